"""Cash registers, their card terminals and control unit enrolment, and the company's register settings."""
