"""Clients of those who send, charge, sign and report for a clinic. Each speaks its provider's protocol and knows no domain."""
