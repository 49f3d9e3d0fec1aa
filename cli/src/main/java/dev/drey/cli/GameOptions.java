package dev.drey.cli;

import dev.drey.rules.BadText;
import dev.drey.rules.Game;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.rules.TextSlice;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelWar;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/**
 * The options that choose a game and its start position: {@code GAME}, {@code GAME:SETUP}, one option for each kind of
 * set-up, and {@code --position}. The options come from the kinds of game, so that a new game needs no change here.
 */
final class GameOptions {
    private static final String POSITION = "--position";

    /** The set-up that stands for the map of the day of Squirrel War. */
    private static final String TODAY = "today";

    private static final String MAP_OF_THE_DAY = ", or '" + TODAY + "' for the map of the day";

    private final CommandSpec spec;

    private GameOptions(CommandSpec spec) {
        this.spec = spec;
    }

    static void addTo(CommandSpec spec) {
        for (GameKind kind : Games.all()) {
            kind.setup()
                    .ifPresent(setup -> spec.addOption(OptionSpec.builder(option(kind))
                            .paramLabel(setup.syntax())
                            .type(String.class)
                            .description(kind.title() + ": " + lowerFirst(setup.help())
                                    + (kind.equals(SquirrelWar.KIND)
                                            ? " 'today' is the map of the day, the same for everyone."
                                            : ""))
                            .build()));
        }
        spec.addOption(OptionSpec.builder(POSITION)
                .paramLabel("TEXT")
                .type(String.class)
                .description("Start from this position, in the format that the 'position' command and --json print.")
                .build());
    }

    static GameOptions of(CommandSpec spec) {
        return new GameOptions(spec);
    }

    /** Returns the start position: the position given, or else the start of the game. */
    Position start(Optional<String> game, RandomGenerator random) {
        Optional<String> text = value(POSITION);
        if (text.isEmpty()) {
            return game(
                            game.orElseThrow(() -> usageError("a game is missing; the games are "
                                    + String.join(", ", new CompletionCandidates.GameIds()))),
                            random)
                    .start();
        }
        Position position = Games.position(text.get());
        Game positionGame = position.game();
        boolean mismatch = game.isPresent()
                && (game.get().contains(":")
                        ? !Games.game(game.get()).equals(positionGame)
                        : !Games.kind(game.get()).equals(positionGame.kind()));
        if (mismatch) {
            throw usageError("--position is a position of " + positionGame.text() + ", not of " + game.get());
        }
        kindsWithSetup().findFirst().ifPresent(kind -> {
            throw usageError("--position contains the set-up; it cannot be combined with " + option(kind));
        });
        return position;
    }

    private Game game(String text, RandomGenerator random) {
        GameKind kind = Games.kind(text);
        // A set-up option of another game is an error.
        kindsWithSetup().filter(other -> !other.equals(kind)).findFirst().ifPresent(other -> {
            String instead = kind.setup().isPresent() ? " has " + option(kind) : " has no set-up";
            throw usageError(option(other) + " is for " + other.id() + "; " + kind.id() + instead);
        });
        Optional<String> setup = setup(kind);
        if (text.contains(":")) {
            setup.ifPresent(given -> {
                throw usageError("there are two set-ups, " + text + " and " + given + "; give only one");
            });
            return withMapOfTheDay(kind, text.substring(text.indexOf(':') + 1), () -> Games.game(text));
        }
        if (setup.filter(String::isBlank).isPresent()) {
            throw usageError(option(kind) + " needs a value");
        }
        return setup.map(given -> withMapOfTheDay(kind, given, () -> kind.game(TextSlice.of(given))))
                .orElseGet(() -> kind.fresh(random));
    }

    /**
     * Returns Squirrel War on the map of the day if the set-up says so; otherwise parses the set-up. Records and positions never
     * contain the word, because it means another map tomorrow.
     */
    private Game withMapOfTheDay(GameKind kind, String setup, Supplier<Game> parser) {
        if (!kind.equals(SquirrelWar.KIND)) {
            return parser.get();
        }
        if (setup.strip().equals(TODAY)) {
            return new SquirrelWar(NutMap.ofDay(LocalDate.now(ZoneOffset.UTC)));
        }
        try {
            return parser.get();
        } catch (BadText bad) {
            boolean hasValues = setup.contains(",") || setup.contains("/");
            throw hasValues ? bad : usageError(bad.getMessage() + MAP_OF_THE_DAY);
        }
    }

    /** Whether any of these options is given. */
    boolean anyGiven() {
        return value(POSITION).isPresent() || kindsWithSetup().findAny().isPresent();
    }

    /** The kinds of game whose set-up option is given. */
    private Stream<GameKind> kindsWithSetup() {
        return Games.all().stream().filter(kind -> setup(kind).isPresent());
    }

    private Optional<String> setup(GameKind kind) {
        return kind.setup().isPresent() ? value(option(kind)) : Optional.empty();
    }

    private Optional<String> value(String option) {
        return Optional.ofNullable(spec.findOption(option).getValue());
    }

    private ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
    }

    /** The set-up option of a kind of game that has one. */
    private static String option(GameKind kind) {
        return "--" + kind.setup().orElseThrow().name();
    }

    private static String lowerFirst(String text) {
        return Character.toLowerCase(text.charAt(0)) + text.substring(1);
    }
}
