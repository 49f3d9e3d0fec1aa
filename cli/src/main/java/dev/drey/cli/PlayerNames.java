package dev.drey.cli;

import dev.drey.play.PlayerCatalog;
import dev.drey.rules.Games;
import java.util.Iterator;

/** Who can sit at a table, for help and completion. */
final class PlayerNames implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Games.all().stream()
                .flatMap(kind -> PlayerCatalog.names(kind).stream())
                .distinct()
                .iterator();
    }
}
