"""Statements about imported clients."""

INSERT_SEARCH_TOKENS = """
INSERT INTO client_search_token (company_id, id, token)
SELECT $1, t.id, t.token FROM unnest($2::uuid[], $3::text[]) AS t (id, token)
"""
"""A client has some forty tokens: one statement for all, since one for each took most of an import's time."""
