package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.analysis.GameSummary;
import dev.drey.analysis.Mark;
import dev.drey.analysis.Review;
import dev.drey.analysis.ReviewedMove;
import dev.drey.engine.ProvenCache;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.server.Await;
import dev.drey.server.room.Lifetimes;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Room;
import dev.drey.server.room.Rooms;
import dev.drey.server.room.Seat;
import dev.drey.server.room.SystemScheduler;
import dev.drey.server.search.SearchLimits;
import dev.drey.server.search.SearchObserver;
import dev.drey.server.search.SearchOwner;
import dev.drey.server.search.SearchService;
import dev.drey.server.store.Durability;
import dev.drey.server.store.FinishedGame;
import dev.drey.server.store.ReviewRow;
import dev.drey.server.store.Store;
import dev.drey.wire.WeaknessesJson;
import dev.drey.wire.live.ClientMessageReader;
import dev.drey.wire.live.GameRequest;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Selection of games and moves, and storage of summaries. */
final class WeaknessReviewTest {
    private static final Seat.Person ANN = new Seat.Person("ann", "Ann");
    private static final Seat.Person BOB = new Seat.Person("bob", "Bob");
    private static final Seat.Person EVE = new Seat.Person("eve", "Eve");

    private static final String CLAIMS = "adjacent-claim:3x3";

    /** A game with mistakes of both sides that is proven in a moment. */
    private static final List<String> LOST = List.of("A1", "C3", "A2", "C2", "B2");

    private static final List<String> SHORT = List.of("A1", "C3");

    @TempDir
    private Path folder;

    private final ExecutorService callbacks = Executors.newSingleThreadExecutor();
    private final SystemScheduler time = new SystemScheduler(System::currentTimeMillis);

    @SuppressWarnings("NullAway.Init")
    private Store store;

    @SuppressWarnings("NullAway.Init")
    private Rooms rooms;

    @SuppressWarnings("NullAway.Init")
    private SearchService searches;

    @BeforeEach
    void open() {
        store = Store.open(folder, Durability.PROCESS, time::now, Runnable::run);
        rooms = new Rooms(
                store,
                time,
                request -> CompletableFuture.failedFuture(new AssertionError()),
                new Random(1),
                id -> id,
                Lifetimes.of(7, 10, 7),
                player -> {});
        searches = new SearchService(
                new SearchLimits(1, 8, 8, 2, 8, 64L << 20), new Random(1), callbacks, ProvenCache.none());
    }

    @AfterEach
    void close() {
        searches.close();
        rooms.close();
        store.close();
    }

    @AfterEach
    void end() {
        callbacks.shutdown();
        time.close();
    }

