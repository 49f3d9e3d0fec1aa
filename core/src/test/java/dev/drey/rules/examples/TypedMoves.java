package dev.drey.rules.examples;

import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;

/** Plays moves as a player types them. */
final class TypedMoves {
    private TypedMoves() {}

    static Position play(Position start, String... moves) {
        Position position = start;
        for (String text : moves) {
            ParsedMove reading = position.read(text);
            if (!(reading instanceof ParsedMove.Legal legal)) {
                throw new AssertionError(text + " at " + position + ": " + reading);
            }
            position = position.play(legal.move());
        }
        return position;
    }
}
