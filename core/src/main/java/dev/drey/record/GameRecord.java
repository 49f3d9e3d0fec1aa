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
 * A game that was played, or is being played. Its moves are legal, and its result is one that they allow: nothing else can
 * be constructed.
 *
 * @param tags what is known about the game besides its moves, in order; never one of {@link Tags#RESERVED}
 * @param start where play began
 * @param main the moves played, and what could have been played instead
 * @param outcome who won; empty while the game is unfinished
 * @param ending why it ended; empty while the game is unfinished
 */
public record GameRecord(
        Map<String, String> tags, Position start, Line main, Optional<Outcome> outcome, Optional<Ending> ending) {
    /** How deep variations may lie within each other. */
    public static final int MAX_VARIATION_DEPTH = 64;

    /** @throws IllegalArgumentException if a tag, a move, the result or the ending cannot be */
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
            throw new IllegalArgumentException("variations deeper than " + MAX_VARIATION_DEPTH + " within each other");
        }
        Position position = start;
        for (RecordedMove recorded : line.moves()) {
            for (Line variation : recorded.variations()) {
                if (variation.moves().isEmpty()) {
                    throw new IllegalArgumentException("a variation without a move");
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

    /** The record of moves alone, with the result that the position they lead to has by rule. */
    public static GameRecord of(Position start, List<Move> moves) {
        return of(start, moves, Map.of());
    }

    /** The record of moves alone, with the result that the position they lead to has by rule. */
    public static GameRecord of(Position start, List<Move> moves, Map<String, String> tags) {
        Line main = Line.of(moves);
        Position end = main.end(start);
        return new GameRecord(tags, start, main, end.outcome(), end.ending());
    }

    public Game game() {
        return start.game();
    }

    /** The moves played, without what could have been played instead. */
    public List<Move> moves() {
        return main.moves().stream().map(RecordedMove::move).toList();
    }

    /** The position after the last move played. */
    public Position end() {
        return main.end(start);
    }

    /** Whether play began where the game usually begins. */
    public boolean hasDefaultStart() {
        return start.equals(game().start());
    }
}
