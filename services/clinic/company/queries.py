"""SQL of companies."""

IS_VERIFIED = "SELECT is_verified FROM company WHERE id = $1"
SETTINGS = "SELECT settings::text FROM company WHERE id = $1"
SETTINGS_WITH_VERSION = "SELECT settings::text, version FROM company WHERE id = $1"
NAME = "SELECT name FROM company WHERE id = $1"
