#!/usr/bin/env python3
"""A partial solution of the Squirrel War homework: only greedy, and with a slip."""

SIZE = 5


def neighbours(row, col):
    around = [(row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)]
    return [(r, c) for r, c in around if 0 <= r < SIZE and 0 <= c < SIZE]


def play(board, player, row, col):
    after = [line[:] for line in board]
    after[row][col] = player
    if any(board[r][c] == player for r, c in neighbours(row, col)):
        for r, c in neighbours(row, col):
            if board[r][c] != "*":
                after[r][c] = player
    return after


def evaluate(board, values, player):
    # Slip: the opponent's cells are not subtracted.
    return sum(values[r][c] for r in range(SIZE) for c in range(SIZE) if board[r][c] == player)


def main():
    lines = open("input.txt").read().split()
    if lines[0] != "1":
        return  # The other tasks are not solved yet.
    player = lines[1]
    numbers = [int(word) for word in lines[3:28]]
    values = [numbers[start:start + SIZE] for start in range(0, 25, SIZE)]
    board = [list(line) for line in lines[28:33]]
    boards = [
        play(board, player, row, col)
        for row in range(SIZE)
        for col in range(SIZE)
        if board[row][col] == "*"
    ]
    best = max(boards, key=lambda after: evaluate(after, values, player))
    with open("next_state.txt", "w") as file:
        for line in best:
            file.write("".join(line) + "\n")


main()
