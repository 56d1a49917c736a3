"""The control system that every Swedish sale is registered with, at Infrasec."""
