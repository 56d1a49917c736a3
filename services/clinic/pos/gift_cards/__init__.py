"""Gift cards: sold on receipts, redeemed as payment, listed and updated by staff."""
