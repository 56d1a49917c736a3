"""The clinic's clients: their data, search, merging, and which users may access which of them."""
