### Le site sans serveur : ce qu'il dit avant que ses pages puissent parler.

site-opening = On dresse la table…
site-no-service-worker = Ce navigateur ne permet pas de jouer ici : il n’a pas de « service workers », ou ne les autorise pas. C’est souvent le cas des fenêtres privées et des pages servies sans https. Tout navigateur récent le permet, en https ou depuis cet appareil même.
site-not-opened = Le site n’a pas pu s’ouvrir. Rechargez la page ; si cela ne suffit pas, il se peut que le navigateur ne garde rien pour cette page ou qu’il manque de place.
site-no-script = Cette page a besoin de JavaScript.
site-failed = Quelque chose s’est mal passé ici. Vos tables sont restées en l’état : rechargez la page.
