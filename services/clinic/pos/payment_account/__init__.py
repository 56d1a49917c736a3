"""The company's account with the payment provider: the invitation, the terms that were agreed to, and its state there (POS-024)."""
