"""Statements about imported clients."""

INSERT_SEARCH_TOKENS = """
INSERT INTO client_search_token (company_id, id, token)
SELECT $1, t.id, t.token FROM unnest($2::uuid[], $3::text[]) AS t (id, token)
"""
"""A client has some forty tokens: one statement for all, since one for each took most of an import's time."""
DISCARD_PLANS = "DISCARD PLANS"
"""Before the tokens: the check of their foreign key may have been planned when the table held few clients, as a scan of all of them."""
