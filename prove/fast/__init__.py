"""The batched simulator against the rules: the same cards and moves give the same games."""
