"""Stand-ins that speak each provider's real protocol, so that the product runs and is tested without accounts.

Nothing here imports the product and the product imports nothing from here: they meet on sockets only.
"""
