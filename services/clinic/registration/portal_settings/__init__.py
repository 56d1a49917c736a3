"""The settings of the registration portal, with the texts of its e-mails."""
