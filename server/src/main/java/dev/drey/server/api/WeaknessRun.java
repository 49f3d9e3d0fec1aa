package dev.drey.server.api;

import dev.drey.analysis.GameSummary;
import dev.drey.analysis.Weaknesses;
import dev.drey.record.GameRecord;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Rooms;
import dev.drey.server.room.Seat;
import dev.drey.server.search.Asker;
import dev.drey.server.search.Stoppable;
import dev.drey.server.search.Studies;
import dev.drey.server.search.Watcher;
import dev.drey.server.store.FinishedGame;
import dev.drey.server.store.GameRow;
import dev.drey.server.store.ReviewRow;
import dev.drey.server.store.Store;
import dev.drey.server.store.StoreException;
import dev.drey.wire.BadJson;
import dev.drey.wire.GameSummaryJson;
import dev.drey.wire.WeaknessesJson;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds out which kinds of mistakes a guest makes, over all finished games the guest sat at. Summaries of games that were reviewed
 * before come from the store; some of the others are reviewed now, the newest first, and their summaries stored. Another run goes
 * on where this one ends.
 */
final class WeaknessRun {
    /** How many games one run reviews. */
    static final int MOST_REVIEWS = 20;

    /** How many games are looked at: a program may have very many. */
    static final int MOST_GAMES = 1000;

    /** How many moments of a group are told. */
    static final int MOST_MOMENTS = 10;

    /** A game with fewer moves is not reviewed. */
    private static final int LEAST_MOVES = 2;

    private static final Logger LOG = LoggerFactory.getLogger(WeaknessRun.class);

    private final Store store;
    private final Rooms rooms;
    private final String guest;
    private final List<Seated> games = new ArrayList<>();
    private final Map<String, GameSummary> summaries = new ConcurrentHashMap<>();
    private final Map<String, List<Position>> positions = new ConcurrentHashMap<>();

    /** The games to review, by id. */
    private final Map<String, GameRecord> wanted = new LinkedHashMap<>();

    /** Completed when all that is to be stored and told up to now is. */
    private CompletableFuture<?> told = CompletableFuture.completedFuture(null);

    /** A game and the sides the guest had in it. */
    private record Seated(String id, GameKind kind, Set<Side> sides) {}

    /**
     * What must not be told at present, for the sake of running games without hints.
     *
     * @param kinds of these running games
     */
    private record Withheld(Set<GameKind> kinds, Set<Position> positions) {}

    private WeaknessRun(Store store, Rooms rooms, String guest) {
        this.store = store;
        this.rooms = rooms;
        this.guest = guest;
    }

    /** Looks up what is known and what is to be reviewed. @throws StoreException if the store does not answer */
    static WeaknessRun of(Store store, Rooms rooms, String guest) {
        WeaknessRun run = new WeaknessRun(store, rooms, guest);
        run.look();
        return run;
    }

    private void look() {
        for (FinishedGame finished : store.finishedOf(guest, GameSummary.VERSION, MOST_GAMES)) {
            GameRow row = finished.game();
            games.add(new Seated(row.id(), Games.kind(row.game()), sides(row)));
            finished.summary().flatMap(WeaknessRun::read).ifPresent(summary -> summaries.put(row.id(), summary));
        }
        Withheld withheld = withheld();
        for (Seated game : games) {
            if (wanted.size() < MOST_REVIEWS && !summaries.containsKey(game.id()) && !isLeftOut(game, withheld)) {
                rooms.game(game.id()).ifPresent(this::want);
            }
        }
    }

    private Set<Side> sides(GameRow row) {
        String mine = Seat.person(guest);
        Set<Side> sides = EnumSet.noneOf(Side.class);
        if (row.first().equals(mine)) {
            sides.add(Side.FIRST);
        }
        if (row.second().equals(mine)) {
            sides.add(Side.SECOND);
        }
        return sides;
    }

    /** A summary that cannot be read counts as none. */
    private static Optional<GameSummary> read(String summary) {
        try {
            return Optional.of(GameSummaryJson.read(summary));
        } catch (BadJson bad) {
            return Optional.empty();
        }
    }

