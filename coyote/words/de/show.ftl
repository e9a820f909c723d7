# Was beim Aufdecken gesagt wird; die Schritte stehen in count.ftl, die Ereignisse in events.ftl.
show-title = Die Zählung von Runde { $round }
show-number = Angesagt
show-total = Summe
show-pile = vom Stapel
show-coyotes = { $name }: { $count } von { $of } Kojoten
show-on = Weiter
show-skip = Überspringen
