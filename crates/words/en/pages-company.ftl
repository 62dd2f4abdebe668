### What is around a game: opponents, sharing, records from elsewhere, company, talk, clocks, calls.

page-role-robot = bot
