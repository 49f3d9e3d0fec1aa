package dev.drey.cli;

import dev.drey.analysis.Hints;
import dev.drey.cli.storage.SavedGame;
import dev.drey.cli.storage.SavedGames;
import dev.drey.cli.terminal.Announcer;
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
import java.util.function.Supplier;

/**
 * One game, or a match of several, played at one table and kept on the shelf meanwhile. What it played stays on the shelf until
 * {@link #forget}, so that a caller can save it elsewhere first.
 */
final class PlaySession implements AutoCloseable {
    private static final String SERIES_TAG = "Series";

    private final Announcer announcer;
    private final LineInput lines;
    private final Style style;
    private final Supplier<Hints> hints;
    private final SavedGames shelf;
    private final Consumer<String> warnings;
    private final List<GameRecord> records = new ArrayList<>();
    private SavedGame keeper;

    /** @param keeper the place on the shelf of the game to go on with, or of a new one */
    PlaySession(
            Announcer announcer,
            LineInput lines,
            Style style,
            Supplier<Hints> hints,
            SavedGames shelf,
            SavedGame keeper,
            Consumer<String> warnings) {
        this.announcer = announcer;
        this.lines = lines;
        this.style = style;
        this.hints = hints;
        this.shelf = shelf;
        this.keeper = keeper;
        this.warnings = warnings;
    }

    /**
     * Plays on.
     *
     * @param first the game to go on with
     * @param match the match that the game belongs to; of one game if it stands alone
     * @param players who sits where in that game
     * @return the last game, as it was left
     */
    GameState play(GameState first, Match match, Players players) {
        GameState state = first;
        Match now = match;
        Players seated = players;
        while (true) {
            if (now.length() > 1) {
                announcer.series(now, seated);
            }
            TerminalGame table = table(state, now, seated);
            GameState last = table.play();
            records.add(GameRecords.of(last, tags(now, seated)));
            if (last.outcome().isEmpty()) {
                announcer.left(last, keeper.kept());
                return last;
            }
            if (now.length() == 1) {
                return last;
            }
            now = now.plus(last.outcome().get());
            seated = seated.swapped();
            if (now.isOver()) {
                announcer.series(now, seated);
                return last;
            }
            state = GameState.of(first.start());
            keepNext(state, now, seated);
            if (table.left()) {
                announcer.left(state, keeper.kept());
                return state;
            }
        }
    }

    private TerminalGame table(GameState state, Match match, Players players) {
        boolean more = match.round() < match.length();
        return new TerminalGame(
                state, players, tags(match, players), announcer, lines, keeper, style, hints, more ? "go on" : "leave");
    }

    /** The next game of a match is on the shelf before the last one is off it: at no moment is the match lost. */
    private void keepNext(GameState state, Match match, Players players) {
        SavedGame next = SavedGame.begin(shelf, warnings);
        next.keep(GameRecords.of(state, tags(match, players)));
        forget();
        close();
        keeper = next;
    }

    /** The match that a kept game belongs to; of one game if it stands alone. */
    static Match series(GameRecord kept) {
        return Optional.ofNullable(kept.tags().get(SERIES_TAG))
                .flatMap(Match::parse)
                .orElse(Match.of(1));
    }

    private static Map<String, String> tags(Match match, Players players) {
        Map<String, String> tags = new LinkedHashMap<>(players.tags());
        tags.put("Date", LocalDate.now(ZoneId.systemDefault()).toString());
        if (match.length() > 1) {
            tags.put(SERIES_TAG, match.text());
        }
        return tags;
    }

    /** The games that were played, finished or not. */
    List<GameRecord> records() {
        return List.copyOf(records);
    }

    /** Takes the last game off the shelf. */
    void forget() {
        keeper.forget();
    }

    @Override
    public void close() {
        keeper.close();
    }
}
