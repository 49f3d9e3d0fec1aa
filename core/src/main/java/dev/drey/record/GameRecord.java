package dev.drey.record;

import dev.drey.rules.Ending;
import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A recorded game: additional tags, start position, main line with its variations, and result.
 *
 * @param tags additional tags, by name
 * @param start the start position
 * @param main the main line
 * @param outcome who won; empty if the game is unfinished
 * @param ending why the game ended; empty if it is unfinished or the reason is not recorded
 */
public record GameRecord(
        Map<String, String> tags, Position start, Line main, Optional<Outcome> outcome, Optional<Ending> ending) {
    /** The maximum nesting depth of variations. */
    public static final int MAX_VARIATION_DEPTH = 64;

    /**
     * Checks that tags, moves, result and ending are valid and agree with each other.
     *
     * @param tags additional tags, by name
     * @param start the start position
     * @param main the main line
     * @param outcome who won; empty if the game is unfinished
     * @param ending why the game ended
     * @throws IllegalArgumentException if a tag, a move, the result or the ending is invalid
     */
    public GameRecord {
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
        tags.forEach((name, value) -> rejectIf(Tags.problem(name, value)));
        Position end = requireLegal(start, main, 0);
        rejectIf(Result.outcomeProblem(end, outcome));
        rejectIf(Result.endingProblem(end, outcome, ending));
    }

    /** Checks a line and its variations. @return the position after its last move */
    private static Position requireLegal(Position start, Line line, int depth) {
        if (depth > MAX_VARIATION_DEPTH) {
            throw new IllegalArgumentException("variations are nested deeper than " + MAX_VARIATION_DEPTH);
        }
        Position position = start;
        for (RecordedMove recorded : line.moves()) {
            for (Line variation : recorded.variations()) {
                if (variation.moves().isEmpty()) {
                    throw new IllegalArgumentException("a variation has no move");
                }
                requireLegal(position, variation, depth + 1);
            }
            position = position.play(recorded.move());
        }
        return position;
    }

    private static void rejectIf(Optional<String> problem) {
        problem.ifPresent(text -> {
            throw new IllegalArgumentException(text);
        });
    }

    /**
     * {@return a record of moves without comments, with the result that the rules give the final position}
     *
     * @param start the start position
     * @param moves the moves
     */
    public static GameRecord of(Position start, List<Move> moves) {
        return of(start, moves, Map.of());
    }

    /**
     * {@return a record of moves with tags and without comments, with the result that the rules give the final position}
     *
     * @param start the start position
     * @param moves the moves
     * @param tags additional tags, by name
     */
    public static GameRecord of(Position start, List<Move> moves, Map<String, String> tags) {
        Line main = Line.of(moves);
        Position end = main.end(start);
        return new GameRecord(tags, start, main, end.outcome(), end.ending());
    }

    /** {@return the game with its set-up} */
    public Game game() {
        return start.game();
    }

    /** {@return the moves of the main line} */
    public List<Move> moves() {
        return main.moves().stream().map(RecordedMove::move).toList();
    }

    /** {@return the position after the main line} */
    public Position end() {
        return main.end(start);
    }

    /** {@return whether the start position is the default of the game} */
    public boolean hasDefaultStart() {
        return start.equals(game().start());
    }
}
