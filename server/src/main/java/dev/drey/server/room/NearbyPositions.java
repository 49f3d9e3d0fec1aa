package dev.drey.server.room;

import dev.drey.rules.Game;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.Symmetry;
import dev.drey.rules.TextSlice;
import dev.drey.server.room.Reachability.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The positions whose analysis helps in at least one of some positions, the centres: the centre itself, positions that can arise from it
 * within a few plies, and those from which it can arise within as many, because their principal variations lead through it. Symmetric
 * boards and boards with the sides exchanged count as the same.
 */
final class NearbyPositions {
    private final int plies;

    /** The centres, each by all positions that count as the same. */
    private final Map<Position, Position> centres = new HashMap<>();

    /** The boards of these positions, by game and size, so that only boards with about as many pieces or tiles are compared. */
    private final Map<Game, Map<Integer, List<Board>>> boards = new HashMap<>();

    NearbyPositions(Collection<Position> given, int plies) {
        this.plies = plies;
        given.forEach(this::add);
    }

    private void add(Position centre) {
        if (centres.containsKey(centre)) {
            return;
        }
        Stream.of(centre, exchanged(centre))
                .flatMap(side -> Arrays.stream(Symmetry.values()).map(side::transform))
                .filter(same -> centres.putIfAbsent(same, centre) == null)
                .map(Board::of)
                .forEach(board -> boards.computeIfAbsent(board.position().game(), game -> new HashMap<>())
                        .computeIfAbsent(board.content().size(), size -> new ArrayList<>())
                        .add(board));
    }

    /**
     * Returns the positions that are near a centre, each with such a centre. Checks what is cheap first: equal positions, then those with
     * the fewest pieces or tiles more or less. If the budget is exhausted, all positions count as near that could be by their pieces and
     * tiles.
     */
    Map<Position, Position> among(Collection<Position> positions, NodeBudget budget) {
        Map<Position, Position> near = new LinkedHashMap<>();
        List<Board> undecided = new ArrayList<>();
        for (Position position : new LinkedHashSet<>(positions)) {
            @Nullable Position centre = centres.get(position);
            if (centre != null) {
                near.put(position, centre);
            } else if (boards.containsKey(position.game())) {
                undecided.add(Board.of(position));
            }
        }
        for (int difference = 0; difference <= plies; difference++) {
            for (Board board : undecided) {
                @Nullable
                Position centre = near.containsKey(board.position()) ? null : nearCentre(board, difference, budget);
                if (centre != null) {
                    near.put(board.position(), centre);
                }
            }
        }
        return near;
    }

    /** Returns a centre near a board, if there is one whose number of pieces or tiles has the given difference. */
    private @Nullable Position nearCentre(Board board, int difference, NodeBudget budget) {
        for (Board earlier : boards(board, -difference)) {
            if (Reachability.within(plies, earlier, board, budget)) {
                return centres.get(earlier.position());
            }
        }
        for (Board later : boards(board, difference)) {
            if (Reachability.within(plies, board, later, budget)) {
                return centres.get(later.position());
            }
        }
        return null;
    }

    private List<Board> boards(Board board, int difference) {
        return boards.getOrDefault(board.position().game(), Map.of())
                .getOrDefault(board.content().size() + difference, List.of());
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
