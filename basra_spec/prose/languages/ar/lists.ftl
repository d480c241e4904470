### Cards, lists and counted things in Arabic, as the sentences about rules need them.
###
### Words of the game. Everything is standard Arabic, with the names that are called out at tables in Egypt and the Levant:
###   الباصرة (the game, and the play that clears the floor; in Egypt often spelt بصرة), الأرض (the floor), أخذ (to capture), قشّ (to sweep),
###   الولد J, البنت Q, الشايب K (not الملك: whoever says ولد and بنت says شايب), الآس A, الكومي (the 7♦, which others call سبعة الديناري: the sign
###   stands beside the name wherever a sentence begins with it), الصور is avoided: it takes in the Jack in one place and not in another.
###   التوزيعة (one deal), ورق التوزيع (the stock), الكومة (what a side has taken), الجولة (round), المباراة (match), الحصيلة (total), الدور (turn, play),
###   الطرف (a side: one player, or two partners).
###
### A sentence never has a card as its subject, since الورقة is feminine and الولد is not: it is the player who plays (من يلعب …) and takes with
### “his card” (ورقته). So each sentence is right for every card and every class.
###
### Digits are 0 1 2 3 …, not ٠ ١ ٢ ٣: pages in Egypt and the Levant have both, but cards carry the former, and 7♦ beside ٧ would be two
### alphabets for one thing. Cards are counted in words up to twelve, points in digits.

list-and = { $place ->
   *[any] { $left } و{ $right }
}
list-or = { $place ->
   *[any] { $left } أو { $right }
}
list-or-else = { $place ->
   *[any] { $left }، أو { $right }
}
list-nor = { $place ->
   *[any] { $left } ولا { $right }
}
list-then = { $left }، ثم من هذا { $right }

## Counted things. $form: `subject` or `object` (after a verb or a preposition); only the dual, and twelve, show it.

cards = { $word ->
    [zero] 0 ورقة
    [one] ورقة واحدة
    [two] { $form ->
        [subject] ورقتان
       *[object] ورقتين
    }
    [3] ثلاث ورقات
    [4] أربع ورقات
    [5] خمس ورقات
    [6] ست ورقات
    [7] سبع ورقات
    [8] ثماني ورقات
    [9] تسع ورقات
    [10] عشر ورقات
    [11] إحدى عشرة ورقة
    [12] { $form ->
        [subject] اثنتا عشرة ورقة
       *[object] اثنتي عشرة ورقة
    }
    [few] { $word } ورقات
    [many] { $word } ورقة
   *[other] { $word } ورقة
}
points = { $word ->
    [zero] 0 نقطة
    [one] نقطة واحدة
    [two] { $form ->
        [subject] نقطتان
       *[object] نقطتين
    }
    [few] { $word } نقاط
    [many] { $word } نقطة
   *[other] { $word } نقطة
}
rounds = { $word ->
    [zero] 0 جولة
    [one] جولة واحدة
    [two] جولتين
    [few] { $word } جولات
    [many] { $word } جولة
   *[other] { $word } جولة
}
parts = { $word ->
    [zero] 0 قسم
    [one] قسم واحد
    [two] قسمين
    [few] { $word } أقسام
    [many] { $word } قسمًا
   *[other] { $word } قسم
}

## Cards. $form: `no` (ولد, after a negation), `object` (ولدًا), `is` (what a card is said to be: ولدًا, من 2 إلى 10), `each` (كل ولد), `the` (الولد), `all` (الأولاد).

card-any = { $form ->
    [each] كل ورقة
    [all] كل الأوراق
   *[object] أي ورقة
}
card-range = { $first ->
    [J] { $last ->
        [Q] { $form ->
            [each] كل ولد وكل بنت
            [the] الولد أو البنت
            [all] الأولاد والبنات
            [no] ولد ولا بنت
           *[object] ولدًا أو بنتًا
        }
       *[K] { $form ->
            [each] كل ولد وكل بنت وكل شايب
            [the] الولد أو البنت أو الشايب
            [all] الأولاد والبنات والشياب
            [no] ولد ولا بنت ولا شايب
           *[object] ولدًا أو بنتًا أو شايبًا
        }
    }
    [Q] { $form ->
        [each] كل بنت وكل شايب
        [the] البنت أو الشايب
        [all] البنات والشياب
        [no] بنت ولا شايب
       *[object] بنتًا أو شايبًا
    }
   *[other] { $form ->
        [each] كل ورقة من { card-first } إلى { card-last }
        [the] أي ورقة من { card-first } إلى { card-last }
        [all] الأوراق من { card-first } إلى { card-last }
        [is] من { card-first } إلى { card-last }
       *[object] ورقة من { card-first } إلى { card-last }
    }
}
card-one = { card-notation }
card-rank = { $rank ->
    [A] { $form ->
        [each] كل آس
        [the] الآس
        [all] الآسات
        [no] آس
       *[object] آسًا
    }
    [J] { $form ->
        [each] كل ولد
        [the] الولد
        [all] الأولاد
        [no] ولد
       *[object] ولدًا
    }
    [Q] { $form ->
        [each] كل بنت
        [the] البنت
        [all] البنات
        [no] بنت
       *[object] بنتًا
    }
    [K] { $form ->
        [each] كل شايب
        [the] الشايب
        [all] الشياب
        [no] شايب
       *[object] شايبًا
    }
   *[other] { $form ->
        [each] كل ورقة { $rank }
        [the] الـ{ $rank }
        [all] أوراق الـ{ $rank }
        [is] { $rank }
       *[object] ورقة { $rank }
    }
}
card-first = { $first ->
    [A] الآس
    [J] الولد
    [Q] البنت
    [K] الشايب
   *[other] { $first }
}
card-last = { $last ->
    [A] الآس
    [J] الولد
    [Q] البنت
    [K] الشايب
   *[other] { $last }
}

## Play classes. $form: after “whoever plays” as it stands, `are` which cards it is, `heading` above its rules. `.cards`: the class is called so only while these are its cards.

class = { $form ->
    [are] الفئة «{ $name }» هي { CARDS($cards, form: "all") }
    [heading] الفئة «{ $name }»
   *[played] ورقة من الفئة «{ $name }»
}
class-number = { $form ->
    [are] الأوراق العادية هي الأوراق من الآس إلى 10
    [heading] الأوراق العادية
   *[played] ورقة عادية
}
    .cards = A-10
class-court = { $form ->
    [are] للبنات والشياب حكم واحد
    [heading] البنت والشايب
   *[played] بنتًا أو شايبًا
}
    .cards = Q K
class-jack = { $form ->
    [are] للأولاد حكم خاص
    [heading] الولد
   *[played] ولدًا
}
    .cards = J
class-komi = { $form ->
    [are] للكومي (7♦) حكم خاص
    [heading] الكومي (7♦)
   *[played] الكومي (7♦)
}
    .cards = 7D
