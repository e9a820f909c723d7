"""The types of what goes over the wire, in and out. They hold no logic but their own shape."""
