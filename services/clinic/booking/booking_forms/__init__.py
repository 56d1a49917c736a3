"""The consents and questionnaires that services ask of clients: sent with a booking and followed up before it (USE-008)."""
