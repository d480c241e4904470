### The home pages of the site, and the text around every page.

page-site-about = The rules of the card game Basra as data: read them in your language, play by them, and test any engine against them.
page-site-choose = Choose your language
page-site-promise = The rules of Basra, tested by play
# $count is how many rulesets there are.
page-site-what = Basra is a fishing card game. A card from your hand takes equal cards and sums from the floor, and clearing the floor is a Basra. It is played in many ways. { $count ->
    [one] One of them is written here as data: a program plays by it, and these pages put it into words.
   *[other] Here { $count } rulesets are written as data: a program plays by them, and these pages put them into words.
}
page-site-played = A Basra, step by step
page-site-played-by = Played by these rules

page-site-readers = Where do you want to start?
page-site-players = You play, or have a house rule
page-site-players-text = See how each game is played and where two of them differ, and write down your own house rule.
page-site-to-rules = Read the rules
page-site-to-compare = Compare the games
page-site-to-house-rule = Write your first house rule
page-site-makers = You develop an engine
page-site-makers-text = Ask your program the same questions as ours, and learn rule by rule where it is right and where it is wrong.
page-site-to-cases = Browse the cases
page-site-to-judge = Test your engine
page-site-publishers = You publish rules
page-site-publishers-text = Make pages and printed sheets in several languages. Every example has been played, and every rule names its source.
page-site-to-decisions = See what the sources leave open
page-site-to-publish = Publish your rules
page-site-to-sources = Trace a rule to its source

page-site-footer = Built with basra-spec { $version }. MIT licence.
page-site-to-dark = Switch to dark colours
page-site-to-light = Switch to light colours
page-site-lost = Page not found
page-site-lost-text = It may have moved, or the address may be mistyped.
page-site-to-home = Go to the home page

# What a search engine shows for a page.
page-site-about-rules = The rules of every game of Basra described here, each on its own page.
page-site-about-ruleset = How “{ $title }” is played: its rules in sentences, with examples played by them.
page-site-about-compare = Where the rulesets of Basra differ, rule by rule, and the smallest position that shows it.
page-site-about-cases = Cases by topic: a position, a play, and what each ruleset answers.
page-site-about-topic = Cases on “{ $topic }”: each with what every ruleset answers.
page-site-about-decisions = What the sources leave open, which reading each ruleset takes, and how else it can be read.
page-site-about-sources = The documents that state the rules of Basra: what each says, and what rests on it.
page-site-about-document = What { $document } states, with the rules and cases that rest on it.
page-site-about-glossary = The words of Basra in several languages, each with the documents that use it.
page-site-about-documentation = Guides and reference for authors of house rules, engine developers and publishers of rules.
