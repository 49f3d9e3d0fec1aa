package dev.drey.cli;

import dev.drey.cli.storage.SavedGame;
import dev.drey.cli.storage.SavedGames;
import dev.drey.cli.terminal.Announcer;
import dev.drey.cli.terminal.JsonAnnouncer;
import dev.drey.cli.terminal.LineInput;
import dev.drey.cli.terminal.NewGameDialog;
import dev.drey.cli.terminal.RecordSaver;
import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.TextAnnouncer;
import dev.drey.play.GameRecords;
import dev.drey.play.GameState;
import dev.drey.play.Match;
import dev.drey.play.Players;
import dev.drey.record.GameRecord;
import dev.drey.rules.Ending;
import dev.drey.rules.Game;
import dev.drey.rules.GameKind;
import dev.drey.rules.Position;
import dev.drey.rules.santorini.Santorini;
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
        description = "Play a game at the terminal, against a friend or a program, or let programs play.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Without GAME, a short menu asks for the game and the opponent. Moves come from",
            "the keyboard or from standard input, one per line; enter 'help' for the commands.",
            "An unfinished game is saved: --resume continues it.",
            "",
            "Exit status: 0 the game was played to its end, 1 something failed, 2 wrong",
            "usage, 3 a player resigned, 4 the game was left unfinished.",
            "",
            "Examples:",
            "  drey play",
            "  drey play squirrel-war --nuts 8251 --second level-3",
            "  drey play santorini --pieces CP --first greedy --second random --seed 7",
            "  drey play adjacent-claim --size 6x7",
            "  drey play shellos-shuffle --match --first-name Ada --second-name Ben",
            "  drey play othello --second 'program python3 examples/bots/centre.py'",
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
            description = "One of ${COMPLETION-CANDIDATES}, optionally with a set-up, as in adjacent-claim:6x7.")
    private @Nullable String game;

    @Mixin
    private final PlayerOptions playerOptions = new PlayerOptions();

    @Option(
            names = "--resume",
            arity = "0..1",
            fallbackValue = LATEST,
            paramLabel = "ID",
            description =
                    "Continue an unfinished game: the last one, or the one with this ID (see 'drey games saved').")
    private @Nullable String resume;

    @Option(
            names = "--match",
            arity = "0..1",
            preprocessor = NumberOrDefault.class,
            paramLabel = "N",
            description = "Play a match of N games (default: 3); the players swap sides after each.")
    private @Nullable Integer games;

    @Option(names = "--save", paramLabel = "FILE", description = "Save the record of the game to this file at the end.")
    private @Nullable Path save;

    @Option(names = "--seed", paramLabel = "N", description = "Seed of all random choices, to repeat a game.")
    private @Nullable Long seed;

    @Option(names = "--json", description = "Print the events as JSON, one object per line.")
    private boolean json;

    @Option(names = "--quiet", description = "Do not draw the boards.")
    private boolean quiet;

    private Style style = Style.PLAIN;

    /** Asks for what the options leave open; empty if nobody can be asked. */
    private Optional<NewGameDialog> dialog = Optional.empty();

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
        boolean atTerminal = !json && Stdio.isTerminal();
        style = atTerminal ? Stdio.style() : Style.PLAIN;
        try (LineInput lines =
                Stdio.lines(atTerminal, "history", spec.commandLine().getOut())) {
            if (atTerminal) {
                dialog = Optional.of(new NewGameDialog(lines, style));
            }
            return resume == null ? begin(lines, random) : resume(lines, resume, random);
        } catch (NewGameDialog.Left e) {
            return ExitStatus.UNFINISHED;
        }
    }

    private int begin(LineInput lines, RandomGenerator random) throws IOException {
        GameOptions options = GameOptions.of(spec);
        if (game == null && dialog.isPresent() && !options.anyGiven()) {
            GameKind chosen = dialog.get().askGame();
            game = chosen.id();
            if (!playerOptions.anyGiven()) {
                playerOptions.choose(dialog.get().askPlayers(chosen, random));
            }
        }
        Match match = Match.of(games());
        Position start = options.start(Optional.ofNullable(game), random);
        try (Players players = playerOptions.players(start.game().kind(), Map.of(), random, dialog, this::warn)) {
            boolean asksPieces = start.game() instanceof Santorini
                    && !options.anyGiven()
                    && !String.valueOf(game).contains(":")
                    && players.anyPerson();
            if (dialog.isPresent() && asksPieces) {
                start = dialog.get().askPieces(players, random).start();
            }
            SavedGames saved = SavedGames.ofUser();
            return play(lines, GameState.of(start), match, players, saved, SavedGame.begin(saved, this::warn));
        }
    }

    private int games() {
        if (games == null) {
            return 1;
        }
        if (games < 1 || games > 999) {
            throw new ParameterException(spec.commandLine(), "--match " + games + "; a match has 1 to 999 games");
        }
        return games;
    }

    private int resume(LineInput lines, String id, RandomGenerator random) throws IOException {
        if (game != null || games != null || GameOptions.of(spec).anyGiven()) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--resume continues a saved game; it cannot be combined with a game, a set-up or --match");
        }
        SavedGames saved = SavedGames.ofUser();
        List<SavedGames.Entry> candidates = id.equals(LATEST)
                ? saved.entries()
                : saved.find(id).map(List::of).orElse(List.of());
        if (candidates.isEmpty()) {
            throw new ParameterException(
                    spec.commandLine(),
                    id.equals(LATEST)
                            ? "there is no unfinished game"
                            : "there is no saved game '" + id + "'; 'drey games saved' lists them");
        }
        try (SavedGame copy = SavedGame.resumeFirstFree(saved, candidates, this::warn)) {
            GameRecord record = copy.read();
            try (Players players =
                    playerOptions.players(record.game().kind(), record.tags(), random, dialog, this::warn)) {
                return play(lines, GameRecords.state(record), PlaySession.match(record), players, saved, copy);
            }
        }
    }

    private int play(LineInput lines, GameState state, Match match, Players players, SavedGames games, SavedGame saved)
            throws IOException {
        Game first = state.start().game();
        Announcer announcer = json
                ? new JsonAnnouncer(lines.out())
                : new TextAnnouncer(lines.out(), style, first, !quiet, lines::width);
        PlayAdvisor advisor = new PlayAdvisor(playerOptions.oracle(), playerOptions.results(), lines, style);
        try (PlaySession session = new PlaySession(announcer, lines, style, advisor, games, saved, this::warn)) {
            return finish(session.play(state, match, players), session);
        }
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
        if (session.botFailed()) {
            return ExitStatus.FAILED;
        }
        return last.ending().filter(Ending.RESIGNED::equals).isPresent() ? ExitStatus.RESIGNED : ExitStatus.OK;
    }

    private void warn(String message) {
        spec.commandLine().getErr().println("drey: " + message);
    }
}
