"""Read-only overviews across domains: the dashboard, the client summary, and the global search."""
