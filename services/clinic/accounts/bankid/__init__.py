"""Orders to BankID: who somebody is, or what they signed, bound to the session that began them."""
