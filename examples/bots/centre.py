#!/usr/bin/env python3
"""A bot for Adjacent Claim and other games: it prefers moves near the centre of the board.

It shows what a bot can read from the protocol; docs/bot-protocol.md describes all lines.
"""
import sys


def cells(move):
    """The (row, column) pairs in the text of a move: C3, f5 or 00-10+11."""
    if move[0].isalpha():
        return [(int(move[1]) - 1, ord(move[0].lower()) - ord("a"))]
    digits = [int(c) for c in move if c.isdigit()]
    return list(zip(digits[0::2], digits[1::2]))


def distance(move, size):
    row, column = cells(move)[-1]
    return abs(row - (size - 1) / 2) + abs(column - (size - 1) / 2)


moves, size = [], 5
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "hello":
        print("hello centre", flush=True)
    elif word == "position":
        size = rest.count("/") + 1
    elif word == "moves":
        moves = rest.split()
    elif word == "turn":
        print("move " + min(moves, key=lambda move: distance(move, size)), flush=True)
    elif word == "quit":
        break
