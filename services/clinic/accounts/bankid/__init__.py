"""BankID orders: identification and signatures, each bound to the session that started it."""
