"""What keeps a word from being lost: journals, locks, what others did to a file, comparisons."""
