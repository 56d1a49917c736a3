"""The team: a company's users, their roles and modules."""
