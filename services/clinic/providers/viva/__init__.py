"""Card payments by Viva: terminals, the payment page (`checkout`), webhooks (`events`) and connected `accounts`."""

from clinic.providers.viva import accounts, checkout, events, terminal
from clinic.providers.viva.decline_reasons import decline_error

__all__ = ["accounts", "checkout", "decline_error", "events", "terminal"]
