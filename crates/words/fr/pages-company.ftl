### Ce qui entoure une partie : adversaires, partage, enregistrements venus d’ailleurs, présences, paroles, pendules, appels.

page-role-robot = robot
