#!/usr/bin/env python3
"""A solution of the Squirrel War homework with a slip in its pruning: reads input.txt and writes the answer files next to it."""
import sys

CELLS = range(25)
NAMES = ["ABCDE"[cell % 5] + "12345"[cell // 5] for cell in CELLS]
NEIGHBOURS = [
    [other for other in CELLS if abs(cell % 5 - other % 5) + abs(cell // 5 - other // 5) == 1]
    for cell in CELLS
]


def opponent(player):
    return "O" if player == "X" else "X"


def play(board, player, cell):
    """The board after a move. A raid starts next to an own squirrel and conquers; a sneak takes only its cell."""
    after = board[:]
    after[cell] = player
    if any(board[other] == player for other in NEIGHBOURS[cell]):
        for other in NEIGHBOURS[cell]:
            if board[other] == opponent(player):
                after[other] = player
    return after


def is_better(value, best, is_max):
    """Whether a value replaces the best one so far. The first of several equal values stays."""
    return value > best if is_max else value < best


def is_cut_off(value, alpha, beta, is_max):
    """Whether the other player will avoid a node with this value."""
    return value > beta if is_max else value < alpha


class Search:
    """Minimax, or alpha-beta if it prunes, for one player, who is MAX."""

    def __init__(self, values, player, depth, prunes):
        self.values, self.player, self.depth, self.prunes = values, player, depth, prunes
        self.lines = ["Node,Depth,Value" + (",Alpha,Beta" if prunes else "")]

    def choose(self, board):
        self.visit(board, "root", 0, float("-inf"), float("inf"))
        return self.best_cell

    def visit(self, board, name, depth, alpha, beta):
        free = [cell for cell in CELLS if board[cell] == "*"]
        if depth == self.depth or not free:
            value = self.evaluate(board)
            self.log(name, depth, value, alpha, beta)
            return value
        is_max = depth % 2 == 0
        mover = self.player if is_max else opponent(self.player)
        best = float("-inf") if is_max else float("inf")
        self.log(name, depth, best, alpha, beta)
        for cell in free:
            value = self.visit(play(board, mover, cell), NAMES[cell], depth + 1, alpha, beta)
            if is_better(value, best, is_max):
                best = value
                if depth == 0:
                    self.best_cell = cell
            if self.prunes and is_cut_off(best, alpha, beta, is_max):
                self.log(name, depth, best, alpha, beta)
                return best
            if is_max:
                alpha = max(alpha, best)
            else:
                beta = min(beta, best)
            self.log(name, depth, best, alpha, beta)
        return best

    def evaluate(self, board):
        signs = {self.player: 1, opponent(self.player): -1, "*": 0}
        return sum(signs[board[cell]] * self.values[cell] for cell in CELLS)

    def log(self, name, depth, value, alpha, beta):
        numbers = [value, alpha, beta] if self.prunes else [value]
        texts = [str(number).replace("inf", "Infinity") for number in numbers]
        self.lines.append(",".join([name, str(depth)] + texts))


def search(algorithm, values, player, depth):
    """The search of an algorithm: 1 greedy, 2 minimax, 3 alpha-beta. Greedy is minimax with depth 1."""
    return Search(values, player, 1 if algorithm == 1 else depth, algorithm == 3)


def rows(board):
    return ["".join(board[start:start + 5]) for start in range(0, 25, 5)]


def write(name, lines):
    with open(name, "w") as file:
        file.writelines(line + "\n" for line in lines)


def main():
    with open(sys.argv[1] if len(sys.argv) > 1 else "input.txt") as file:
        lines = file.read().split("\n")
    task = int(lines[0])
    header = 7 if task == 4 else 3
    values = [int(word) for line in lines[header:header + 5] for word in line.split()]
    board = list("".join(line.strip() for line in lines[header + 5:header + 10]))
    if task == 4:
        players = [lines[1].strip(), lines[4].strip()]
        searches = [search(int(lines[i]), values, lines[i - 1].strip(), int(lines[i + 1])) for i in (2, 5)]
        trace = []
        for turn in range(board.count("*")):
            board = play(board, players[turn % 2], searches[turn % 2].choose(board))
            trace += rows(board)
        write("trace_state.txt", trace)
    else:
        player = lines[1].strip()
        chosen = search(task, values, player, int(lines[2]))
        board = play(board, player, chosen.choose(board))
        write("next_state.txt", rows(board))
        if task > 1:
            write("traverse_log.txt", chosen.lines)


if __name__ == "__main__":
    main()
