"""SQL of products' stock."""

ADJUST_STOCK = """
WITH change AS (SELECT * FROM unnest($2::uuid[], $3::bigint[]) AS c (id, quantity)),
locked AS (SELECT p.id FROM product p WHERE p.company_id = $1 AND p.id = ANY($2::uuid[]) ORDER BY p.id FOR UPDATE)
UPDATE product p SET stock = p.stock + c.quantity, version = p.version + 1 FROM change c, locked
WHERE locked.id = p.id AND p.company_id = $1 AND p.id = c.id AND p.stock + c.quantity >= 0 RETURNING p.id, p.stock
"""
"""The product's version increases with its stock, so that a form that was opened earlier can't write the old stock back."""
PRODUCT_NAME = "SELECT name FROM product WHERE company_id = $1 AND id = $2"
