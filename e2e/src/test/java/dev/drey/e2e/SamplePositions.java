package dev.drey.e2e;

import dev.drey.rules.GameKind;
import dev.drey.rules.Position;
import java.util.Random;

/** Positions of random games. */
final class SamplePositions {
    private SamplePositions() {}

    /** A position after eight random moves. */
    static Position midgame(GameKind kind) {
        return after(kind, 8);
    }

    /** A late position in which most values can be proven. */
    static Position forScreenshot(GameKind kind) {
        return after(kind, kind.fresh(new Random(5)).maxGameLength() > 50 ? 48 : 10);
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
