"""What crosses the domains in one look: the dashboard, the client's card, search over everything."""
