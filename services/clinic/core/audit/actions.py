"""The audit actions about a client. The OpenAPI document lists them, so that the client's log has a label for each in both languages."""

CLIENT_ACTIONS: tuple[str, ...] = (
    "booking.cancelled", "booking.created", "booking.follow_up", "booking.reminder", "booking.rescheduled",
    "client.changed", "client.created", "client.export_completed", "client.export_deleted", "client.export_downloaded",
    "client.export_requested", "client.export_reused", "client.merged", "client.publish_permission_changed", "client.viewed",
    "consent.approved", "consent.assigned", "consent.cancelled", "consent.correction_started", "consent.not_approved", "consent.signed",
    "consent.viewed",
    "document.frozen", "document.pdf_generated", "document.pdf_requested", "document.viewed",
    "file.claimed", "file.generated", "file.viewed", "file.withdrawn",
    "forms.code_sent", "forms.link_opened", "forms.sent", "forms.verified", "forms.viewed",
    "gift_card.changed", "gift_card.redeemed", "gift_card.restored", "gift_card.sold",
    "message.delivered", "message.failed", "message.queued", "message.resent", "message.sent", "message.unknown", "message.withdrawn",
    "portal.booked",
    "prescription.assigned", "prescription.changed", "prescription.declined", "prescription.expired", "prescription.inactivated",
    "prescription.left_unsigned", "prescription.removed", "prescription.requested", "prescription.signed", "prescription.unassigned",
    "prescription.used", "prescription.uses_released", "prescription.viewed",
    "procedure.approved", "procedure.cancelled", "procedure.changed", "procedure.correction_started", "procedure.created",
    "procedure.deleted", "procedure.not_approved", "procedure.signed", "procedure.viewed",
    "questionnaire.answered", "questionnaire.approved", "questionnaire.assigned", "questionnaire.cancelled",
    "questionnaire.correction_started", "questionnaire.not_approved", "questionnaire.pdf_requested", "questionnaire.signed",
    "questionnaire.viewed",
    "receipt.issued", "receipt.viewed",
    "refund.abort_requested", "refund.failed", "refund.reversal_failed", "refund.started",
    "register.copy", "register.refund", "register.sale", "register.unfinished",
    "sale.abort_requested", "sale.failed", "sale.payment_outcome_unknown", "sale.returned_at_unit", "sale.reversal_failed",
    "sale.reversal_started", "sale.started",
)
"""Every action that is audited with a `client_id`. The tests fail when the code or the test database has one that isn't listed."""
