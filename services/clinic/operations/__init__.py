"""What those who run a clinic's Aster look after: deliveries that failed, and the audit log."""
