# Caméras et micros : des visages avec une carte sur le front.

# Les boutons, et ce qui est dit avant le premier usage
faces-title = Caméra et micro
faces-camera = Caméra
faces-microphone = Micro
faces-about = L’image et le son vont directement à ceux qui ont allumé quelque chose ici : leurs ordinateurs voient donc l’adresse du tien. Rien n’est enregistré.
faces-relay = Cacher mon adresse : passer seulement par le relais de ce serveur
faces-watch = Les voir et les entendre
faces-watch-about = L’image et le son viennent directement de ceux qui jouent : leurs ordinateurs voient donc l’adresse du tien. Rien n’est enregistré. Personne ne te voit ni ne t’entend.
faces-go = Allumer

# Qui se voit et s’entend
faces-seen = Tu vois maintenant { $name }.
faces-unseen = Tu ne vois plus { $name }.
faces-heard = Tu entends maintenant { $name }.
faces-unheard = Tu n’entends plus { $name }.

# Des ennuis, et que faire
faces-denied = Ton navigateur refuse la caméra ou le micro à cette page. Autorise-les dans ses réglages pour cette page, puis réessaie.
faces-no-camera = Aucune caméra trouvée. Branches-en une et réessaie.
faces-no-microphone = Aucun micro trouvé. Branches-en un et réessaie.
faces-in-use = Un autre programme utilise la caméra ou le micro. Ferme-le là-bas et réessaie.
faces-gone = La caméra ou le micro a disparu : débranché, ou pris par un autre programme.
faces-plain = Les navigateurs ne donnent caméra et micro qu’aux pages venues par HTTPS. La personne qui gère ce serveur peut s’en occuper.
faces-unable = Ce navigateur ne peut pas envoyer d’image ni de son. Essaies-en un autre ; la partie continue avec les animaux.
faces-unreached = Pas encore de connexion avec { $name }. La partie continue, et nous réessayons.
faces-no-relay = Ce serveur n’a pas de relais : sans ton adresse, personne ne peut te joindre. Éteins, puis rallume sans la cacher.
