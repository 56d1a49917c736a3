"""Card payments by Viva: the terminal on the counter (`terminal`) and its payment page (`checkout`)."""
