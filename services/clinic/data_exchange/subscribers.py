"""Event subscribers and jobs of data exchange; imported at start."""

from clinic.data_exchange.client_export import worker as worker
from clinic.data_exchange.client_list import worker as client_list_worker  # noqa: F401 - registers itself
from clinic.data_exchange.imports import worker as import_worker  # noqa: F401 - registers itself
from clinic.data_exchange.log_review import jobs as jobs
