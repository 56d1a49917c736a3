"""Payments that visitors of the booking portal make in advance, by card page or Swish, for a time that is held for them."""
