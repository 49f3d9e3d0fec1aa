package dev.drey.cli;

import dev.drey.cli.keep.InUse;
import dev.drey.cli.keep.KeptGame;
import dev.drey.cli.keep.Shelf;
import dev.drey.cli.terminal.Announcer;
import dev.drey.cli.terminal.JsonAnnouncer;
import dev.drey.cli.terminal.Lines;
import dev.drey.cli.terminal.SaveFile;
import dev.drey.cli.terminal.SpokenAnnouncer;
import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.Voices;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.play.Match;
import dev.drey.play.Seat;
import dev.drey.play.Seats;
import dev.drey.play.Series;
import dev.drey.record.GameRecord;
import dev.drey.rules.Ending;
import dev.drey.study.AnalysisStore;
import dev.drey.study.Hints;
import dev.drey.study.Players;
import dev.drey.study.Records;
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
    private final Supplier<Hints> hints = new Lazy<>(
            () -> new Hints(new AnalysisStore(AnalysisStore.USUAL_SIZE, ProvenResults.own()), oracle, HINT_NANOS));

    /** A word behind {@code --match} that is no number is not its value but the next argument. */
    static final class NumberOrUsual implements IParameterPreprocessor {
        @Override
        public boolean preprocess(Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> info) {
            boolean attached = "=".equals(info.get("separator"));
            if (!attached && (words.isEmpty() || !words.peek().matches("[0-9]+"))) {
                words.push(Integer.toString(Series.USUAL_LENGTH));
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
        Match match = Match.of(GameOptions.of(spec).start(Optional.ofNullable(game), random));
        Seats seats = seats(Map.of(), players(match, random));
        Shelf shelf = Shelf.own();
        return play(match, Series.of(games()), seats, shelf, KeptGame.begin(shelf, this::warn));
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
        Shelf shelf = Shelf.own();
        List<Shelf.Entry> wanted = id.equals(LATEST)
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
    private int goOn(Shelf shelf, List<Shelf.Entry> wanted, RandomGenerator random) throws IOException {
        KeptGame free;
        try {
            free = KeptGame.resume(shelf, wanted.get(0), this::warn);
        } catch (InUse e) {
            if (wanted.size() > 1) {
                return goOn(shelf, wanted.subList(1, wanted.size()), random);
            }
            throw e;
        }
        try (KeptGame keeper = free) {
            GameRecord record = KeptGame.read(wanted.get(0));
            Match match = Records.match(record);
            Seats seats = seats(record.tags(), players(match, random));
            return play(match, PlaySession.series(record), seats, shelf, keeper);
        }
    }

    private int play(Match match, Series series, Seats seats, Shelf shelf, KeptGame keeper) throws IOException {
        boolean atTerminal = !json && Stdio.isTerminal();
        Style style = atTerminal ? Stdio.style() : Style.PLAIN;
        try (Lines lines = Stdio.lines(atTerminal, "history", spec.commandLine().getOut());
                PlaySession session = new PlaySession(
                        announcer(match, lines, style), lines, style, hints, shelf, keeper, this::warn)) {
            return finish(session.play(match, series, seats), session);
        }
    }

    private Announcer announcer(Match match, Lines lines, Style style) {
        return json
                ? new JsonAnnouncer(lines.out())
                : new SpokenAnnouncer(
                        lines.out(), style, Voices.of(match.start().game()), !quiet, lines::width);
    }

    /** What was asked to be saved is saved before the game leaves the shelf. */
    private int finish(Match last, PlaySession session) throws IOException {
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
    private Seats seats(Map<String, String> recorded, Players players) {
        return new Seats(
                seat(first, recorded.get(Seats.FIRST_TAG), players),
                seat(second, recorded.get(Seats.SECOND_TAG), players));
    }

    private Players players(Match match, RandomGenerator random) {
        return new Players(match.start().game().kind(), random, oracle);
    }

    /** A record may have been written by hand, with a person's own name. */
    private static Seat seat(@Nullable String asked, @Nullable String recorded, Players players) {
        if (asked != null) {
            return players.named(asked);
        }
        String name = recorded == null ? Seat.PERSON : Levels.currentName(recorded);
        return players.named(Players.names(players.kind()).contains(name) ? name : Seat.PERSON);
    }

    private void warn(String message) {
        spec.commandLine().getErr().println("drey: " + message);
    }
}
