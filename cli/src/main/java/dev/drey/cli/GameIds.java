package dev.drey.cli;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.util.Iterator;

/** The games' ids, for help and completion. */
final class GameIds implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Games.all().stream().map(GameKind::id).iterator();
    }
}
