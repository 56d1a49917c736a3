"""The usage of a clinic's plan (PLT-051): users, clients, storage and messages, in one statement at any size."""
