"""Notes that staff write about a booking. Clients never see them."""
