package dev.drey.record;

import dev.drey.rules.Position;

/** Plays the moves of a record. */
final class Replay {
    private Replay() {}

    /**
     * Where the moves of a line lead.
     *
     * @throws IllegalArgumentException if a move is not legal, be it in a variation
     */
    static Position check(Position start, Line line) {
        return check(start, line, 0);
    }

    private static Position check(Position start, Line line, int depth) {
        if (depth > GameRecord.MAX_VARIATION_DEPTH) {
            throw new IllegalArgumentException(
                    "variations deeper than " + GameRecord.MAX_VARIATION_DEPTH + " within each other");
        }
        Position position = start;
        for (RecordedMove recorded : line.moves()) {
            for (Line variation : recorded.variations()) {
                if (variation.moves().isEmpty()) {
                    throw new IllegalArgumentException("a variation without a move");
                }
                check(position, variation, depth + 1);
            }
            position = position.play(recorded.move());
        }
        return position;
    }
}
