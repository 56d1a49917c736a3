"""Aster: the system a clinic runs on."""

import os

os.environ.setdefault("UV_THREADPOOL_SIZE", "64")
"""Threads of a process that resolve names, read by uvloop's library when it first connects.

Half of them may resolve at a time; of its default of four that is two. Each connection needs one for a moment, also one to an address, so
that two lookups of a provider whose name server is silent would hold up the control unit's connections for seconds.
"""
