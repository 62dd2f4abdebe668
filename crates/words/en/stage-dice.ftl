### Troyes Dice on any screen: what can be pointed at, headings, the lobby.

dice-about = Everybody writes on a sheet of their own; the dice are there for all.
dice-moment-day = { $half ->
        [morning] { $game } · day { $day } of { $days }, morning
       *[afternoon] { $game } · day { $day } of { $days }, afternoon
    }

## The lobby

dice-lobby-about = Eight days on a wheel of dice; everybody fills a sheet, all at the same time.
dice-lobby-numbers = Numbers of the columns

## Headings of choices

dice-heading-color = Change its color
dice-heading-value = Change its value
dice-heading-use = Use it
dice-heading-any = Paid with any resource

## Spots

dice-spot-die = { $nature ->
        [black] { $color ->
            [red] A black die showing { $face } on a red plaza
            [yellow] A black die showing { $face } on a yellow plaza
           *[white] A black die showing { $face } on a white plaza
        }
        [guest] { $color ->
            [red] A black die at a banquet showing { $face } on a red plaza
            [yellow] A black die at a banquet showing { $face } on a yellow plaza
           *[white] A black die at a banquet showing { $face } on a white plaza
        }
        [raider] { $color ->
            [red] A die of raiders showing { $face } on a red plaza
            [yellow] A die of raiders showing { $face } on a yellow plaza
           *[white] A die of raiders showing { $face } on a white plaza
        }
       *[clear] { $color ->
            [red] A die showing { $face } on a red plaza
            [yellow] A die showing { $face } on a yellow plaza
           *[white] A die showing { $face } on a white plaza
        }
    }
dice-spot-place = Place { $place }
dice-spot-plaza = { $color ->
        [red] red plaza; its other side is { $other ->
            [red] red
            [yellow] yellow
           *[white] white
        }
        [yellow] yellow plaza; its other side is { $other ->
            [red] red
            [yellow] yellow
           *[white] white
        }
       *[white] white plaza; its other side is { $other ->
            [red] red
            [yellow] yellow
           *[white] white
        }
    }
dice-spot-plaza-same = { $color ->
        [red] red plaza, red on both sides
        [yellow] yellow plaza, yellow on both sides
       *[white] white plaza, white on both sides
    }
dice-spot-value = value { $value }
dice-spot-color = { $color ->
        [red] color red
        [yellow] color yellow
       *[white] color white
    }
dice-spot-compensation = No die can be paid: { $amount } of each resource
dice-spot-building = { $building }, column { $column }
dice-spot-numbered-building = { $building }, column { $column } · takes a { $die }
dice-spot-column = Column { $column } has number { $number }
dice-spot-square = { $die }, column { $column }
dice-spot-unnumbered = { $color ->
        [red] red die of column { $column }, not numbered yet
        [yellow] yellow die of column { $column }, not numbered yet
       *[white] white die of column { $column }, not numbered yet
    }
dice-spot-resource = The track of { $resource }
dice-spot-citizens = The track of { $people }
dice-spot-score = { FORM($row, "character") } for { FORM($row, "plural") }
dice-spot-total = All victory points
dice-spot-player = { $who } · { $vp } VP

## What a die brings

dice-reach-builds = builds: { $building }

## What stands on a sheet

dice-piece-drawn = { $building }
dice-piece-crossed = { $color ->
        [red] crossed out red die
        [yellow] crossed out yellow die
       *[white] crossed out white die
    }
dice-piece-multiplier = multiplier { $multiplier }
dice-piece-taken = your die
