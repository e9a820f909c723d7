"""Programs: bots in any language, which read and write lines of JSON (docs/bots.md)."""
