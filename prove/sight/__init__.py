"""Nobody learns their own card from the server: two worlds that differ in one card look the same."""
