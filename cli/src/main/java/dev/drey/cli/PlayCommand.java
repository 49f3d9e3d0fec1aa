package dev.drey.cli;

import dev.drey.cli.storage.SavedGame;
import dev.drey.cli.storage.SavedGames;
import dev.drey.cli.terminal.Announcer;
import dev.drey.cli.terminal.JsonAnnouncer;
import dev.drey.cli.terminal.LineInput;
import dev.drey.cli.terminal.MessageCatalog;
import dev.drey.cli.terminal.RecordSaver;
import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.TextAnnouncer;
import dev.drey.play.GameRecords;
import dev.drey.play.GameState;
import dev.drey.play.Match;
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
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Mixin;
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

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            completionCandidates = CompletionCandidates.GameIds.class,
            description =
                    "One of ${COMPLETION-CANDIDATES}; a set-up may follow behind a colon, as in adjacent-claim:6x7.")
    private @Nullable String game;

    @Mixin
    private final PlayerOptions playerOptions = new PlayerOptions();

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
            preprocessor = NumberOrDefault.class,
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

    /** Gives {@code --match} its default value if the next word is not a number, which is then the next argument. */
    static final class NumberOrDefault implements IParameterPreprocessor {
        @Override
        public boolean preprocess(Stack<String> words, CommandSpec command, ArgSpec option, Map<String, Object> info) {
            boolean attached = "=".equals(info.get("separator"));
            if (!attached && (words.isEmpty() || !words.peek().matches("[0-9]+"))) {
                words.push(Integer.toString(Match.DEFAULT_LENGTH));
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
            RecordSaver.requireFree(save);
        }
        return resume == null ? begin(random) : resume(resume, random);
    }

    private int begin(RandomGenerator random) throws IOException {
        GameState state = GameState.of(GameOptions.of(spec).start(Optional.ofNullable(game), random));
        Players players = playerOptions.players(state.start().game().kind(), Map.of(), random);
        SavedGames saved = SavedGames.ofUser();
        return play(state, Match.of(games()), players, saved, SavedGame.begin(saved, this::warn));
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

    private int resume(String id, RandomGenerator random) throws IOException {
        if (game != null || games != null || GameOptions.of(spec).anyGiven()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--resume goes on with a game that was left: name no other, no set-up and no --match");
        }
        SavedGames saved = SavedGames.ofUser();
        List<SavedGames.Entry> candidates = id.equals(LATEST)
                ? saved.entries()
                : saved.find(id).map(List::of).orElse(List.of());
        if (candidates.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    id.equals(LATEST)
                            ? "no game was left before its end"
                            : "no game is kept as '" + id + "'; 'drey games saved' lists them");
        }
        return resume(saved, candidates, random);
    }

    /** Resumes the first game that no other program is playing. */
    private int resume(SavedGames saved, List<SavedGames.Entry> candidates, RandomGenerator random) throws IOException {
        SavedGame free;
        try {
            free = SavedGame.resume(saved, candidates.get(0), this::warn);
        } catch (SavedGames.GameInUse e) {
            if (candidates.size() > 1) {
                return resume(saved, candidates.subList(1, candidates.size()), random);
            }
            throw e;
        }
        try (SavedGame copy = free) {
            GameRecord record = SavedGame.read(candidates.get(0));
            GameState state = GameRecords.state(record);
            Players players = playerOptions.players(record.game().kind(), record.tags(), random);
            return play(state, PlaySession.match(record), players, saved, copy);
        }
    }

    private int play(GameState state, Match match, Players players, SavedGames games, SavedGame saved)
            throws IOException {
        boolean atTerminal = !json && Stdio.isTerminal();
        Style style = atTerminal ? Stdio.style() : Style.PLAIN;
        try (LineInput lines =
                        Stdio.lines(atTerminal, "history", spec.commandLine().getOut());
                PlaySession session = new PlaySession(
                        announcer(state, lines, style),
                        lines,
                        style,
                        playerOptions.hints(),
                        games,
                        saved,
                        this::warn)) {
            return finish(session.play(state, match, players), session);
        }
    }

    private Announcer announcer(GameState state, LineInput lines, Style style) {
        return json
                ? new JsonAnnouncer(lines.out())
                : new TextAnnouncer(
                        lines.out(), style, MessageCatalog.of(state.start().game()), !quiet, lines::width);
    }

    /** Writes the record to the file of {@code --save} before the saved copy is deleted. */
    private int finish(GameState last, PlaySession session) throws IOException {
        if (save != null) {
            new RecordSaver().write(save, session.records());
        }
        if (!last.isOver()) {
            return ExitStatus.UNFINISHED;
        }
        session.deleteSaved();
        return last.ending().filter(Ending.RESIGNED::equals).isPresent() ? ExitStatus.RESIGNED : ExitStatus.OK;
    }

    private void warn(String message) {
        spec.commandLine().getErr().println("drey: " + message);
    }
}
