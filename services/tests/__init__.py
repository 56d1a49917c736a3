"""Stories over HTTP on a real PostgreSQL and Valkey; data by the factories of `make`."""
