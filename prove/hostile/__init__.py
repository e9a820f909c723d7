"""Everybody who means harm, against a real server."""
