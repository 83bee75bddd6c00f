"""The seal: who holds the key that signed a pack, and that nothing changed since."""
