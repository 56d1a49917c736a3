"""SQL of companies."""

IS_VERIFIED = "SELECT is_verified FROM company WHERE id = $1"
