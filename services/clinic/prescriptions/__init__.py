"""Prescriptions: requests from a clinic to its prescribers, their signatures, and the treatments that use them."""
