### The toy game that the tests play.

toy-option-rich = Everybody begins with twice the coins.
toy-seat = { $seat ->
        [red] red
        [green] green
        [blue] blue
       *[gold] gold
    }
toy-ask-take = Which of your dice do you take?
toy-ask-use = What do you do with the { $face }?
toy-say-take = Take the { $face }
toy-say-sell = Sell it for { $face } coins
toy-say-sell-it = Sell it
toy-say-build = Build it into the tower for { $cost } coins
toy-awaited-deal = A lucky face for everybody, in order of seats.
toy-awaited-roll = Two dice for everybody, in order of seats.
toy-told-dealt = { $who } has the lucky face { $face }.
toy-told-rolled = { $who } rolls { $a } and { $b }.
toy-told-took = { $who } takes the { $face }.
toy-told-sold = { $who } sells it for { $face } coins.
toy-told-built = { $who } builds the { $face } into the tower.
toy-may-build = You may build.
toy-may-not-build = Building costs { $cost } coins: you lack { $missing }.
toy-may-sell = You may sell.
toy-no-die = You have not taken a die to use now.
toy-no-thing = there is no `{ $thing }`; ask about tower or purse
toy-lucky = Lucky face
    .rule = Each die of your lucky face in your tower scores a bonus.
toy-purse = Purse
    .rule = Selling a die gives as many coins as it shows.
toy-tower = Tower
    .rule = Building a die costs coins; at the end it scores what it shows.
toy-board = board
toy-set = toy
toy-figure = { $figure ->
        [bonus] bonus
        [coins] coins
       *[cost] cost
    }
toy-score-tower = tower
toy-score-lucky = lucky faces
toy-score-coins = coins
