### The score helper: what lies on the table at the end, and what it counts.

## What is filled in: Troyes

score-families = Before each family
score-tokens = Victory point tokens
score-deniers = Deniers
score-influence = Influence
score-events-taken = Event cards taken
score-events-waiting = Events on the board with a cube of theirs
score-cathedral = Cubes on the Cathedral
score-level = Level { $level }
score-buildings = Citizens in the buildings
score-cards = Activity cards
score-card = Card
score-card-number = Card { $number }
score-first-space = First space
score-second-space = Second space
score-picture = On the picture: { $who }
score-owner = { $who }
score-cubes = Cubes that stay on Activity cards
score-gates = Outside the gates
score-gate = Gate { $number }
score-tile = Tile
score-characters = Characters that score
score-character = Character
score-character-number = Character { $number }

## What is filled in: Troyes Dice

score-dice-buildings = Buildings
score-dice-drawn = { FORM($row, "plural") }: built
score-dice-multiplier = { FORM($row, "plural") }: number beside the character
score-dice-resources = Resources that were not spent
score-dice-unspent = { $resource ->
        [influence] Influence
        [knowledge] Knowledge
       *[deniers] Deniers
    }
score-dice-citizens = Citizens

## What is wrong

score-where = { $row }, { $column }
score-where-seat = { $row }, { $who }
score-wrong-field = There is no field “{ $field }”.
score-wrong-number = { $field }: “{ $value }” is no number from { $least } to { $most }.
score-wrong-word = { $field }: “{ $value }” is not known.
score-wrong-level-full = Level { $level } of the Cathedral has room for 6 cubes, not for { $cubes }.
score-wrong-level-below = Level { $level } of the Cathedral has more cubes than the level below it.
score-wrong-building-full = { $building }: more than 6 citizens do not fit.
score-wrong-card-missing = Card { $number } has tradesmen but no name.
score-wrong-two-tradesmen = { $who } cannot stand on both spaces of { $card }.
score-wrong-gate-missing = Which tile lies outside gate { $number }?
score-wrong-characters = { $wanted } characters score, { $given } are named.
score-wrong-twice = { $thing } is named twice.
score-form-line-wrong = { $field } ({ $wrong })
# A field of the form, and what may stand in it.
score-form-field = { $row }, { $column }: { $values }
score-form-reason = { $source }: { $reason }
score-wrong-form = This cannot be counted yet:{ $wrong }
score-wrong-setup = The game cannot have been set up like this.

## Why a row counts so

score-why-tokens = The tokens before each family, whatever they were given for.
score-why-waiting = 1 for each event that was not countered and bears a cube of the family's.
score-why-tradesmen = What is printed on the spaces of the cards where tradesmen stand.
score-why-levels = 2 are lost for each level of the Cathedral without a cube.
score-why-gates = What the tiles outside the gates give for cubes at the end.
score-why-dice-character = The number beside the character, for each building of its row.
score-why-dice-unspent = 1 for every { $count } that were not spent.
score-why-dice-citizens = 1 for each citizen.

## The page and the command

score-page-title = Score helper – Troyes
score-page-heading = Score helper
score-page-about = For a game that was played without this program: enter what lies on the table, and the rules count.
score-page-choose = Which game was it?
score-page-go-on = To the table
score-page-count = Count
score-page-wrong = This cannot be counted yet:
score-page-why = Why
score-page-other = Another game
score-page-real = Count a finished game
cli-help-score = Count a finished game from what lies on the table
cli-help-score-file = A filled form; without one, an empty form is written
score-form-about = Fill in what lies on the table, a number or a word after each =, and count it with: troyes score FILE
score-form-line = Line { $line }: “name = value” is expected.
