"""The rules: pure functions from pieces and dice to outcomes."""
