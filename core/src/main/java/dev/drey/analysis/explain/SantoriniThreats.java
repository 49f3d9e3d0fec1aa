package dev.drey.analysis.explain;

import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.santorini.SantoriniPosition;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Finds steps onto level 3 and threats by trying all moves. A threat is a step that would win if the other side passed. A threat-space
 * search proves that a side wins with threats alone.
 */
final class SantoriniThreats {
    /** The path of a winning step: from and to without a built tile. */
    private static final int STEP_LENGTH = 2;

    /** Maximum positions of a threat-space search. */
    private static final int MAX_POSITIONS = 40_000;

    private final Map<SantoriniPosition, Integer> failed = new HashMap<>();
    private int positionsLeft = MAX_POSITIONS;

    /** A win by threats alone: its first move and the number of moves of the winning side. */
    record Chain(Move first, int moves) {}

    /** Returns the steps onto level 3 of the side to move. */
    static List<Move> winningSteps(SantoriniPosition position) {
        return position.moves().stream().filter(SantoriniThreats::isWinningStep).toList();
    }

    static boolean canWin(SantoriniPosition position) {
        return position.moves().stream().anyMatch(SantoriniThreats::isWinningStep);
    }

    private static boolean isWinningStep(Move move) {
        return move.path().size() == STEP_LENGTH;
    }

    /** Returns the cells of level 3 that these moves step onto. */
    static List<Cell> summits(List<Move> wins) {
        return wins.stream().map(move -> move.path().get(1)).distinct().toList();
    }

    /** Returns the same board with the other side to move. */
    static SantoriniPosition withPass(SantoriniPosition at) {
        return new SantoriniPosition(
                at.game(),
                at.level1(),
                at.level2(),
                at.level3(),
                at.dead(),
                at.theirs(),
                at.mine(),
                at.toMove().other());
    }

    /** Returns the cells that the side not to move threatens to step onto. */
    static List<Cell> threatened(SantoriniPosition position) {
        return summits(winningSteps(withPass(position)));
    }

    /** Returns whether the side to move loses after every move: the other side steps onto level 3 or leaves it stuck. */
    static boolean losesNextMove(SantoriniPosition position) {
        return !position.isOver()
                && !canWin(position)
                && position.moves().stream().map(position::play).allMatch(SantoriniThreats::canEndGame);
    }

    /** Returns whether the side to move can end the game with its next move. */
    private static boolean canEndGame(SantoriniPosition position) {
        return !position.isOver()
                && position.moves().stream()
                        .anyMatch(move -> position.play(move).isOver());
    }

    /**
     * Returns the shortest win of the side to move by threats alone; empty if there is none or the limit of positions is reached.
     *
     * @param maxMoves maximum moves of the winning side
     * @param preferred the first move to try
     */
    Optional<Chain> chain(SantoriniPosition position, int maxMoves, Optional<Move> preferred) {
        for (int moves = 1; moves <= maxMoves && positionsLeft > 0; moves++) {
            if (preferred.isPresent() && isChain(position, preferred.get(), moves)) {
                return Optional.of(new Chain(preferred.get(), moves));
            }
            for (Move move : position.moves()) {
                if (isChain(position, move, moves)) {
                    return Optional.of(new Chain(move, moves));
                }
            }
        }
        return Optional.empty();
    }

    /** Returns whether a move wins within the given number of moves: by a step onto level 3, or by a threat that no answer stops. */
    private boolean isChain(SantoriniPosition position, Move move, int moves) {
        if (isWinningStep(move)) {
            return true;
        }
        if (moves == 1 || positionsLeft <= 0) {
            return false;
        }
        positionsLeft--;
        SantoriniPosition after = position.play(move);
        if (after.isOver()) {
            return true;
        }
        if (!canWin(withPass(after)) || canWin(after)) {
            return false;
        }
        return after.moves().stream().map(after::play).allMatch(then -> hasChain(then, moves - 1));
    }

    private boolean hasChain(SantoriniPosition position, int moves) {
        if (position.isOver()) {
            return false;
        }
        List<Move> all = position.moves();
        if (all.stream().anyMatch(SantoriniThreats::isWinningStep)) {
            return true;
        }
        if (moves == 1 || failed.getOrDefault(position, 0) >= moves) {
            return false;
        }
        for (Move move : all) {
            if (isChain(position, move, moves)) {
                return true;
            }
        }
        failed.merge(position, moves, Math::max);
        return false;
    }
}
