package dev.drey.cli;

import dev.drey.play.PlayerCatalog;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.teach.AlgorithmKind;
import java.util.Iterator;

/** The values of options that {@code --help} and the completion script list. */
final class CompletionCandidates {
    private CompletionCandidates() {}

    static final class GameIds implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Games.all().stream().map(GameKind::id).iterator();
        }
    }

    static final class PlayerNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Games.all().stream()
                    .flatMap(kind -> PlayerCatalog.names(kind).stream())
                    .distinct()
                    .iterator();
        }
    }

    static final class AlgorithmNames implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return AlgorithmKind.texts().iterator();
        }
    }
}
