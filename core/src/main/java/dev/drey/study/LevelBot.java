package dev.drey.study;

import dev.drey.engine.LevelPlayer;
import dev.drey.engine.Verdict;
import dev.drey.engine.VerdictText;
import dev.drey.play.Bot;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.Optional;

/** A program that plays at a level. The perfect one says how sure it was. */
final class LevelBot implements Bot {
    private final LevelPlayer player;
    private Optional<Verdict> last = Optional.empty();

    LevelBot(LevelPlayer player) {
        this.player = player;
    }

    @Override
    public Move choose(Position position) {
        Verdict verdict = player.choose(position);
        last = Optional.of(verdict);
        return verdict.move();
    }

    @Override
    public void moveNow() {
        player.moveNow();
    }

    @Override
    public boolean ponders() {
        return player.level().isPerfect();
    }

    @Override
    public Optional<String> remark() {
        return last.filter(verdict -> player.level().isPerfect()).map(VerdictText::sentence);
    }
}
