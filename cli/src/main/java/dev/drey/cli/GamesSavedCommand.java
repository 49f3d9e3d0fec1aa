package dev.drey.cli;

import dev.drey.cli.storage.SavedGame;
import dev.drey.cli.storage.SavedGames;
import dev.drey.cli.storage.TextFile;
import dev.drey.engine.Levels;
import dev.drey.play.Match;
import dev.drey.play.Player;
import dev.drey.play.Players;
import dev.drey.record.GameRecord;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Lists or deletes saved games. */
@Command(
        name = "saved",
        description = "List or delete unfinished games.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Examples:",
            "  drey games saved",
            "  drey games saved --delete santorini-1",
            "  drey play --resume santorini-1"
        })
final class GamesSavedCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    static final class Deletion {
        @Option(names = "--delete", paramLabel = "ID", description = "Delete these games.", arity = "1..*")
        private List<String> ids = List.of();

        @Option(names = "--delete-all", description = "Delete all of them.")
        private boolean all;
    }

    @ArgGroup(exclusive = true)
    private @Nullable Deletion deletion;

    @Override
    public Integer call() throws IOException {
        SavedGames games = SavedGames.ofUser();
        if (deletion == null) {
            list(games);
        } else {
            delete(games, deletion);
        }
        return ExitStatus.OK;
    }

    private void list(SavedGames games) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        List<SavedGames.Entry> entries = games.entries();
        if (entries.isEmpty()) {
            out.println("There are no unfinished games.");
        }
        // Not a constant, because `drey games` would also create it.
        DateTimeFormatter dateFormat = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");
        for (SavedGames.Entry entry : entries) {
            String when = dateFormat.format(entry.changed().toInstant().atZone(ZoneId.systemDefault()));
            out.printf(Locale.ROOT, "%-20s %s  %s%n", entry.id(), when, describe(entry));
        }
    }

    private static String describe(SavedGames.Entry entry) {
        try {
            GameRecord game = SavedGame.read(entry);
            int moves = game.moves().size();
            String seats = player(game, Players.FIRST_TAG) + " against " + player(game, Players.SECOND_TAG);
            Match match = PlaySession.match(game);
            String round = match.length() > 1 ? ", game " + match.round() + " of " + match.length() : "";
            return game.game().text() + ", " + moves + (moves == 1 ? " move, " : " moves, ") + seats + round;
        } catch (IOException e) {
            return TextFile.describe(e);
        }
    }

    private static String player(GameRecord game, String tag) {
        return Levels.currentName(game.tags().getOrDefault(tag, Player.PERSON));
    }

    private void delete(SavedGames games, Deletion what) throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        List<SavedGames.Entry> entries = games.entries();
        // All names are looked up first, so that a mistyped name deletes nothing.
        List<SavedGames.Entry> toDelete = what.all
                ? entries
                : what.ids.stream().map(id -> find(entries, id)).toList();
        for (SavedGames.Entry entry : toDelete) {
            games.delete(entry);
            out.println("Deleted " + entry.id() + ".");
        }
    }

    private SavedGames.Entry find(List<SavedGames.Entry> entries, String id) {
        Optional<SavedGames.Entry> found =
                entries.stream().filter(entry -> entry.id().equals(id)).findFirst();
        return found.orElseThrow(() -> new ParameterException(
                spec.commandLine(), "there is no saved game '" + id + "'; 'drey games saved' lists them"));
    }
}
