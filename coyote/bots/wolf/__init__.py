"""The champion: a trained net, and a book for the round of two."""
