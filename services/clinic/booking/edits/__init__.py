"""Changes of a booking other than its start: service, length, price, practitioner, room, client and special request."""
