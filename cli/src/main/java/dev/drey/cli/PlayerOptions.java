package dev.drey.cli;

import dev.drey.analysis.AnalysisStore;
import dev.drey.cli.storage.PlayerNames;
import dev.drey.cli.storage.TextFile;
import dev.drey.cli.terminal.NewGameDialog;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.play.Player;
import dev.drey.play.PlayerCatalog;
import dev.drey.play.Players;
import dev.drey.play.ProgramBot;
import dev.drey.rules.GameKind;
import dev.drey.rules.Side;
import dev.drey.rules.TextSlice;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that choose the players of a game and their names, and the engine they share. */
final class PlayerOptions {
    /** Before the command line of a program that plays. */
    private static final String PROGRAM = "program ";

    private static final int MAX_NAME = 40;
    private static final Duration PROGRAM_START_TIME = Duration.ofSeconds(20);

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Option(
            names = "--first",
            paramLabel = "PLAYER",
            completionCandidates = CompletionCandidates.PlayerNames.class,
            description = "Player of the first side (X): ${COMPLETION-CANDIDATES}, or 'program COMMAND' for a program"
                    + " of your own. Default: person.")
    private @Nullable String first;

    @Option(
            names = "--second",
            paramLabel = "PLAYER",
            completionCandidates = CompletionCandidates.PlayerNames.class,
            description = "Player of the second side (O); same choices.")
    private @Nullable String second;

    @Option(names = "--first-name", paramLabel = "NAME", description = "Name of the person who plays the first side.")
    private @Nullable String firstName;

    @Option(names = "--second-name", paramLabel = "NAME", description = "Name of the person who plays the second side.")
    private @Nullable String secondName;

    @Option(
            names = "--program-time",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "Time limit per move for 'program COMMAND'. Default: ${DEFAULT-VALUE}.")
    private double programSeconds;

    /** Created when first needed, because most games need none and it takes memory. */
    private final Supplier<Oracle> oracle = new Lazy<>(() -> new Oracle(Oracle.defaultThreads()));

    /** The results that the strongest level and the answers to players share; created when first needed. */
    private final Supplier<AnalysisStore> results =
            new Lazy<>(() -> new AnalysisStore(AnalysisStore.DEFAULT_CAPACITY, ProvenResults.ofUser()));

    Supplier<Oracle> oracle() {
        return oracle;
    }

    Supplier<AnalysisStore> results() {
        return results;
    }

    /** Whether {@code --first} or {@code --second} is given. */
    boolean anyGiven() {
        return first != null || second != null;
    }

    /** Sets the players that were chosen in the dialog instead of by options. */
    void choose(NewGameDialog.Seats seats) {
        first = seats.first();
        second = seats.second();
    }

    /**
     * Returns the players: as the options say, else as the tags of a record say, else persons.
     *
     * @param dialog asks for unknown names; empty if nobody can be asked
     */
    Players players(
            GameKind kind,
            Map<String, String> tags,
            RandomGenerator random,
            Optional<NewGameDialog> dialog,
            Consumer<String> warnings) {
        if (!(programSeconds > 0 && programSeconds <= 86_400)) {
            throw usageError("--program-time " + programSeconds + "; it must be more than 0 and at most 86400 seconds");
        }
        PlayerCatalog catalog =
                new PlayerCatalog(kind, random, oracle, () -> results.get().proofs());
        Players players = new Players(
                player(first, tags.get(Players.FIRST_TAG), catalog),
                player(second, tags.get(Players.SECOND_TAG), catalog));
        Naming naming = new Naming(catalog, dialog, warnings, players);
        return new Players(naming.named(Side.FIRST, firstName), naming.named(Side.SECOND, secondName));
    }

    /** A tag that is not the name of a program is the name of a person. */
    private Player player(@Nullable String option, @Nullable String tag, PlayerCatalog catalog) {
        if (option != null) {
            return option.startsWith(PROGRAM) ? program(option) : catalog.named(option);
        }
        if (tag == null) {
            return Player.person();
        }
        if (tag.startsWith(PROGRAM)) {
            return program(tag);
        }
        String name = Levels.currentName(tag);
        return PlayerCatalog.names(catalog.kind()).contains(name) ? catalog.named(name) : Player.person(tag);
    }

    private Player program(String option) {
        String command = option.substring(PROGRAM.length()).strip();
        if (command.isEmpty()) {
            throw usageError("'program' needs a command, for example 'program python3 examples/bots/centre.py'");
        }
        Duration moveTime = Duration.ofMillis(Math.max(1, Math.round(programSeconds * 1000)));
        return Player.of(PROGRAM + command, new ProgramBot(command, PROGRAM_START_TIME, moveTime));
    }

    /** Gives names to the people of a game: from the options, the record, the remembered names or the dialog. */
    private final class Naming {
        private final PlayerCatalog catalog;
        private final Optional<NewGameDialog> dialog;
        private final Consumer<String> warnings;
        private final Players players;
        private final Optional<PlayerNames> remembered;

        Naming(PlayerCatalog catalog, Optional<NewGameDialog> dialog, Consumer<String> warnings, Players players) {
            this.catalog = catalog;
            this.dialog = dialog;
            this.warnings = warnings;
            this.players = players;
            this.remembered = dialog.map(asking -> PlayerNames.ofUser());
        }

        Player named(Side side, @Nullable String option) {
            Player player = players.of(side);
            if (!player.isPerson()) {
                if (option != null) {
                    throw usageError("a name for " + player.name() + "; only people can be given names");
                }
                return player;
            }
            // A person who plays against a program is the first person at this keyboard, on either side.
            int person = side == Side.SECOND && players.first().isPerson() ? 1 : 0;
            if (option != null) {
                String name = problem(option.strip()).map(this::reject).orElse(option.strip());
                dialog.ifPresent(asking -> remember(person, name));
                return Player.person(name);
            }
            if (player.isNamedPerson() || dialog.isEmpty()) {
                return player;
            }
            String name = remembered.flatMap(names -> names.of(person)).orElseGet(() -> ask(dialog.get(), person));
            return name.isEmpty() || problem(name).isPresent() ? player : Player.person(name);
        }

        private String reject(String problem) {
            throw usageError(problem);
        }

        private String ask(NewGameDialog asking, int person) {
            boolean two = players.first().isPerson() && players.second().isPerson();
            String whose = !two ? "Your name" : person == 0 ? "Name of Player 1" : "Name of Player 2";
            while (true) {
                String name = asking.askName(whose + " (Enter for none): ");
                Optional<String> problem = name.isEmpty() ? Optional.empty() : problem(name);
                if (problem.isEmpty()) {
                    remember(person, name);
                    return name;
                }
                warnings.accept(problem.get());
            }
        }

        /** Returns what is wrong with a name; empty if it can be used. */
        private Optional<String> problem(String name) {
            if (name.isEmpty() || name.codePointCount(0, name.length()) > MAX_NAME) {
                return Optional.of("a name has 1 to " + MAX_NAME + " characters");
            }
            if (name.codePoints().anyMatch(c -> !TextSlice.isVisible(c))) {
                return Optional.of("the name " + TextSlice.of(name).quoted() + " has invisible characters");
            }
            if (PlayerCatalog.names(catalog.kind()).contains(name) || name.startsWith(PROGRAM)) {
                return Optional.of("the name '" + name + "' belongs to a program; choose another");
            }
            return Optional.empty();
        }

        private void remember(int person, String name) {
            try {
                remembered.orElseThrow().remember(person, name);
            } catch (IOException e) {
                warnings.accept("the name is not remembered: " + TextFile.describe(e));
            }
        }
    }

    private ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
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
