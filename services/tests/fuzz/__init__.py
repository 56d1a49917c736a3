"""Random requests made from the OpenAPI document; `just fuzz` runs them, `just test` doesn't."""
