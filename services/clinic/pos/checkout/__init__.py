"""Taking payment: price a cart, start a sale, abort it or retry it."""
