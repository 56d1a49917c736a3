"""The journal: the clinic's catalogue of treatments, and the procedures documented for each client."""
