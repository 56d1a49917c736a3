"""SQL of BankID orders."""

DUE_ORDERS = "SELECT company_id, order_id FROM lookup_due_bankid_orders($1)"
