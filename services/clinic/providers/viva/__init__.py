"""Card payments by Viva: the counter's `terminal`, its payment page (`checkout`), webhooks (`events`), connecting (`accounts`)."""

from clinic.providers.viva import accounts, checkout, events, terminal
from clinic.providers.viva.reasons import reason

__all__ = ["accounts", "checkout", "events", "reason", "terminal"]
