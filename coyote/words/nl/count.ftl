# De telling, stap voor stap. $cards zijn de kaarten waarop iets werkt, $sum is wat alle kaarten na de stap waard zijn.
count-cards = Kaarten: { $cards }
count-start = Alle getallen samen: { $sum }
count-mystery = Het raadsel (?) draait { $cards } om: { $sum }
count-mystery-none = Het raadsel (?) vindt geen kaart om te draaien en telt voor 0: { $sum }
count-discard = De dief gaat ervandoor met { $cards }: { $sum }
count-discard-none = De dief vindt geen groene kaart om mee te nemen: { $sum }
count-flip = De spiegel maakt { $cards } negatief: { $sum }
count-flip-none = De spiegel vindt geen groene kaart om te spiegelen: { $sum }
count-cancel = De eclips maakt { $cards } 0 waard: { $sum }
count-cancel-none = De eclips vindt geen groene kaart: { $sum }
count-double = De echo verdubbelt { $cards }: { $sum }
count-double-none = De echo vindt niets om te verdubbelen: { $sum }
count-night = De nacht is 0 waard: { $sum }
count-total = Totaal: { $total }
count-reshuffle = De nacht was te zien: na deze ronde worden alle kaarten opnieuw geschud.
