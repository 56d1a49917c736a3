"""The audit log: its entries, the access log, the seals that prove it unaltered, and reviews of signed records."""

from clinic.core.audit.log import AuditEntry, AuditSeal, record

__all__ = ["AuditEntry", "AuditSeal", "record"]
