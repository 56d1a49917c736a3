"""The catalogue: categories, services, and the practitioners, rooms and devices that a booking reserves."""
