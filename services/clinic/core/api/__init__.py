"""The handling of all HTTP calls: middleware, the response envelope, errors, pagination, rate limits and idempotency keys."""
