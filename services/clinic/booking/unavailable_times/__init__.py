"""Times in which a practitioner can't be booked: once or repeated every week, with a reason that only staff see."""
