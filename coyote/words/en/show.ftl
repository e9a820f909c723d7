# What the reveal says around the count; its steps are in count.ftl, its events in events.ftl.
show-title = The count of round { $round }
show-number = Declared
show-total = Total
show-pile = from the pile
show-coyotes = { $name }: { $count } of { $of } coyotes
show-on = Go on
show-skip = Skip
