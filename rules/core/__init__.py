"""What every game is made of: dice, rolls, tables, outcomes, pieces, odds."""
