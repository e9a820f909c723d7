"""A table on a server, from a terminal: a client like the page, which knows docs/protocol.md."""
