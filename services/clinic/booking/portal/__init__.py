"""The public portal: a visitor's way from a service to a booked time, under a flow key and without a cookie."""
