"""Scheduled jobs of quality management; imported at start."""

from clinic.quality.devices import jobs as jobs
