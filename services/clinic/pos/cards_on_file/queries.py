"""SQL of cards on file."""

CLAIM_DUE_CHARGES = "SELECT company_id, charge_id FROM claim_card_charges($1, $2)"
