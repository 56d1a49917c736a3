"""The team: who works at a company and what each may use."""
