"""The state machine of a sale or refund after it is committed: control unit check, card payments, registration, reversal.

`state` has the states, the transitions and all timings; `lease` loads and locks a sale for one process; `steps` does what each state
requires; `outcomes` records results; `runner` runs the steps; `poller` is the worker's job that takes over what is due;
`viva_webhooks` has card payments polled at once.
"""
