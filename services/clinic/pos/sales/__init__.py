"""Sales and refunds: priced, paid, numbered, registered with the control unit, shown."""
