package dev.drey.play;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** The moves of a game so far, and the positions they led to, from the start on. */
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

    /** @throws IllegalArgumentException if the move is not legal */
    MoveHistory plus(Move move) {
        List<Position> nextPositions = new ArrayList<>(positions);
        List<Move> nextMoves = new ArrayList<>(moves);
        nextPositions.add(last().play(move));
        nextMoves.add(move);
        return new MoveHistory(nextPositions, nextMoves);
    }

    MoveHistory upTo(int ply) {
        return new MoveHistory(positions.subList(0, ply + 1), moves.subList(0, ply));
    }

    /** How many moves had been made when that side chose its last one; a forced pass is no choice. */
    OptionalInt lastChoice(Side side) {
        for (int ply = ply() - 1; ply >= 0; ply--) {
            if (positions.get(ply).toMove() == side && !moves.get(ply).isPass()) {
                return OptionalInt.of(ply);
            }
        }
        return OptionalInt.empty();
    }
}
