"""E-mail about a person's account: the texts, requesting one and queueing it."""
