### Le plateau de Troyes : ses bâtiments, la Cathédrale et les champs, leur nom et, dans « .rule », ce qu’ils font.
### Formes : « .the » le Palais, « .of » du Palais, « .in » au Palais, « .subject » Le Palais en tête de phrase.

troyes-palace = Palais
    .the = le Palais
    .subject = Le Palais
    .of = du Palais
    .in = au Palais
    .rule = Chaque habitant lance un dé rouge et coûte 2 deniers par tour. Un nouveau venu prend l’emplacement que nomme son dé et expulse celui qui l’occupait.

troyes-bishopric = Évêché
    .the = l’Évêché
    .subject = L’Évêché
    .of = de l’Évêché
    .in = à l’Évêché
    .rule = Chaque habitant lance un dé blanc et coûte 1 denier par tour. Un nouveau venu entre par la gauche dans la ligne de son dé et pousse les autres ; le dernier d’une ligne pleine est expulsé.

troyes-city_hall = Hôtel de ville
    .the = l’Hôtel de ville
    .subject = L’Hôtel de ville
    .of = de l’Hôtel de ville
    .in = à l’Hôtel de ville
    .rule = Chaque habitant lance un dé jaune et ne coûte rien. Un nouveau venu entre par la gauche dans la ligne de son dé et pousse les autres ; le dernier d’une ligne pleine est expulsé.

troyes-cathedral = Cathédrale
    .the = la Cathédrale
    .subject = La Cathédrale
    .of = de la Cathédrale
    .in = à la Cathédrale
    .rule = Chaque dé blanc pose un cube sur la case de sa valeur, au plus bas niveau libre. Un niveau sans cube à vous coûte 2 PV à la fin.

troyes-agriculture = Agriculture
    .the = l’Agriculture
    .subject = L’Agriculture
    .of = de l’Agriculture
    .in = à l’Agriculture
    .rule = La moitié de la valeur d’un lot de dés jaunes, en deniers. Aucun homme de métier n’est nécessaire.
