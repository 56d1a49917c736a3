"""The clinic's own texts, picture and questions of its booking portal, and whether visitors identify themselves by BankID."""
