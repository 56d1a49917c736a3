"""The public booking portal: a visitor's steps from choosing a service to a confirmed booking, under a flow key and without cookies."""
