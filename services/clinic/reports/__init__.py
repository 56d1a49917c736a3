"""What a period came to: visits, sales and the journal in figures, on the screen and as a workbook."""
