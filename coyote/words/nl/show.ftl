# Wat er bij het omdraaien gezegd wordt; de stappen staan in count.ftl, de gebeurtenissen in events.ftl.
show-title = De telling van ronde { $round }
show-number = Gezegd
show-total = Totaal
show-pile = van de stapel
show-coyotes = { $name }: { $count } van { $of } coyotes
show-on = Verder
show-skip = Overslaan
