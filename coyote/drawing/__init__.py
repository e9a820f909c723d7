"""Views for people without a page: as text for a prompt, as a picture for a notebook.

Law: whatever is drawn is drawn from a view, never from a game, so it can show nothing that its eyes may not see. The words
are plain English for those who program; the page and the commands speak through `coyote.speech`.
"""
