package dev.drey.server.room;

import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.Symmetry;
import dev.drey.rules.TextSlice;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * The positions whose analysis helps in a given position: the position itself, those that can arise from it within a few plies, and those from
 * which it can arise within as many, because their principal variations lead through it. Symmetric boards and boards with the sides
 * exchanged count as the same.
 */
final class NearbyPositions {
    private final int plies;
    private final int size;
    private final List<Position> centres;

    NearbyPositions(Position centre, int plies) {
        this.plies = plies;
        this.size = Reachability.size(centre);
        this.centres = Stream.of(centre, exchanged(centre))
                .flatMap(side -> Arrays.stream(Symmetry.values()).map(side::transform))
                .distinct()
                .toList();
    }

    boolean contains(Position position) {
        return Math.abs(Reachability.size(position) - size) <= plies
                && centres.stream().anyMatch(centre -> isNear(centre, position));
    }

    private boolean isNear(Position centre, Position position) {
        return Reachability.within(plies, centre, position) || Reachability.within(plies, position, centre);
    }

    /** Returns the position with the two sides exchanged, including the side to move. */
    static Position exchanged(Position position) {
        char first = Side.FIRST.letter();
        char second = Side.SECOND.letter();
        StringBuilder board = new StringBuilder(position.board());
        for (int i = 0; i < board.length(); i++) {
            char letter = board.charAt(i);
            board.setCharAt(i, letter == first ? second : letter == second ? first : letter);
        }
        return position.game()
                .exchanged()
                .position(TextSlice.of(board.toString()), position.toMove().other());
    }
}
