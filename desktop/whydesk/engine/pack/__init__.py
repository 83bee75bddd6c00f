"""The pack: one SQLite file that holds the source and, for other readers, the tables made of it."""
