package dev.drey.cli;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.Hints;
import dev.drey.cli.storage.InUse;
import dev.drey.cli.storage.SavedGame;
import dev.drey.cli.storage.SavedGames;
import dev.drey.cli.terminal.Announcer;
import dev.drey.cli.terminal.JsonAnnouncer;
import dev.drey.cli.terminal.LineInput;
import dev.drey.cli.terminal.SaveFile;
import dev.drey.cli.terminal.SpokenAnnouncer;
import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.Voices;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.play.GameRecords;
import dev.drey.play.GameState;
import dev.drey.play.Match;
import dev.drey.play.Player;
import dev.drey.play.PlayerCatalog;
import dev.drey.play.Players;
import dev.drey.record.GameRecord;
import dev.drey.rules.Ending;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.Stack;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a game at the terminal. */
@Command(
        name = "play",
        description = "Play a game at the terminal: two people at one keyboard, or people and programs in any mix.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Moves come from the keyboard or from standard input, a line each; 'help' at the",
            "prompt lists the commands. A game that is left is kept: --resume goes on with it.",
            "",
            "Exit status: 0 the game was played to its end, 1 something failed, 2 the command",
            "line was wrong, 3 a side resigned, 4 it was left before its end.",
            "",
            "Examples:",
            "  drey play adjacent-claim",
            "  drey play squirrel-war --nuts 8251 --second level-3",
            "  drey play santorini --pieces CP --first greedy --second random --seed 7",
            "  drey play adjacent-claim --size 6x7",
            "  drey play shellos-shuffle --match",
            "  drey play --resume",
            "  printf 'C3\\nC4\\n' | drey play adjacent-claim --json"
        })
final class PlayCommand implements Callable<Integer> {
    private static final String LATEST = "";

