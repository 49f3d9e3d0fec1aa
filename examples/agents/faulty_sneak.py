#!/usr/bin/env python3
"""The correct solution with one slip: a sneak conquers, too."""
import correct


def play(board, player, cell):
    after = board[:]
    after[cell] = player
    # Slip: this happens after every move. Only a raid, next to an own squirrel, conquers.
    for other in correct.NEIGHBOURS[cell]:
        if board[other] == correct.opponent(player):
            after[other] = player
    return after


correct.play = play
correct.main()
