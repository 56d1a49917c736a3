"""Event subscribers of the point of sale; imported at start."""

from clinic.pos.receipts import email as email
