// Placeholder for the printed table.
