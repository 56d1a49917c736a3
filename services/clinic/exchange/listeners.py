"""What this domain hears, and does by the clock; imported at start."""

from clinic.exchange.records import maker as maker
