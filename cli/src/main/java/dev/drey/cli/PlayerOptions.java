package dev.drey.cli;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.Hints;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.play.Player;
import dev.drey.play.PlayerCatalog;
import dev.drey.play.Players;
import dev.drey.rules.GameKind;
import java.util.Map;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that choose the players of a game, and the engine they share. */
final class PlayerOptions {
    /** The time limit of a hint. */
    private static final long HINT_NANOS = 2_000_000_000L;

    @Option(
            names = "--first",
            paramLabel = "PLAYER",
            completionCandidates = CompletionCandidates.PlayerNames.class,
            description = "Who plays the first side (X): ${COMPLETION-CANDIDATES}. A person if not said.")
    private @Nullable String first;

    @Option(
            names = "--second",
            paramLabel = "PLAYER",
            completionCandidates = CompletionCandidates.PlayerNames.class,
            description = "Who plays the second side (O): ${COMPLETION-CANDIDATES}. A person if not said.")
    private @Nullable String second;

    /** Created when first needed, because most games need none and it takes memory. */
    private final Supplier<Oracle> oracle = new Lazy<>(() -> new Oracle(Oracle.defaultThreads()));

    /** All hints share one store, so that each knows what earlier ones found. */
    private final Supplier<Hints> hints = new Lazy<>(() ->
            new Hints(new AnalysisStore(AnalysisStore.DEFAULT_CAPACITY, ProvenResults.ofUser()), oracle, HINT_NANOS));

    Supplier<Hints> hints() {
        return hints;
    }

    /** Returns the players: as the options say, else as the tags of a record say, else persons. */
    Players players(GameKind kind, Map<String, String> tags, RandomGenerator random) {
        PlayerCatalog catalog = new PlayerCatalog(kind, random, oracle);
        return new Players(
                player(first, tags.get(Players.FIRST_TAG), catalog),
                player(second, tags.get(Players.SECOND_TAG), catalog));
    }

    /** A record may have been written by hand, with the name of a person. */
    private static Player player(@Nullable String option, @Nullable String tag, PlayerCatalog catalog) {
        if (option != null) {
            return catalog.named(option);
        }
        String name = tag == null ? Player.PERSON : Levels.currentName(tag);
        return catalog.named(PlayerCatalog.names(catalog.kind()).contains(name) ? name : Player.PERSON);
    }

    /** Creates its value on first use and keeps it. */
    private static final class Lazy<T> implements Supplier<T> {
        private final Supplier<T> factory;
        private @Nullable T value;

        Lazy(Supplier<T> factory) {
            this.factory = factory;
        }

        @Override
        public synchronized T get() {
            if (value == null) {
                value = factory.get();
            }
            return value;
        }
    }
}
