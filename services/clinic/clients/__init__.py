"""The clinic's clients, who may see them, and finding them."""
