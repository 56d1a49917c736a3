"""Quality management: medical devices and their maintenance, documents with versions, and who did what with them."""
