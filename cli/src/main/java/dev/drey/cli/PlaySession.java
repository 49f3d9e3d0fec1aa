package dev.drey.cli;

import dev.drey.cli.storage.SavedGame;
import dev.drey.cli.storage.SavedGames;
import dev.drey.cli.terminal.Announcer;
import dev.drey.cli.terminal.GameAdvisor;
import dev.drey.cli.terminal.LineInput;
import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.TerminalGame;
import dev.drey.play.GameRecords;
import dev.drey.play.GameState;
import dev.drey.play.Match;
import dev.drey.play.Players;
import dev.drey.record.GameRecord;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A game or a match at the terminal, saved while it is played. The saved copy stays until {@link #deleteSaved}, so that
 * the caller can write the record elsewhere first.
 */
final class PlaySession implements AutoCloseable {
    /** The tag of a saved game that holds the match it belongs to. */
    private static final String MATCH_TAG = "Series";

    private final Announcer announcer;
    private final LineInput lines;
    private final Style style;
    private final GameAdvisor advisor;
    private final SavedGames games;
    private final Consumer<String> warnings;
    private final List<GameRecord> records = new ArrayList<>();
    private SavedGame saved;
    private boolean botFailed;

    /** @param saved the saved copy of the game to continue, or of a new one */
    PlaySession(
            Announcer announcer,
            LineInput lines,
            Style style,
            GameAdvisor advisor,
            SavedGames games,
            SavedGame saved,
            Consumer<String> warnings) {
        this.announcer = announcer;
        this.lines = lines;
        this.style = style;
        this.advisor = advisor;
        this.games = games;
        this.saved = saved;
        this.warnings = warnings;
    }

    /**
     * Plays a game and the games after it: those of its match, and rematches.
     *
     * @param first the game to start with
     * @param match the match the game belongs to; of one game if it stands alone
     * @param players the players of that game
     * @return the last game, in the state in which it was left
     */
    GameState play(GameState first, Match match, Players players) {
        GameState state = first;
        Match currentMatch = match;
        Players currentPlayers = players;
        while (true) {
            if (currentMatch.length() > 1) {
                announcer.match(currentMatch, currentPlayers);
            }
            TerminalGame game = game(state, currentMatch, currentPlayers);
            GameState last = game.play();
            records.add(GameRecords.of(last, tags(currentMatch, currentPlayers)));
            if (last.outcome().isEmpty()) {
                announcer.left(last, saved.status());
                return last;
            }
            botFailed |= game.botFailed();
            if (currentMatch.length() > 1) {
                currentMatch = currentMatch.plus(last.outcome().get());
                if (currentMatch.isOver()) {
                    announcer.match(currentMatch, currentPlayers);
                    return last;
                }
            } else if (game.next() != TerminalGame.Next.REMATCH) {
                return last;
            }
            currentPlayers = currentPlayers.swapped();
            state = GameState.of(first.start());
            saveNext(state, currentMatch, currentPlayers);
            if (game.next() == TerminalGame.Next.LEAVE) {
                announcer.left(state, saved.status());
                return state;
            }
        }
    }

    private TerminalGame game(GameState state, Match match, Players players) {
        return new TerminalGame(state, players, tags(match, players), announcer, lines, saved, style, advisor, match);
    }

    /** Whether a bot failed and lost a game for that reason. */
    boolean botFailed() {
        return botFailed;
    }

    /** Saves the next game before the last one is deleted, so that the match is never lost. */
    private void saveNext(GameState state, Match match, Players players) {
        SavedGame next = SavedGame.begin(games, warnings);
        if (match.length() > 1) {
            next.save(GameRecords.of(state, tags(match, players)));
        }
        deleteSaved();
        close();
        saved = next;
    }

    /** Returns the match that a saved game belongs to; of one game if it stands alone. */
    static Match match(GameRecord record) {
        return Optional.ofNullable(record.tags().get(MATCH_TAG))
                .flatMap(Match::parse)
                .orElse(Match.of(1));
    }

    private static Map<String, String> tags(Match match, Players players) {
        Map<String, String> tags = new LinkedHashMap<>(players.tags());
        tags.put("Date", LocalDate.now(ZoneId.systemDefault()).toString());
        if (match.length() > 1) {
            tags.put(MATCH_TAG, match.text());
        }
        return tags;
    }

    /** The records of the games played, finished or not. */
    List<GameRecord> records() {
        return List.copyOf(records);
    }

    /** Deletes the saved copy of the last game. */
    void deleteSaved() {
        saved.delete();
    }

    @Override
    public void close() {
        saved.close();
    }
}
