# Each option in one line; where the booklets are silent, the default is our ruling.
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
