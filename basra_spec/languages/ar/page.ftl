### What stands around the sentences: headings, and the words between a rule and what is known of it.

group-cards = الورق
group-players = اللاعبون
group-deal = التوزيع
group-play = اللعب والأخذ
group-basra = الباصرة
group-round = الجولة وحساب النقاط
group-match = المباراة
group-ceremony = ترتيبات اللعب

told-replaces = بدلًا من ({ $place }): { $sentence }
told-removed = ألغاه { $place }: { $sentence }
told-statement = نص الصفحة ({ $statement }؛ { $documents }، «{ $section }»): { $rule }
told-assumption = لا صفحة تنص على هذا، فهو افتراض.
told-own = هذه قاعدة من عندك، ولا تستند إلى صفحة.
told-decision = تترك الصفحة هذا مفتوحًا ({ $decision }): { $why }
told-reading = وتُفهم أيضًا هكذا ({ $reading }): { $sentence }
told-reading-without = وتُفهم أيضًا ({ $reading }) من دون هذا: { $sentence }
told-notes = ملاحظات (لم تُراجَع)
