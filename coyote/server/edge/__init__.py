"""Where strangers' bytes arrive: connections, messages and limits."""
