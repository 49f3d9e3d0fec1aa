package dev.drey.e2e;

import dev.drey.rules.GameKind;
import dev.drey.rules.Position;
import java.util.Random;

/** Positions to look at. */
final class Positions {
    private Positions() {}

    /** Some moves into a game that chance played. */
    static Position middle(GameKind kind) {
        Random random = new Random(5);
        Position position = kind.fresh(random).start();
        for (int i = 0; i < 8; i++) {
            position = position.play(
                    position.moves().get(random.nextInt(position.moves().size())));
        }
        return position;
    }
}
