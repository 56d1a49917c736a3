"""How Aster runs on one machine with nothing installed: tools, database, queue, bundles and processes."""
