package dev.drey.server.api;

import dev.drey.analysis.GameSummary;
import dev.drey.analysis.Weaknesses;
import dev.drey.record.GameRecord;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.server.api.SummaryFilter.PlayedGame;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Rooms;
import dev.drey.server.room.Seat;
import dev.drey.server.search.AnalysisService;
import dev.drey.server.search.AnalysisService.RunningSearch;
import dev.drey.server.search.SearchObserver;
import dev.drey.server.search.SearchOwner;
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
 * Groups the mistakes of a guest over all finished games of the guest. Summaries of games that were reviewed before come from the
 * store. A limited number of the other games is reviewed now, the newest first, and their summaries are stored, so that the next
 * request continues where this one ends.
 */
final class WeaknessReview {
    /** Maximum games reviewed per request. */
    static final int MAX_REVIEWS = 20;

    /** Maximum games considered: a program may have played very many. */
    static final int MAX_GAMES = 1000;

    /** Maximum moments shown per group. */
    static final int MAX_MOMENTS = 10;

    /** A game with fewer moves is not reviewed. */
    private static final int MIN_MOVES = 2;

    private static final Logger LOG = LoggerFactory.getLogger(WeaknessReview.class);

    private final Store store;
    private final Rooms rooms;
    private final String guest;
    private final List<PlayedGame> games = new ArrayList<>();
    private final Map<String, GameSummary> summaries = new ConcurrentHashMap<>();
    private final Map<String, List<Position>> positions = new ConcurrentHashMap<>();

    /** The games to review, by id. */
    private final Map<String, GameRecord> toReview = new LinkedHashMap<>();

    /** Completes when everything before was stored and sent. */
    private CompletableFuture<?> sent = CompletableFuture.completedFuture(null);

    private WeaknessReview(Store store, Rooms rooms, String guest) {
        this.store = store;
        this.rooms = rooms;
        this.guest = guest;
    }

    /** Loads the known summaries and selects the games to review. @throws StoreException if the store cannot be read */
    static WeaknessReview of(Store store, Rooms rooms, String guest) {
        WeaknessReview review = new WeaknessReview(store, rooms, guest);
        for (FinishedGame finished : store.finishedOf(guest, GameSummary.VERSION, MAX_GAMES)) {
            GameRow row = finished.game();
            review.games.add(new PlayedGame(row.id(), Games.kind(row.game()), sides(row, guest)));
            finished.summary()
                    .flatMap(WeaknessReview::parse)
                    .ifPresent(summary -> review.summaries.put(row.id(), summary));
        }
        review.selectGames();
        return review;
    }

    private void selectGames() {
        SummaryFilter filter = filter();
        for (PlayedGame game : games) {
            if (toReview.size() < MAX_REVIEWS && !summaries.containsKey(game.id()) && !filter.hides(game)) {
                rooms.game(game.id()).ifPresent(this::select);
            }
        }
    }

    private SummaryFilter filter() {
        return new SummaryFilter(rooms, guest, games, this::positions);
    }

    private List<Position> positions(PlayedGame game) {
        return Objects.requireNonNull(positions.computeIfAbsent(
                game.id(),
                id -> rooms.game(id).map(WeaknessReview::positionsBeforeMoves).orElse(List.of())));
    }

    /** Returns the positions in which the moves of a game were played. */
    private static List<Position> positionsBeforeMoves(LiveGame game) {
        return game.state().positions().subList(0, game.state().ply());
    }

    private static Set<Side> sides(GameRow row, String guest) {
        String person = Seat.person(guest);
        Set<Side> sides = EnumSet.noneOf(Side.class);
        if (row.first().equals(person)) {
            sides.add(Side.FIRST);
        }
        if (row.second().equals(person)) {
            sides.add(Side.SECOND);
        }
        return sides;
    }

    /** Returns empty if the summary cannot be read: the game is then reviewed again. */
    private static Optional<GameSummary> parse(String summary) {
        try {
            return Optional.of(GameSummaryJson.read(summary));
        } catch (BadJson bad) {
            return Optional.empty();
        }
    }

    private void select(LiveGame game) {
        if (game.state().ply() < MIN_MOVES) {
            add(game.id(), GameSummary.withoutMistakes(positionsBeforeMoves(game)));
        } else {
            toReview.put(game.id(), RecordExport.of(game));
        }
    }

    /** Adds a summary and stores it. A summary that cannot be stored is shown nevertheless. */
    private void add(String id, GameSummary summary) {
        summaries.put(id, summary);
        CompletableFuture<Boolean> stored =
                store.putReview(new ReviewRow(id, GameSummary.VERSION, rooms.now(), GameSummaryJson.write(summary)));
        sent = sent.thenCombine(stored.exceptionally(failure -> logNotStored(id, failure)), (earlier, now) -> now);
    }

    private static boolean logNotStored(String id, Throwable failure) {
        LOG.atWarn()
                .addKeyValue("game", id)
                .addKeyValue("problem", failure.getMessage())
                .log("could not store the summary of a review");
        return false;
    }

    /**
     * Reviews the selected games. Sends the weaknesses in all known games at the start and after each reviewed game, always after its
     * summary was stored.
     */
    RunningSearch start(AnalysisService analyses, SearchOwner owner, SearchObserver<WeaknessesJson> observer) {
        List<String> ids = List.copyOf(toReview.keySet());
        return analyses.summarize(List.copyOf(toReview.values()), owner, new SearchObserver<>() {
            private int added;

            @Override
            public void onUpdate(List<GameSummary> done, boolean last) {
                for (; added < done.size(); added++) {
                    add(ids.get(added), done.get(added));
                }
                sent = sent.thenRun(() -> send(observer, last));
            }

            @Override
            public void onFailure(Throwable cause) {
                sent = sent.thenRun(() -> observer.onFailure(cause));
            }
        });
    }

    private void send(SearchObserver<WeaknessesJson> observer, boolean last) {
        WeaknessesJson weaknesses;
        try {
            weaknesses = weaknesses(last);
        } catch (RuntimeException failure) {
            if (!(failure instanceof StoreException)) {
                LOG.atError().setCause(failure).log("could not send the weaknesses");
            }
            // Without a final call the response would stay open for ever.
            observer.onFailure(failure);
            return;
        }
        observer.onUpdate(weaknesses, last);
    }

    private WeaknessesJson weaknesses(boolean last) {
        SummaryFilter filter = filter();
        List<Weaknesses.PlayedGame> reviewed = new ArrayList<>();
        int total = 0;
        for (PlayedGame game : games) {
            if (!filter.hides(game)) {
                total++;
                @Nullable GameSummary summary = summaries.get(game.id());
                if (summary != null) {
                    reviewed.add(new Weaknesses.PlayedGame(
                            game.id(), game.kind().id(), game.sides(), filter.visible(game, summary)));
                }
            }
        }
        return WeaknessesJson.of(Weaknesses.of(reviewed, MAX_MOMENTS), reviewed.size(), total, last);
    }
}
