package dev.drey.cli;

import dev.drey.cli.keep.Records;
import dev.drey.cli.keep.Shelf;
import dev.drey.cli.keep.StateFolder;
import dev.drey.cli.terminal.Announcer;
import dev.drey.cli.terminal.EditedLines;
import dev.drey.cli.terminal.JsonAnnouncer;
import dev.drey.cli.terminal.Lines;
import dev.drey.cli.terminal.SaveFile;
import dev.drey.cli.terminal.Seat;
import dev.drey.cli.terminal.Seats;
import dev.drey.cli.terminal.SpokenAnnouncer;
import dev.drey.cli.terminal.StreamLines;
import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.Voices;
import dev.drey.play.Match;
import dev.drey.play.Series;
import dev.drey.record.Entry;
import dev.drey.record.GameRecord;
import dev.drey.record.RecordReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
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
            "Moves come from the keyboard or from standard input, a line each; 'help' at the prompt lists the commands.",
            "A game that is left is kept: --resume goes on with it.",
            "",
            "Exit status: 0 the game was played to its end, 3 a side resigned, 4 it was left and is kept,",
            "1 something failed, 2 the command line was wrong.",
            "",
            "Examples:",
            "  drey play adjacent-claim",
            "  drey play squirrel-war --nuts 8251 --second greedy",
            "  drey play santorini --pieces CP --first greedy --second random --seed 7",
            "  drey play adjacent-claim --size 6x7",
            "  drey play shellos-shuffle --match",
            "  drey play --resume",
            "  printf 'C3\\nC4\\n' | drey play adjacent-claim --json"
        })
final class PlayCommand implements Callable<Integer> {
    private static final String LATEST = "";

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
            description = "Who plays the second side (O). A person if not said.")
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
            fallbackValue = "" + Series.USUAL_LENGTH,
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

    static CommandLine commandLine() {
        CommandSpec spec = CommandSpec.forAnnotatedObject(new PlayCommand());
        GameOptions.addTo(spec);
        return new CommandLine(spec);
    }

    @Override
    public Integer call() throws IOException {
        RandomGenerator random = random();
        refuseToOverwrite();
        return resume == null ? begin(random) : goOn(resume, random);
    }

    private int begin(RandomGenerator random) throws IOException {
        Match match = Match.of(GameOptions.of(spec).start(Optional.ofNullable(game), random));
        return play(match, Series.of(games()), seats(Map.of(), random), Optional.empty());
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
        if (game != null || games != null) {
            throw new ParameterException(
                    spec.commandLine(), "--resume goes on with a game that was left: name no other, and no --match");
        }
        Shelf shelf = Shelf.own();
        Optional<Shelf.Entry> found =
                id.equals(LATEST) ? shelf.entries().stream().findFirst() : shelf.find(id);
        if (found.isEmpty()) {
            String what = id.equals(LATEST) ? "no game was left" : "no game is kept as '" + id + "'";
            throw new ParameterException(spec.commandLine(), what + "; 'drey games saved' lists them");
        }
        GameRecord record = read(found.get());
        Series series = Optional.ofNullable(record.tags().get(PlaySession.SERIES_TAG))
                .flatMap(Series::parse)
                .orElse(Series.of(1));
        return play(Records.match(record), series, seats(record.tags(), random), found);
    }

    private static GameRecord read(Shelf.Entry entry) throws IOException {
        List<Entry> games = RecordReader.read(Files.readString(entry.file()));
        if (games.size() == 1 && games.get(0) instanceof Entry.Whole whole) {
            return whole.record();
        }
        throw new IOException(entry.file() + " is not the record of one game; 'drey record check' says why");
    }

    private int play(Match match, Series series, Seats seats, Optional<Shelf.Entry> kept) throws IOException {
        if (!json && Stdio.isTerminal()) {
            Style style = Stdio.style();
            try (EditedLines lines = EditedLines.open(StateFolder.find().resolve("history"))) {
                PlaySession session = session(spoken(match, lines.out(), style), lines, style);
                return finish(session.play(match, series, seats, kept), session);
            }
        }
        PrintWriter out = spec.commandLine().getOut();
        Announcer announcer = json ? new JsonAnnouncer(out) : spoken(match, out, Style.PLAIN);
        try (Lines lines = new StreamLines(Stdio.in(), out)) {
            PlaySession session = session(announcer, lines, Style.PLAIN);
            return finish(session.play(match, series, seats, kept), session);
        }
    }

    private int finish(Match last, PlaySession session) throws IOException {
        if (save != null) {
            new SaveFile().write(save, session.records());
        }
        return last.resigned().isPresent() ? Exit.RESIGNED : last.isOver() ? Exit.OK : Exit.UNFINISHED;
    }

    private PlaySession session(Announcer announcer, Lines lines, Style style) {
        return new PlaySession(announcer, lines, style, Shelf.own(), this::warn);
    }

    private Announcer spoken(Match match, PrintWriter out, Style style) {
        return new SpokenAnnouncer(out, style, Voices.of(match.start().game()), !quiet);
    }

    /** Who sits where: as the command line says, or else as the record does, or else a person. */
    private Seats seats(Map<String, String> recorded, RandomGenerator random) {
        return new Seats(
                seat(first, recorded.get(Seats.FIRST_TAG), random),
                seat(second, recorded.get(Seats.SECOND_TAG), random));
    }

    private static Seat seat(@Nullable String asked, @Nullable String recorded, RandomGenerator random) {
        return Seat.named(asked != null ? asked : recorded != null ? recorded : Seat.PERSON, random);
    }

    private RandomGenerator random() {
        RandomGeneratorFactory<RandomGenerator> factory = RandomGeneratorFactory.of("L64X128MixRandom");
        return seed == null ? factory.create() : factory.create(seed);
    }

    private void refuseToOverwrite() throws IOException {
        if (save != null && Files.exists(save)) {
            throw new IOException(save + " exists already; name another file");
        }
    }

    private void warn(String message) {
        spec.commandLine().getErr().println("drey: " + message);
    }
}
