#!/usr/bin/env python3
"""The smallest bot: it always plays the first legal move. The protocol is described in docs/bot-protocol.md."""
import sys

moves = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("hello first-move", flush=True)
    elif word == "moves":
        moves = rest.split()
    elif word == "turn":
        print("move " + moves[0], flush=True)
    elif word == "quit":
        break
