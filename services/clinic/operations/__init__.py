"""Operations: the outbox's deliveries, which an administrator can send again, and the audit log."""