    private void want(LiveGame game) {
        if (game.state().ply() < LEAST_MOVES) {
            keep(game.id(), GameSummary.withoutMistakes(played(game)));
        } else {
            wanted.put(game.id(), RecordExport.of(game));
        }
    }

    /** The positions in which the moves of a game were played. */
    private static List<Position> played(LiveGame game) {
        return game.state().positions().subList(0, game.state().ply());
    }

    /** Shows a summary from now on, and stores it. One that cannot be stored is still shown. */
    private void keep(String id, GameSummary summary) {
        summaries.put(id, summary);
        CompletableFuture<Boolean> stored =
                store.putReview(new ReviewRow(id, GameSummary.VERSION, rooms.now(), GameSummaryJson.write(summary)));
        told = told.thenCombine(stored.exceptionally(failure -> notStored(id, failure)), (earlier, now) -> now);
    }

    private static boolean notStored(String id, Throwable failure) {
        LOG.atWarn()
                .addKeyValue("game", id)
                .addKeyValue("problem", failure.getMessage())
                .log("the summary of a review cannot be stored");
        return false;
    }

    /**
     * Reviews what is to be reviewed, and tells at the start and after each game what is known: all of it each time, and not before
     * it is stored.
     */
    Stoppable begin(Studies studies, Asker asker, Watcher<WeaknessesJson> watcher) {
        List<String> ids = List.copyOf(wanted.keySet());
        return studies.summarize(List.copyOf(wanted.values()), asker, new Watcher<>() {
            private int kept;

            @Override
            public void sees(List<GameSummary> done, boolean last) {
                for (; kept < done.size(); kept++) {
                    keep(ids.get(kept), done.get(kept));
                }
                told = told.thenRun(() -> tell(watcher, last));
            }

            @Override
            public void lost(Throwable why) {
                told = told.thenRun(() -> watcher.lost(why));
            }
        });
    }

    private void tell(Watcher<WeaknessesJson> watcher, boolean last) {
        WeaknessesJson view;
        try {
            view = view(last);
        } catch (RuntimeException failure) {
            // Without an end the answer would stay open for ever.
            if (!(failure instanceof StoreException)) {
                LOG.atError().setCause(failure).log("weaknesses cannot be told");
            }
            watcher.lost(failure);
            return;
        }
        watcher.sees(view, last);
    }

    private WeaknessesJson view(boolean last) {
        Withheld withheld = withheld();
        List<Weaknesses.Played> reviewed = new ArrayList<>();
        int total = 0;
        for (Seated game : games) {
            if (!isLeftOut(game, withheld)) {
                total++;
                @Nullable GameSummary summary = summaries.get(game.id());
                if (summary != null) {
                    reviewed.add(new Weaknesses.Played(
                            game.id(), game.kind().id(), game.sides(), free(game, summary, withheld)));
                }
            }
        }
        return WeaknessesJson.of(Weaknesses.of(reviewed, MOST_MOMENTS), reviewed.size(), total, last);
    }

    private Withheld withheld() {
        Set<GameKind> kinds = rooms.fairPlay().kinds(guest);
        if (kinds.isEmpty()) {
            return new Withheld(Set.of(), Set.of());
        }
        Set<Position> near = new HashSet<>();
        games.stream().filter(game -> kinds.contains(game.kind())).forEach(game -> near.addAll(positions(game)));
        return new Withheld(kinds, rooms.fairPlay().withheld(guest, near).keySet());
    }

    private List<Position> positions(Seated game) {
        return Objects.requireNonNull(positions.computeIfAbsent(
                game.id(), id -> rooms.game(id).map(WeaknessRun::played).orElse(List.of())));
    }

    /** Whether nothing of a game may be told. */
    private boolean isLeftOut(Seated game, Withheld withheld) {
        return withheld.kinds().contains(game.kind())
                && !positions(game).isEmpty()
                && withheld.positions().containsAll(positions(game));
    }

    /** What may be told of a summary. */
    private GameSummary free(Seated game, GameSummary summary, Withheld withheld) {
        return withheld.kinds().contains(game.kind())
                ? summary.without(withheld.positions(), positions(game))
                : summary;
    }
}
