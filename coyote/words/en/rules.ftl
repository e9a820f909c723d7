# What the cards are called. A terminal adds in brackets what people type.

card-number = { $card }
card-mystery = mystery (?)
card-discard = thief
card-flip = mirror
card-cancel = eclipse
card-double = echo
card-night = night
card-typed = { $name } ({ $token })
card-mystery-begins = The mystery (?)
card-discard-begins = The thief
card-flip-begins = The mirror
card-cancel-begins = The eclipse
card-double-begins = The echo
card-night-begins = The night

## The count, step by step. $cards are the cards a special acted on, $sum what all cards are worth after the step.

count-cards = Cards: { $cards }
count-start = All numbers together: { $sum }
count-mystery = The mystery (?) turns over { $cards }: { $sum }
count-mystery-none = The mystery (?) finds no card to turn over and counts 0: { $sum }
count-discard = The thief leaves and takes { $cards } along: { $sum }
count-discard-none = The thief finds no green card to take: { $sum }
count-flip = The mirror makes { $cards } negative: { $sum }
count-flip-none = The mirror finds no green card to turn: { $sum }
count-cancel = The eclipse makes { $cards } worth 0: { $sum }
count-cancel-none = The eclipse finds no green card: { $sum }
count-double = The echo doubles { $cards }: { $sum }
count-double-none = The echo finds nothing to double: { $sum }
count-night = The night is worth 0: { $sum }
count-total = Total: { $total }
count-reshuffle = Night was shown: all cards are reshuffled after this round.

## Words that depend on what is in a box: an answer of one option alone, and what a card does where another card is missing.

value-nothing-empty_pile = stays empty
value-nothing-no_green = nothing happens
value-round-masks_per = once a round
learn-card-double-without-flip = lets every green card count twice.

## Where the facts about a box come from, and how certain they are.

sources-title = Where this comes from
source-line = { $parts }: { $origin } ({ $certainty })
part-seats = number of players
part-deck = the cards
part-count = the count
part-numbers = what may be said
part-lives = when somebody is out
part-starter = who starts the next round
part-powers = the extra rules
part-coins = the number of each coin
origin-booklet = printed in the booklet
origin-reconstruction = our reconstruction
origin-owners = according to owners and shops
origin-program = taken from another program
origin-as-2003 = not known, so as in the box of 2003
certainty-sure = certain
certainty-likely = likely
certainty-guess = a guess

## Each option in one line; where the booklets are silent, the default is our ruling.

option-coins = eight coins on the table, each good for one trick a round
option-specials = everybody has { $piece ->
    [mask] a mask
    [twig] a twig
   *[token] a token
} for one special a round
option-out_at = how many coyotes put a player out
option-least_number = the lowest number that may open a round
option-highest_number = the highest number that may be said
option-feathers = how many feathers are played with
option-deck = a deck of your own, as CARDxCOUNT …
option-coin_counts = how many coins of each kind, as COINxCOUNT …
option-mystery_special = a special turned over by a mystery acts, or does nothing
option-mystery_chain = a mystery turned over by a mystery turns over one more
option-empty_pile = a pile that is empty in mid-round is refilled with the discards, or stays empty
option-turned_cards = cards turned over by a mystery are discarded, or go back into the pile
option-night_reshuffle = night reshuffles however it was shown, or only when it was counted or exchanged
option-no_green = { $cards }: with no green card nothing happens, or the highest red card is affected, or the highest number card, even a 0
option-ties = if several cards are highest, one of them is acted on, or all of them
option-discard_first = the thief acts before the mirror
option-starter_out = if the one who should start is out, the next player starts, or the previous one
option-opening_skip = the starter may skip
option-call_after_skip = Coyote may be called although somebody said nothing in between
option-back_to_declarer = when the turn comes back to the declarer they must raise, or the round ends
option-sit_out = whoever guesses right sits out the round
option-call_after_coin = Coyote may be called in the same turn after a coin
option-agree_makes = whoever agrees becomes the declarer, or only passes the number on
option-double_lasts = a double lasts for one turn, or for the round
option-again_on_agreed = “again” may be said to a number that was agreed to
option-specials_with_two = { $piece ->
    [mask] masks
    [twig] twigs
   *[token] specials
} may be used with two players left
option-doubles = the echo doubles the green cards, or the whole total, red cards too
option-masks_per = { $piece ->
    [mask] a mask
    [twig] a twig
   *[token] a token
} may be used once a round, or once in the whole game
