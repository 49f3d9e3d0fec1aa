package dev.drey.play;

import dev.drey.engine.LevelPlayer;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Optional;

/** A program that plays at a level. The strongest one says how sure it was. */
final class LevelBot implements Bot {
    private final LevelPlayer player;

    LevelBot(LevelPlayer player) {
        this.player = player;
    }

    @Override
    public Move choose(Position position) {
        return player.choose(position).move();
    }

    @Override
    public void moveNow() {
        player.moveNow();
    }

    @Override
    public boolean mayTakeLong() {
        return player.level().isStrongest();
    }

    @Override
    public Optional<String> remark() {
        return player.remark();
    }
}
