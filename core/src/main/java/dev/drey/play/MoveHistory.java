package dev.drey.play;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The moves of a game so far, with the start position and the position after each move. */
record MoveHistory(List<Position> positions, List<Move> moves) {
    MoveHistory {
        positions = List.copyOf(positions);
        moves = List.copyOf(moves);
    }

    static MoveHistory from(Position start) {
        return new MoveHistory(List.of(start), List.of());
    }

    Position last() {
        return positions.get(positions.size() - 1);
    }

    int ply() {
        return moves.size();
    }

    /** Adds a move that is known to be legal. */
    MoveHistory plus(Move move) {
        List<Position> nextPositions = new ArrayList<>(positions);
        List<Move> nextMoves = new ArrayList<>(moves);
        nextPositions.add(last().playLegal(move));
        nextMoves.add(move);
        return new MoveHistory(nextPositions, nextMoves);
    }

    MoveHistory upTo(int ply) {
        return new MoveHistory(positions.subList(0, ply + 1), moves.subList(0, ply));
    }

    /** The ply at which a side last chose a move; a forced pass is no choice. */
    OptionalInt lastChoice(Side side) {
        for (int ply = ply() - 1; ply >= 0; ply--) {
            if (positions.get(ply).toMove() == side && !moves.get(ply).isPass()) {
                return OptionalInt.of(ply);
            }
        }
        return OptionalInt.empty();
    }
}
