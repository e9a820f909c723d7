"""Tables online: what is kept, who is told, and the door for clients."""
