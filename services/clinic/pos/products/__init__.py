"""Products that the clinic sells, and their stock."""
