"""What all proofs need: a client, a server as a program, and a list of promises."""
