"""Gift cards: sold, looked up, used in part."""
