"""Work outside the request: the outbox and its dispatcher, scheduled jobs, and single-flight computations."""
