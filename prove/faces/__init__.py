"""Faces in real browsers: everybody sees the right one, whatever is unplugged, cut or killed."""
