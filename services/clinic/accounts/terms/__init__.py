"""The terms of the service: their published versions, and who agreed to which."""
