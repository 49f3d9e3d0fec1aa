package dev.drey.e2e;

import dev.drey.rules.GameKind;
import dev.drey.rules.Position;
import java.util.Random;

/** Positions to look at. */
final class Positions {
    private Positions() {}

    /** Some moves into a game that chance played. */
    static Position middle(GameKind kind) {
        return after(kind, 8);
    }

    /** Late enough for something to have happened and for much to be proven. */
    static Position toShow(GameKind kind) {
        return after(kind, kind.fresh(new Random(5)).longestGame() > 50 ? 48 : 10);
    }

    private static Position after(GameKind kind, int moves) {
        Random random = new Random(5);
        Position position = kind.fresh(random).start();
        for (int i = 0; i < moves && !position.isOver(); i++) {
            position = position.play(
                    position.moves().get(random.nextInt(position.moves().size())));
        }
        return position;
    }
}
