"""SQL of message settings, for the statements that load what a message states."""

from sqlalchemy import text

SETTINGS_JOIN = "LEFT JOIN message_settings ms ON ms.company_id = b.company_id"
"""Joins the settings of the company of `b`, a booking."""
NAMES_TREATMENT = """coalesce(ms.names_treatments, false) AND coalesce((SELECT t.is_agreed FROM treatment_name_consent t
  WHERE t.company_id = b.company_id AND t.client_id = b.client_id ORDER BY t.created_at DESC, t.id DESC LIMIT 1), false)"""
"""Whether messages may name the treatment of `b`, a booking (LAW-052)."""
MESSAGE_COLUMNS = f"""
  coalesce(ms.arrive_early_minutes, 5) AS arrive_early_minutes, coalesce(ms.sms_en, '') AS sms_en, coalesce(ms.sms_sv, '') AS sms_sv,
  coalesce(ms.mail_en, '') AS mail_en, coalesce(ms.mail_sv, '') AS mail_sv, {NAMES_TREATMENT} AS names_treatment
"""
MAY_NAME_TREATMENT = text("""
SELECT coalesce((SELECT names_treatments FROM message_settings WHERE company_id = :company), false)
  AND coalesce((SELECT is_agreed FROM treatment_name_consent WHERE company_id = :company AND client_id = :client
    ORDER BY created_at DESC, id DESC LIMIT 1), false)
""")
