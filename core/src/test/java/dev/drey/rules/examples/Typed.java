package dev.drey.rules.examples;

import dev.drey.rules.Position;
import dev.drey.rules.Reading;

/** Moves as a player types them. */
final class Typed {
    private Typed() {}

    static Position play(Position start, String... moves) {
        Position position = start;
        for (String text : moves) {
            Reading reading = position.read(text);
            if (!(reading instanceof Reading.Legal legal)) {
                throw new AssertionError(text + " at " + position + ": " + reading);
            }
            position = position.play(legal.move());
        }
        return position;
    }
}
