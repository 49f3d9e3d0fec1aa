package dev.drey.cli;

import dev.drey.cli.keep.KeptGame;
import dev.drey.cli.keep.Shelf;
import dev.drey.cli.terminal.Announcer;
import dev.drey.cli.terminal.Lines;
import dev.drey.cli.terminal.Style;
import dev.drey.cli.terminal.Table;
import dev.drey.play.Match;
import dev.drey.play.Seats;
import dev.drey.play.Series;
import dev.drey.record.GameRecord;
import dev.drey.study.Hints;
import dev.drey.study.Records;
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
    private final Lines lines;
    private final Style style;
    private final Supplier<Hints> hints;
    private final Shelf shelf;
    private final Consumer<String> warnings;
    private final List<GameRecord> records = new ArrayList<>();
    private KeptGame keeper;

    /** @param keeper the place on the shelf of the game to go on with, or of a new one */
    PlaySession(
            Announcer announcer,
            Lines lines,
            Style style,
            Supplier<Hints> hints,
            Shelf shelf,
            KeptGame keeper,
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
     * @param series the match that the game belongs to; of one game if it stands alone
     * @param seats who sits where in that game
     * @return the last game, as it was left
     */
    Match play(Match first, Series series, Seats seats) {
        Match match = first;
        Series now = series;
        Seats seated = seats;
        while (true) {
            if (now.length() > 1) {
                announcer.series(now, seated);
            }
            Table table = table(match, now, seated);
            Match last = table.play();
            records.add(Records.of(last, tags(now, seated)));
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
            match = Match.of(first.start());
            keepNext(match, now, seated);
            if (table.left()) {
                announcer.left(match, keeper.kept());
                return match;
            }
        }
    }

    private Table table(Match match, Series series, Seats seats) {
        boolean more = series.round() < series.length();
        return new Table(
                match, seats, tags(series, seats), announcer, lines, keeper, style, hints, more ? "go on" : "leave");
    }

    /** The next game of a match is on the shelf before the last one is off it: at no moment is the match lost. */
    private void keepNext(Match match, Series series, Seats seats) {
        KeptGame next = KeptGame.begin(shelf, warnings);
        next.keep(Records.of(match, tags(series, seats)));
        forget();
        close();
        keeper = next;
    }

    /** The match that a kept game belongs to; of one game if it stands alone. */
    static Series series(GameRecord kept) {
        return Optional.ofNullable(kept.tags().get(SERIES_TAG))
                .flatMap(Series::parse)
                .orElse(Series.of(1));
    }

    private static Map<String, String> tags(Series series, Seats seats) {
        Map<String, String> tags = new LinkedHashMap<>(seats.tags());
        tags.put("Date", LocalDate.now(ZoneId.systemDefault()).toString());
        if (series.length() > 1) {
            tags.put(SERIES_TAG, series.text());
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
