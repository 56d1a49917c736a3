"""What this domain does by the clock; imported at start."""

from clinic.quality.devices import jobs as jobs
