"""What this domain hears; imported at start."""

from clinic.booking.visits import listeners as listeners