    private static <T> T await(CompletableFuture<T> future) {
        return future.orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS).join();
    }

    private LiveGame act(Room room, Seat.Person who, String message) {
        return await(room.act(who, ClientMessageReader.read(message))).game();
    }

    /** Plays moves of a game without hints between two people. */
    private Room game(Seat.Person first, Seat.Person second, String game, List<String> moves) {
        Room room = await(rooms.create(first, "origin", GameRequest.read("{\"game\":\"" + game + "\",\"games\":1}")));
        act(room, second, "{\"type\":\"join\",\"code\":\"" + room.game().terms().code() + "\"}");
        for (String move : moves) {
            LiveGame now = room.game();
            Seat.Person mover = now.state().position().toMove() == Side.FIRST ? first : second;
            act(room, mover, "{\"type\":\"play\",\"ply\":" + now.state().ply() + ",\"move\":\"" + move + "\"}");
        }
        return room;
    }

    /** Plays moves, resigns and returns the id of the finished game. */
    private String finished(Seat.Person first, Seat.Person second, String game, List<String> moves) {
        Room room = game(first, second, game, moves);
        return act(room, first, "{\"type\":\"resign\"}").id();
    }

    /** Returns all lines of one response. */
    private List<WeaknessesJson> lines(Seat.Person guest) {
        List<WeaknessesJson> lines = new ArrayList<>();
        CompletableFuture<List<WeaknessesJson>> over = new CompletableFuture<>();
        WeaknessReview.of(store, rooms, guest.id())
                .start(searches.analyses(), new SearchOwner(guest.id(), "home"), new SearchObserver<>() {
                    @Override
                    public void onUpdate(WeaknessesJson result, boolean last) {
                        lines.add(result);
                        if (last) {
                            over.complete(lines);
                        }
                    }

                    @Override
                    public void onFailure(Throwable cause) {
                        over.completeExceptionally(cause);
                    }
                });
        return await(over);
    }

    private WeaknessesJson last(Seat.Person guest) {
        List<WeaknessesJson> lines = lines(guest);
        WeaknessesJson last = lines.get(lines.size() - 1);
        assertThat(last.last()).isTrue();
        return last;
    }

    private static List<WeaknessesJson.MomentJson> moments(WeaknessesJson weaknesses) {
        return weaknesses.groups().stream()
                .flatMap(group -> group.moments().stream())
                .toList();
    }

    /** Returns the plies of a side's marked moves in a review. */
    private List<Integer> marked(String id, Side side) {
        CompletableFuture<Review> done = new CompletableFuture<>();
        LiveGame game = rooms.game(id).orElseThrow();
        searches.analyses()
                .review(RecordExport.of(game), new SearchOwner("somebody", "elsewhere"), new SearchObserver<>() {
                    @Override
                    public void onUpdate(Review result, boolean last) {
                        if (last) {
                            done.complete(result);
                        }
                    }

                    @Override
                    public void onFailure(Throwable cause) {
                        done.completeExceptionally(cause);
                    }
                });
        return await(done).moves().stream()
                .filter(move -> move.side() == side && move.mark().isPresent())
                .map(ReviewedMove::ply)
                .toList();
    }

    @Test
    void summarizesLostGameOfGuest() {
        String id = finished(ANN, BOB, CLAIMS, LOST);
        WeaknessesJson weaknesses = last(ANN);
        assertThat(weaknesses.reviewed()).isOne();
        assertThat(weaknesses.total()).isOne();
        assertThat(weaknesses.moves()).isEqualTo(3);
        assertThat(weaknesses.mistakes()).isEqualTo(moments(weaknesses).size()).isPositive();
        assertThat(moments(weaknesses)).allSatisfy(moment -> {
            assertThat(moment.game()).isEqualTo(id);
            assertThat(moment.sure()).isTrue();
        });
        WeaknessesJson.MomentJson first = moments(weaknesses).stream()
                .filter(moment -> moment.ply() == 1)
                .findFirst()
                .orElseThrow();
        assertThat(first.move()).isEqualTo("A1");
        assertThat(first.mark()).isEqualTo(Mark.BLUNDER.text());
        assertThat(weaknesses.groups()).allSatisfy(group -> {
            assertThat(group.game()).isEqualTo("adjacent-claim");
            assertThat(group.phase()).isIn("opening", "middle", "endgame");
        });
    }

    @Test
    void countsOnlyMovesOfGuest() {
        String id = finished(ANN, BOB, CLAIMS, LOST);
        assertThat(moments(last(ANN)))
                .extracting(WeaknessesJson.MomentJson::ply)
                .containsExactlyInAnyOrderElementsOf(marked(id, Side.FIRST));
        WeaknessesJson bobs = last(BOB);
        assertThat(bobs.moves()).isEqualTo(2);
        assertThat(moments(bobs))
                .isNotEmpty()
                .extracting(WeaknessesJson.MomentJson::ply)
                .containsExactlyInAnyOrderElementsOf(marked(id, Side.SECOND));
    }

    @Test
    void ignoresOtherGuestsAndUnfinishedGames() {
        finished(BOB, EVE, CLAIMS, LOST);
        game(ANN, BOB, "othello", List.of());
        WeaknessesJson weaknesses = last(ANN);
        assertThat(weaknesses.total()).isZero();
        assertThat(weaknesses.groups()).isEmpty();
    }

    @Test
    void reviewsNoGameTwice() {
        finished(ANN, BOB, CLAIMS, LOST);
        WeaknessesJson weaknesses = last(ANN);
        // Any search would be rejected now.
        searches.close();
        assertThat(lines(ANN)).containsExactly(weaknesses);
        assertThat(last(BOB).reviewed())
                .as("the other side's moves are in the summary too")
                .isOne();
    }

    @Test
    void keepsSummariesAcrossRestart() {
        finished(ANN, BOB, CLAIMS, LOST);
        WeaknessesJson weaknesses = last(ANN);
        close();
        open();
        searches.close();
        assertThat(lines(ANN)).containsExactly(weaknesses);
    }

    @Test
    void replacesOutdatedOrUnreadableSummary() {
        String id = finished(ANN, BOB, CLAIMS, LOST);
        WeaknessesJson weaknesses = last(ANN);
        String right = summary(id);
        await(store.putReview(new ReviewRow(id, GameSummary.VERSION - 1, 1, "{\"X\":9,\"O\":9,\"mistakes\":[]}")));
        assertThat(last(ANN)).isEqualTo(weaknesses);
        assertThat(summary(id)).isEqualTo(right);
        await(store.putReview(new ReviewRow(id, GameSummary.VERSION, 1, "nuts")));
        assertThat(last(ANN)).isEqualTo(weaknesses);
        assertThat(summary(id)).isEqualTo(right);
    }

    /** Returns the stored summary of Ann's only game. */
    private String summary(String id) {
        List<FinishedGame> games = store.finishedOf(ANN.id(), GameSummary.VERSION, 2);
        assertThat(games).extracting(game -> game.game().id()).containsExactly(id);
        return games.get(0).summary().orElseThrow();
    }

    @Test
    void nextRequestContinuesWithRemainingGames() {
        int more = 3;
        List<String> ids = new ArrayList<>();
        for (int i = 0; i < WeaknessReview.MAX_REVIEWS + more; i++) {
            ids.add(finished(ANN, BOB, CLAIMS, SHORT));
        }
        List<WeaknessesJson> lines = lines(ANN);
        assertThat(lines).allSatisfy(line -> assertThat(line.total()).isEqualTo(ids.size()));
        WeaknessesJson last = lines.get(lines.size() - 1);
        assertThat(last.reviewed()).isEqualTo(WeaknessReview.MAX_REVIEWS);
        assertThat(store.finishedOf(ANN.id(), GameSummary.VERSION, WeaknessReview.MAX_REVIEWS))
                .as("the newest first")
                .allMatch(game -> game.summary().isPresent());
        WeaknessesJson rest = last(ANN);
        assertThat(rest.reviewed()).isEqualTo(ids.size());
        assertThat(rest.groups()).allSatisfy(group -> {
            assertThat(group.count()).isEqualTo(ids.size());
            assertThat(group.moments()).hasSize(WeaknessReview.MAX_MOMENTS);
        });
    }

    @Test
    void doesNotReviewGameOfFewerThanTwoMoves() {
        finished(ANN, BOB, CLAIMS, List.of());
        finished(ANN, BOB, CLAIMS, List.of("A1"));
        searches.close();
        WeaknessesJson weaknesses = last(ANN);
        assertThat(weaknesses.reviewed()).isEqualTo(2);
        assertThat(weaknesses.moves()).isOne();
        assertThat(weaknesses.mistakes()).isZero();
    }

    @Test
    void omitsMovesThatCouldHelpInRunningGame() {
        String id = finished(ANN, BOB, CLAIMS, SHORT);
        String other = finished(ANN, BOB, "adjacent-claim:3x4", SHORT);
        WeaknessesJson all = last(ANN);
        assertThat(moments(all)).extracting(WeaknessesJson.MomentJson::game).contains(id);
        Room running = game(ANN, BOB, CLAIMS, List.of());
        WeaknessesJson rest = last(ANN);
        assertThat(rest.total()).isOne();
        assertThat(rest.reviewed()).isOne();
        assertThat(moments(rest)).extracting(WeaknessesJson.MomentJson::game).containsOnly(other);
        act(running, ANN, "{\"type\":\"resign\"}");
        assertThat(moments(last(ANN))).containsExactlyInAnyOrderElementsOf(moments(all));
    }

    @Test
    void doesNotReviewHiddenGame() {
        finished(ANN, BOB, CLAIMS, SHORT);
        game(ANN, BOB, CLAIMS, List.of());
        searches.close();
        assertThat(last(ANN).total()).isZero();
    }

    /** Plays a game until the board is full. */
    private Room wholeGame() {
        List<String> moves = new ArrayList<>();
        for (Position position = Games.game(CLAIMS).start(); !position.isOver(); ) {
            Move move = position.moves().get(0);
            moves.add(move.text());
            position = position.play(move);
        }
        return game(ANN, BOB, CLAIMS, moves);
    }

    @Test
    void inconsistentSummaryEndsResponse() {
        String id = wholeGame().game().id();
        String beyond = "{\"X\":5,\"O\":4,\"mistakes\":[{\"ply\":999,\"side\":\"X\",\"move\":\"A1\","
                + "\"mark\":\"blunder\",\"sure\":true,\"phase\":\"opening\"}]}";
        await(store.putReview(new ReviewRow(id, GameSummary.VERSION, 1, beyond)));
        game(ANN, BOB, CLAIMS, List.of());
        assertThatThrownBy(() -> lines(ANN)).hasCauseInstanceOf(IndexOutOfBoundsException.class);
    }

    /** Only moves that can still arise in the running game are hidden. */
    @Test
    void showsLaterMovesOfLongerGame() {
        Room whole = wholeGame();
        int own = last(ANN).moves();
        assertThat(own).isEqualTo((int) whole.game().state().positions().stream()
                .limit(whole.game().state().ply())
                .filter(before -> before.toMove() == Side.FIRST)
                .count());
        game(ANN, BOB, CLAIMS, List.of());
        WeaknessesJson rest = last(ANN);
        assertThat(rest.reviewed()).isOne();
        assertThat(rest.moves()).isEqualTo(own - 3);
        assertThat(moments(rest)).allMatch(moment -> moment.ply() > 5);
    }

    @Test
    void showsSummaryThatCannotBeStored() throws SQLException {
        finished(ANN, BOB, CLAIMS, LOST);
        execute("CREATE TRIGGER full BEFORE INSERT ON game_review BEGIN SELECT RAISE(ABORT, 'full'); END");
        WeaknessesJson weaknesses = last(ANN);
        assertThat(weaknesses.mistakes()).isPositive();
        execute("DROP TRIGGER full");
        assertThat(last(ANN)).isEqualTo(weaknesses);
        searches.close();
        assertThat(last(ANN)).isEqualTo(weaknesses);
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
