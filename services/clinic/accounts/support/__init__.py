"""Messages of staff to the service's support (PLT-082)."""
