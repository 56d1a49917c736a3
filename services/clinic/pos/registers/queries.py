"""SQL of registers."""

_REGISTERS = """
SELECT r.id, r.name, r.control_id, r.control_unit, r.street_address, r.zip_code, r.city, r.is_active, r.receipt_paper, t.terminal_id,
  t.is_active AS terminal_is_active, s.merchant_id, s.receipt_header, s.receipt_footer, c.name AS company,
  c.organization_number, c.vat_number, c.country, c.unit,
  c.timezone, c.settings->>'CUSTOMER_LANGUAGE' AS customer_language
FROM register r JOIN company c ON c.id = r.company_id LEFT JOIN register_settings s ON s.company_id = r.company_id
LEFT JOIN terminal t ON t.company_id = r.company_id AND t.id = r.terminal_id WHERE r.company_id = $1
"""
REGISTER_CONFIG = f"{_REGISTERS} AND r.id = $2"
ACTIVE_REGISTERS = f"{_REGISTERS} AND r.is_active ORDER BY r.name, r.id"
