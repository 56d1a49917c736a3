"""What can be booked: categories, services, and the practitioners, rooms and devices that a visit takes time of."""
