"""SQL of the rating on Google."""

PORTAL_RATING = """(SELECT jsonb_build_object('rating', g.rating, 'rating_count', g.rating_count, 'maps_uri', g.maps_uri)
  FROM google_rating g WHERE g.company_id = $1 AND g.is_on_portal AND g.rating IS NOT NULL AND g.fetched_at > $2)"""
"""The rating of company $1 for the portal as JSON, or null without one that was fetched since $2."""