    /** A hint may take this long. */
    private static final long HINT_NANOS = 2_000_000_000L;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = GameIds.class,
            description =
                    "One of ${COMPLETION-CANDIDATES}; a set-up may follow behind a colon, as in adjacent-claim:6x7.")
    private @Nullable String game;

    @Option(
            names = "--first",
            paramLabel = "PLAYER",
            completionCandidates = PlayerNames.class,
            description = "Who plays the first side (X): ${COMPLETION-CANDIDATES}. A person if not said.")
    private @Nullable String first;

    @Option(
            names = "--second",
            paramLabel = "PLAYER",
            completionCandidates = PlayerNames.class,
            description = "Who plays the second side (O): ${COMPLETION-CANDIDATES}. A person if not said.")
    private @Nullable String second;

    @Option(
            names = "--resume",
            arity = "0..1",
            fallbackValue = LATEST,
            paramLabel = "ID",
            description = "Go on with a game that was left: the last one, or the one 'drey games saved' calls so.")
    private @Nullable String resume;

    @Option(
            names = "--match",
            arity = "0..1",
            preprocessor = NumberOrUsual.class,
            paramLabel = "N",
            description = "Play a match of N games, three if not said; the players change sides after each.")
    private @Nullable Integer games;

    @Option(names = "--save", paramLabel = "FILE", description = "Write the game's record to this file when it ends.")
    private @Nullable Path save;

    @Option(names = "--seed", paramLabel = "N", description = "Where chance starts from, to have the same game again.")
    private @Nullable Long seed;

    @Option(names = "--json", description = "Tell what happens as JSON, an object a line.")
    private boolean json;

    @Option(names = "--quiet", description = "Draw no boards.")
    private boolean quiet;

    /** Made when first asked: most games need none, and it takes memory. */
    private final Supplier<Oracle> oracle = new Lazy<>(() -> new Oracle(Oracle.usualThreads()));

    /** Share one store, so that what one hint found the next one knows. */
    private final Supplier<Hints> hints = new Lazy<>(() ->
            new Hints(new AnalysisStore(AnalysisStore.DEFAULT_CAPACITY, ProvenResults.own()), oracle, HINT_NANOS));

    /** A word behind {@code --match} that is no number is not its value but the next argument. */
    static final class NumberOrUsual implements IParameterPreprocessor {
        @Override
        public boolean preprocess(Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> info) {
            boolean attached = "=".equals(info.get("separator"));
            if (!attached && (words.isEmpty() || !words.peek().matches("[0-9]+"))) {
                words.push(Integer.toString(Match.USUAL_LENGTH));
            }
            return false;
        }
    }

    static CommandLine commandLine() {
        CommandSpec spec = CommandSpec.forAnnotatedObject(new PlayCommand());
        GameOptions.addTo(spec);
        return new CommandLine(spec);
    }

    @Override
    public Integer call() throws IOException {
        RandomGenerator random = seed == null ? new SplittableRandom() : new SplittableRandom(seed);
        if (save != null) {
            SaveFile.requireFree(save);
        }
        return resume == null ? begin(random) : goOn(resume, random);
    }

    private int begin(RandomGenerator random) throws IOException {
        GameState state = GameState.of(GameOptions.of(spec).start(Optional.ofNullable(game), random));
        Players players = seats(Map.of(), players(state, random));
        SavedGames shelf = SavedGames.own();
        return play(state, Match.of(games()), players, shelf, SavedGame.begin(shelf, this::warn));
    }

    private int games() {
        if (games == null) {
            return 1;
        }
        if (games < 1 || games > 999) {
            throw new ParameterException(spec.commandLine(), "a match of " + games + " games; it has 1 to 999");
        }
        return games;
    }

    private int goOn(String id, RandomGenerator random) throws IOException {
        if (game != null || games != null || GameOptions.of(spec).anyGiven()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--resume goes on with a game that was left: name no other, no set-up and no --match");
        }
        SavedGames shelf = SavedGames.own();
        List<SavedGames.Entry> wanted = id.equals(LATEST)
                ? shelf.entries()
                : shelf.find(id).map(List::of).orElse(List.of());
        if (wanted.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    id.equals(LATEST)
                            ? "no game was left before its end"
                            : "no game is kept as '" + id + "'; 'drey games saved' lists them");
        }
        return goOn(shelf, wanted, random);
    }

    /** With the first of these that nobody plays. */
    private int goOn(SavedGames shelf, List<SavedGames.Entry> wanted, RandomGenerator random) throws IOException {
        SavedGame free;
        try {
            free = SavedGame.resume(shelf, wanted.get(0), this::warn);
        } catch (InUse e) {
            if (wanted.size() > 1) {
                return goOn(shelf, wanted.subList(1, wanted.size()), random);
            }
            throw e;
        }
        try (SavedGame keeper = free) {
            GameRecord record = SavedGame.read(wanted.get(0));
            GameState state = GameRecords.match(record);
            Players players = seats(record.tags(), players(state, random));
            return play(state, PlaySession.series(record), players, shelf, keeper);
        }
    }

    private int play(GameState state, Match match, Players players, SavedGames shelf, SavedGame keeper)
            throws IOException {
        boolean atTerminal = !json && Stdio.isTerminal();
        Style style = atTerminal ? Stdio.style() : Style.PLAIN;
        try (LineInput lines =
                        Stdio.lines(atTerminal, "history", spec.commandLine().getOut());
                PlaySession session = new PlaySession(
                        announcer(state, lines, style), lines, style, hints, shelf, keeper, this::warn)) {
            return finish(session.play(state, match, players), session);
        }
    }

    private Announcer announcer(GameState state, LineInput lines, Style style) {
        return json
                ? new JsonAnnouncer(lines.out())
                : new SpokenAnnouncer(
                        lines.out(), style, Voices.of(state.start().game()), !quiet, lines::width);
    }

    /** What was asked to be saved is saved before the game leaves the shelf. */
    private int finish(GameState last, PlaySession session) throws IOException {
        if (save != null) {
            new SaveFile().write(save, session.records());
        }
        if (!last.isOver()) {
            return Exit.UNFINISHED;
        }
        session.forget();
        return last.ending().filter(Ending.RESIGNED::equals).isPresent() ? Exit.RESIGNED : Exit.OK;
    }

    /** Who sits where: as the command line says, or else as the record does, or else a person. */
    private Players seats(Map<String, String> recorded, PlayerCatalog players) {
        return new Players(
                seat(first, recorded.get(Players.FIRST_TAG), players),
                seat(second, recorded.get(Players.SECOND_TAG), players));
    }

    private PlayerCatalog players(GameState state, RandomGenerator random) {
        return new PlayerCatalog(state.start().game().kind(), random, oracle);
    }

    /** A record may have been written by hand, with a person's own name. */
    private static Player seat(@Nullable String asked, @Nullable String recorded, PlayerCatalog players) {
        if (asked != null) {
            return players.named(asked);
        }
        String name = recorded == null ? Player.PERSON : Levels.currentName(recorded);
        return players.named(PlayerCatalog.names(players.kind()).contains(name) ? name : Player.PERSON);
    }

    private void warn(String message) {
        spec.commandLine().getErr().println("drey: " + message);
    }
}
