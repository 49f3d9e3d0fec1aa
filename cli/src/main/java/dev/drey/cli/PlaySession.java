package dev.drey.cli;

import dev.drey.cli.keep.KeptGame;
import dev.drey.cli.keep.Records;
import dev.drey.cli.keep.Shelf;
import dev.drey.cli.terminal.Announcer;
import dev.drey.cli.terminal.Lines;
import dev.drey.cli.terminal.Seats;
import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.Table;
import dev.drey.play.Match;
import dev.drey.play.Series;
import dev.drey.record.GameRecord;
import dev.drey.rules.Outcome;
import java.io.IOException;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/** One game, or a match of several, played at one table and kept on the shelf meanwhile. */
final class PlaySession {
    static final String SERIES_TAG = "Series";

    private final Announcer announcer;
    private final Lines lines;
    private final Style style;
    private final Shelf shelf;
    private final Consumer<String> warnings;
    private final List<GameRecord> records = new ArrayList<>();

    PlaySession(Announcer announcer, Lines lines, Style style, Shelf shelf, Consumer<String> warnings) {
        this.announcer = announcer;
        this.lines = lines;
        this.style = style;
        this.shelf = shelf;
        this.warnings = warnings;
    }

    /**
     * Plays on.
     *
     * @param series the match that the game belongs to; of one game if it stands alone
     * @param seats who sits where in the game to go on with
     * @param kept where that game stands on the shelf already
     * @return the last game, as it was left
     */
    Match play(Match match, Series series, Seats seats, Optional<Shelf.Entry> kept) throws IOException {
        Match last = playOne(match, series, seats, kept);
        Optional<Outcome> outcome = last.outcome();
        if (outcome.isEmpty() || series.length() == 1) {
            return last;
        }
        Series after = series.plus(outcome.get());
        if (after.isOver()) {
            announcer.series(after, seats);
            return last;
        }
        return play(Match.of(match.start()), after, seats.swapped(), Optional.empty());
    }

    private Match playOne(Match match, Series series, Seats seats, Optional<Shelf.Entry> kept) throws IOException {
        Map<String, String> tags = tags(series, seats);
        try (KeptGame keeper = keeper(match, tags, kept)) {
            if (series.length() > 1) {
                announcer.series(series, seats);
            }
            if (series.round() > 1) {
                // The earlier games are done; leaving before the first move must not lose them.
                keeper.keep(match);
            }
            Match left = new Table(match, seats, tags, announcer, lines, keeper, style).play();
            records.add(Records.of(left, tags));
            return left;
        }
    }

    private static Map<String, String> tags(Series series, Seats seats) {
        Map<String, String> tags = new LinkedHashMap<>(seats.tags());
        tags.put("Date", LocalDate.now(ZoneId.systemDefault()).toString());
        if (series.length() > 1) {
            tags.put(SERIES_TAG, series.text());
        }
        return tags;
    }

    private KeptGame keeper(Match match, Map<String, String> tags, Optional<Shelf.Entry> kept) throws IOException {
        String kind = match.start().game().kind().id();
        return kept.isPresent()
                ? KeptGame.resume(shelf, kept.get(), kind, tags, warnings)
                : KeptGame.begin(shelf, kind, tags, warnings);
    }

    /** The games that were played, finished or not. */
    List<GameRecord> records() {
        return List.copyOf(records);
    }
}
