"""Google's OAuth 2 and Calendar API v3."""
