package dev.drey.server.room;

import static dev.drey.server.room.TestRooms.ANN;
import static dev.drey.server.room.TestRooms.BOB;
import static dev.drey.server.room.TestRooms.EVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Ending;
import dev.drey.rules.Outcome;
import dev.drey.rules.Side;
import dev.drey.server.search.ChosenMove;
import dev.drey.server.search.MoveRequest;
import dev.drey.server.search.SearchOwner;
import dev.drey.server.store.DueGame;
import dev.drey.server.store.ResultCount;
import dev.drey.server.store.Store;
import dev.drey.server.store.StoreException;
import dev.drey.wire.live.GameRequest;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RoomTest {
    @TempDir
    private Path folder;

    private TestRooms testRooms;

    @BeforeEach
    void open() {
        testRooms = TestRooms.open(folder);
    }

    @AfterEach
    void close() {
        testRooms.close();
    }

    @Test
    void seatsBelongToIdentities() {
        Room room = testRooms.create(ANN, "{\"game\":\"adjacent-claim:3x3\"}");
        assertThat(testRooms.rejection(room, EVE, "{\"type\":\"join\"}")).isEqualTo("wrong-code");
        assertThat(testRooms.rejection(room, EVE, "{\"type\":\"join\",\"code\":\"nonsense\"}"))
                .isEqualTo("wrong-code");
        assertThat(testRooms.rejection(room, ANN, "{\"type\":\"play\",\"ply\":0,\"move\":\"A1\"}"))
                .isEqualTo("not-started");
        testRooms.act(
                room,
                BOB,
                "{\"type\":\"join\",\"code\":\"" + room.game().terms().code() + "\"}");
        assertThat(room.game().isRunning()).isTrue();
        assertThat(testRooms.rejection(
                        room,
                        EVE,
                        "{\"type\":\"join\",\"code\":\"" + room.game().terms().code() + "\"}"))
                .isEqualTo("full");
        assertThat(testRooms.rejection(room, EVE, "{\"type\":\"play\",\"ply\":0,\"move\":\"A1\"}"))
                .isEqualTo("spectator");
        assertThat(testRooms.rejection(room, EVE, "{\"type\":\"resign\"}")).isEqualTo("spectator");
        assertThat(testRooms.rejection(room, BOB, "{\"type\":\"play\",\"ply\":0,\"move\":\"A1\"}"))
                .isEqualTo("not-your-turn");
        assertThat(testRooms.rejection(room, ANN, "{\"type\":\"offer\",\"what\":\"money\"}"))
                .isEqualTo("unknown-offer");
        assertThat(room.game().state().ply()).isZero();
    }

    @Test
    void acceptsExactlyOneOfSeveralMovesForOnePly() {
        Room room = testRooms.gameBetweenAnnAndBob("othello", "");
        List<CompletableFuture<CommandResult>> racing = new ArrayList<>();
        for (String move : List.of("d3", "c4", "f5", "e6")) {
            racing.add(room.act(ANN, TestRooms.message("{\"type\":\"play\",\"ply\":0,\"move\":\"" + move + "\"}")));
        }
        long accepted =
                racing.stream().filter(answer -> rejectionOf(answer).isEmpty()).count();
        assertThat(accepted).isEqualTo(1);
        assertThat(racing.stream().flatMap(answer -> rejectionOf(answer).stream()))
                .containsOnly("stale");
        assertThat(room.game().state().ply()).isEqualTo(1);
    }

    private static Optional<String> rejectionOf(CompletableFuture<CommandResult> result) {
        return TestRooms.await(result)
                .rejection()
                .map(rejection -> rejection.reason().code());
    }

    @Test
    void secondServerOnTheSameStoreCannotReplayAPly() {
        Room room = testRooms.gameBetweenAnnAndBob("othello", "");
        Rooms others = rooms(request -> new CompletableFuture<>());
        Room same = others.find(room.game().id()).orElseThrow();
        RecordingListener listener = new RecordingListener(BOB);
        same.watch(listener, Optional.empty());
        testRooms.act(room, ANN, "{\"type\":\"play\",\"ply\":0,\"move\":\"d3\"}");
        assertThat(testRooms.rejection(same, ANN, "{\"type\":\"play\",\"ply\":0,\"move\":\"c4\"}"))
                .isEqualTo("stale");
        assertThat(same.game().state().moves()).isEqualTo(room.game().state().moves());
        assertThat(listener.last("moved").path("move").asString()).isEqualToIgnoringCase("d3");
        testRooms.act(same, BOB, "{\"type\":\"play\",\"ply\":1,\"move\":\"c3\"}");
        assertThat(testRooms.rejection(room, BOB, "{\"type\":\"play\",\"ply\":1,\"move\":\"e3\"}"))
                .isEqualTo("stale");
        others.close();
    }

    @Test
    void reconnectingClientsMissNothing() {
        Room room = testRooms.gameBetweenAnnAndBob("othello", "");
        RecordingListener ann = new RecordingListener(ANN);
        room.watch(ann, Optional.empty());
        testRooms.playOn(room, 3);
        int known = ann.numbers().get(ann.numbers().size() - 1);
        room.leave(ann);
        testRooms.playOn(room, 4);
        testRooms.act(room, BOB, "{\"type\":\"offer\",\"what\":\"draw\"}");
        RecordingListener again = new RecordingListener(ANN);
        room.watch(again, Optional.of(known));
        assertThat(again.numbers()).containsExactly(known + 1, known + 2, known + 3, known + 4, known + 5);
        assertThat(again.types()).containsExactly("moved", "moved", "moved", "moved", "offered", "game", "presence");
        assertThat(again.last("game").path("state"))
                .isEqualTo(again.last("offered").path("state"));
        testRooms.act(room, BOB, "{\"type\":\"resign\"}");
        assertThat(again.numbers()).endsWith(known + 6);
    }

    @Test
    void offersAreAnsweredAndTakebacksRestoreThePosition() {
        Room room = testRooms.gameBetweenAnnAndBob("othello", "");
        testRooms.playOn(room, 3);
        testRooms.act(room, BOB, "{\"type\":\"offer\",\"what\":\"takeback\"}");
        testRooms.act(room, ANN, "{\"type\":\"accept\",\"what\":\"takeback\"}");
        assertThat(room.game().state().ply()).isEqualTo(1);
        testRooms.act(room, ANN, "{\"type\":\"offer\",\"what\":\"draw\"}");
        testRooms.act(room, BOB, "{\"type\":\"decline\",\"what\":\"draw\"}");
        assertThat(testRooms.rejection(room, BOB, "{\"type\":\"accept\",\"what\":\"draw\"}"))
                .isEqualTo("no-offer");
        testRooms.act(room, BOB, "{\"type\":\"offer\",\"what\":\"draw\"}");
        testRooms.act(room, ANN, "{\"type\":\"accept\",\"what\":\"draw\"}");
        assertThat(room.game().state().outcome()).contains(Outcome.DRAW);
        assertThat(room.game().state().ending()).contains(Ending.AGREED);
    }

    @Test
    void rematchSwapsSides() {
        Room room = testRooms.gameBetweenAnnAndBob("othello", "");
        testRooms.act(room, ANN, "{\"type\":\"resign\"}");
        RecordingListener bob = new RecordingListener(BOB);
        room.watch(bob, Optional.empty());
        testRooms.act(room, ANN, "{\"type\":\"offer\",\"what\":\"rematch\"}");
        testRooms.act(room, BOB, "{\"type\":\"accept\",\"what\":\"rematch\"}");
        String next = room.game().next().orElseThrow();
        assertThat(bob.last("next").path("next").asString()).isEqualTo(next);
        LiveGame rematch = testRooms.rooms.find(next).orElseThrow().game();
        assertThat(rematch.isRunning()).isTrue();
        assertThat(rematch.seats().of(Side.FIRST)).isEqualTo(BOB);
    }

    @Test
    void matchContinuesWithSwappedSidesAndPoints() {
        Room first = testRooms.create(ANN, "{\"game\":\"shellos-shuffle\"}");
        testRooms.act(
                first,
                BOB,
                "{\"type\":\"join\",\"code\":\"" + first.game().terms().code() + "\"}");
        assertThat(first.game().terms().round().of()).isEqualTo(3);
        testRooms.act(first, BOB, "{\"type\":\"resign\"}");
        Room second = testRooms.rooms.find(first.game().next().orElseThrow()).orElseThrow();
        assertThat(second.game().seats().of(Side.FIRST)).isEqualTo(BOB);
        assertThat(second.game().terms().round())
                .isEqualTo(new Terms.Round(first.game().terms().round().match(), 2, 3, 0, 1));
        testRooms.act(second, ANN, "{\"type\":\"resign\"}");
        Room third = testRooms.rooms.find(second.game().next().orElseThrow()).orElseThrow();
        assertThat(third.game().seats().of(Side.FIRST)).isEqualTo(ANN);
        assertThat(third.game().terms().round().pointsOfFirst()).isEqualTo(1);
        assertThat(third.game().terms().round().pointsOfSecond()).isEqualTo(1);
        testRooms.act(third, ANN, "{\"type\":\"resign\"}");
        assertThat(third.game().next()).isEmpty();
        Rooms others = rooms(request -> new CompletableFuture<>());
        assertThat(others.find(third.game().id()).orElseThrow().game()).isEqualTo(third.game());
    }

    @Test
    void adjacentClaim5x5IsAMatchOfTwoByDefault() {
        assertThat(testRooms
                        .create(ANN, "{\"game\":\"adjacent-claim:5x5\"}")
                        .game()
                        .terms()
                        .round()
                        .of())
                .isEqualTo(2);
        assertThat(testRooms
                        .create(ANN, "{\"game\":\"adjacent-claim:6x7\"}")
                        .game()
                        .terms()
                        .round()
                        .of())
                .isEqualTo(1);
    }

    @Test
    void flagFallEndsTheGame() {
        Room room = testRooms.gameBetweenAnnAndBob("othello", ",\"clock\":\"1+0\"");
        RecordingListener bob = new RecordingListener(BOB);
        room.watch(bob, Optional.empty());
        testRooms.time.advance(600_000);
        assertThat(room.game().isRunning())
                .as("no clock runs before both have moved")
                .isTrue();
        testRooms.playOn(room, 2);
        testRooms.time.advance(20_000);
        testRooms.playOn(room, 1);
        assertThat(bob.last("moved").at("/state/clock/X").asLong()).isEqualTo(40_000);
        testRooms.time.advance(59_999);
        assertThat(room.game().isRunning()).isTrue();
        testRooms.time.advance(1);
        TestRooms.await(room.submit((game, now) -> RoomDecision.Accepted.of(game)));
        assertThat(room.game().state().ending()).contains(Ending.TIME);
        assertThat(bob.last("ended").at("/state/winner").asString()).isEqualTo("X");
    }

    @Test
    void cancelsAGameWithoutOtherPlayers() {
        Room room =
                testRooms.create(ANN, "{\"game\":\"othello\",\"games\":3,\"seats\":{\"X\":\"me\",\"O\":\"level-1\"}}");
        testRooms.play(room, ANN, 0);
        assertThat(testRooms.rejection(room, EVE, "{\"type\":\"cancel\"}")).isEqualTo("not-yours");
        testRooms.act(room, ANN, "{\"type\":\"cancel\"}");
        assertThat(room.game().status()).isEqualTo(GameStatus.CANCELLED);
        assertThat(room.game().state().outcome()).isEmpty();
        assertThat(room.game().next()).as("the next game of the match").isEmpty();
        assertThat(testRooms.store.unfinishedOf(ANN.id())).isZero();
        assertThat(testRooms.store.due(Long.MAX_VALUE, DueGame.FIRST, 10)).isEmpty();
        assertThat(testRooms.rejection(room, ANN, "{\"type\":\"play\",\"ply\":2,\"move\":\"d3\"}"))
                .isEqualTo("over");
        assertThat(testRooms.rejection(room, ANN, "{\"type\":\"cancel\"}")).isEqualTo("over");
        Rooms others = rooms(request -> new CompletableFuture<>());
        assertThat(others.find(room.game().id()).orElseThrow().game()).isEqualTo(room.game());
    }

    @Test
    void cancelsAGameWithAnotherPlayerOnlyIfAbandoned() {
        Room room = testRooms.gameBetweenAnnAndBob("othello", "");
        RecordingListener bob = new RecordingListener(BOB);
        room.watch(bob, Optional.empty());
        testRooms.playOn(room, 1);
        assertThat(testRooms.rejection(room, ANN, "{\"type\":\"cancel\"}")).isEqualTo("started");
        testRooms.time.advance(RoomDecider.ABANDONED_MILLIS);
        assertThat(testRooms.rejection(room, ANN, "{\"type\":\"cancel\"}"))
                .as("Bob is there")
                .isEqualTo("started");
        room.leave(bob);
        testRooms.act(room, ANN, "{\"type\":\"cancel\"}");
        assertThat(room.game().status()).isEqualTo(GameStatus.CANCELLED);
    }

    @Test
    void rejectsCancellingAFinishedGame() {
        Room room = testRooms.gameBetweenAnnAndBob("othello", "");
        testRooms.act(room, BOB, "{\"type\":\"resign\"}");
        assertThat(testRooms.rejection(room, ANN, "{\"type\":\"cancel\"}")).isEqualTo("over");
    }

    @Test
    void countsResultsBySideAndKind() {
        testRooms.act(testRooms.gameBetweenAnnAndBob("othello", ""), BOB, "{\"type\":\"resign\"}");
        testRooms.act(testRooms.gameBetweenAnnAndBob("othello", ""), ANN, "{\"type\":\"resign\"}");
        testRooms.act(testRooms.gameBetweenAnnAndBob("adjacent-claim:3x3", ""), ANN, "{\"type\":\"resign\"}");
        testRooms.gameBetweenAnnAndBob("othello", "");
        assertThat(testRooms.store.results(ANN.id()))
                .containsExactlyInAnyOrder(
                        new ResultCount("X", "othello", "1-0", 1),
                        new ResultCount("X", "othello", "0-1", 1),
                        new ResultCount("X", "adjacent-claim:3x3", "0-1", 1));
        assertThat(testRooms.store.results(BOB.id())).contains(new ResultCount("O", "adjacent-claim:3x3", "0-1", 1));
        assertThat(testRooms.store.results(EVE.id())).isEmpty();
    }

    @Test
    void winCanBeClaimedAfterTheOpponentLeft() {
        Room room = testRooms.gameBetweenAnnAndBob("othello", ",\"clock\":\"5+0\"");
        RecordingListener ann = new RecordingListener(ANN);
        RecordingListener bob = new RecordingListener(BOB);
        room.watch(ann, Optional.empty());
        room.watch(bob, Optional.empty());
        testRooms.playOn(room, 3);
        assertThat(testRooms.rejection(room, ANN, "{\"type\":\"claim\"}")).isEqualTo("too-early");
        room.leave(bob);
        assertThat(ann.last("presence").at("/here/O").asBoolean()).isFalse();
        assertThat(ann.last("presence").path("claimAt").asLong()).isEqualTo(testRooms.time.now() + 60_000);
        testRooms.time.advance(59_000);
        assertThat(testRooms.rejection(room, ANN, "{\"type\":\"claim\"}")).isEqualTo("too-early");
        testRooms.time.advance(1_001);
        testRooms.act(room, ANN, "{\"type\":\"claim\"}");
        assertThat(room.game().state().ending()).contains(Ending.ABANDONED);
        assertThat(room.game().state().outcome()).contains(Outcome.FIRST_WINS);
    }

    @Test
    void spectatorsAreCountedAndReceiveEverything() {
        Room room = testRooms.gameBetweenAnnAndBob("othello", "");
        List<RecordingListener> spectators = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            RecordingListener spectator = new RecordingListener(new Seat.Person("watcher" + i, "W"));
            spectators.add(spectator);
            room.watch(spectator, Optional.empty());
        }
        testRooms.time.advance(1_000);
        assertThat(spectators.get(0).last("presence").path("watching").asInt()).isEqualTo(50);
        assertThat(spectators.get(0).all("presence"))
                .as("not one message for each who comes")
                .hasSizeLessThan(4);
        testRooms.playOn(room, 2);
        assertThat(spectators)
                .allSatisfy(spectator -> assertThat(spectator.all("moved")).hasSize(2));
    }

    @Test
    void enginePlaysAndAcceptsTakebacksWithHints() {
        Room room = testRooms.create(ANN, "{\"game\":\"othello\",\"seats\":{\"X\":\"me\",\"O\":\"level-1\"}}");
        testRooms.play(room, ANN, 0);
        TestRooms.await(room.submit((game, now) -> RoomDecision.Accepted.of(game)));
        assertThat(room.game().state().ply()).isEqualTo(2);
        testRooms.act(room, ANN, "{\"type\":\"offer\",\"what\":\"takeback\"}");
        assertThat(room.game().state().ply()).isZero();
        testRooms.act(room, ANN, "{\"type\":\"offer\",\"what\":\"draw\"}");
        assertThat(room.game().state().offers()).as("declined at once").isEmpty();
        assertThat(room.game().isRunning()).isTrue();
    }

    @Test
    void retiredRoomPassesOnToItsSuccessor() {
        Room old = testRooms.gameBetweenAnnAndBob("othello", "");
        testRooms.rooms.start();
        testRooms.time.advance(180_000);
        assertThat(testRooms.rooms.size()).isZero();
        Room fresh = testRooms.rooms.find(old.game().id()).orElseThrow();
        RecordingListener bob = new RecordingListener(BOB);
        fresh.watch(bob, Optional.empty());
        testRooms.act(old, ANN, "{\"type\":\"play\",\"ply\":0,\"move\":\"d3\"}");
        assertThat(bob.all("moved")).hasSize(1);
        assertThat(old.game()).isEqualTo(fresh.game());
        old.leave(bob);
        assertThat(fresh.listeners()).isZero();
    }

    @Test
    void offersDoNotRestartTheSearchOfAnEngine() {
        List<CompletableFuture<ChosenMove>> asked = new ArrayList<>();
        Rooms patient = rooms(request -> {
            asked.add(new CompletableFuture<>());
            return asked.get(asked.size() - 1);
        });
        Room room = TestRooms.await(patient.create(
                ANN,
                "origin",
                GameRequest.read("{\"game\":\"othello\",\"seats\":{\"O\":\"level-1\"},\"clock\":\"5+0\"}")));
        testRooms.play(room, ANN, 0);
        for (int i = 0; i < 3; i++) {
            testRooms.act(room, ANN, "{\"type\":\"offer\",\"what\":\"draw\"}");
        }
        assertThat(asked).hasSize(1);
        asked.get(0)
                .complete(new ChosenMove(room.game().state().position().moves().get(0), Optional.empty()));
        TestRooms.await(room.submit((game, now) -> RoomDecision.Accepted.of(game)));
        assertThat(room.game().state().ply()).isEqualTo(2);
        patient.close();
    }

    @Test
    void searchBelongsToCreatorAndKnowsWhetherAPersonWaits() {
        List<MoveRequest> requests = new ArrayList<>();
        Rooms patient = rooms(request -> {
            requests.add(request);
            return new CompletableFuture<>();
        });
        for (String opponent : List.of("me", "level-2")) {
            TestRooms.await(patient.create(
                    ANN,
                    "origin",
                    GameRequest.read(
                            "{\"game\":\"othello\",\"seats\":{\"X\":\"level-1\",\"O\":\"" + opponent + "\"}}")));
        }
        assertThat(requests).extracting(MoveRequest::owner).containsOnly(new SearchOwner("ann", "origin"));
        assertThat(requests).extracting(MoveRequest::personWaits).containsExactly(true, false);
        patient.close();
    }

    @Test
    void reportsPlayersOfGamesThatStartWithoutHints() {
        List<String> started = testRooms.startedWithoutHints;
        testRooms.create(ANN, "{\"game\":\"othello\",\"seats\":{\"O\":\"level-1\"}}");
        Room room = testRooms.create(ANN, "{\"game\":\"othello\",\"games\":2}");
        assertThat(started).isEmpty();
        testRooms.act(
                room,
                BOB,
                "{\"type\":\"join\",\"code\":\"" + room.game().terms().code() + "\"}");
        assertThat(started).containsExactly("ann", "bob");
        testRooms.act(room, ANN, "{\"type\":\"resign\"}");
        assertThat(started).as("the next game of the match").containsExactly("ann", "bob", "bob", "ann");
        testRooms.create(ANN, "{\"game\":\"othello\",\"seats\":{\"O\":\"level-1\"},\"hints\":false}");
        assertThat(started).endsWith("ann").hasSize(5);
    }

    private Rooms rooms(MoveChooser thinker) {
        return TestRooms.rooms(testRooms.store, testRooms.time, thinker);
    }

    @Test
    void rejectsRematchWhileTheMatchGoesOn() {
        Room first = testRooms.create(ANN, "{\"game\":\"othello\",\"games\":2}");
        testRooms.act(
                first,
                BOB,
                "{\"type\":\"join\",\"code\":\"" + first.game().terms().code() + "\"}");
        testRooms.act(first, BOB, "{\"type\":\"resign\"}");
        assertThat(testRooms.rejection(first, ANN, "{\"type\":\"offer\",\"what\":\"rematch\"}"))
                .isEqualTo("not-over");
        Room second = testRooms.rooms.find(first.game().next().orElseThrow()).orElseThrow();
        testRooms.act(second, BOB, "{\"type\":\"resign\"}");
        testRooms.act(second, ANN, "{\"type\":\"offer\",\"what\":\"rematch\"}");
        testRooms.act(second, BOB, "{\"type\":\"accept\",\"what\":\"rematch\"}");
        assertThat(second.game().next()).isPresent();
        assertThat(testRooms.rejection(second, BOB, "{\"type\":\"offer\",\"what\":\"rematch\"}"))
                .isEqualTo("already-offered");
    }

    @Test
    void clocksStopWhileTheStoreFails() throws SQLException {
        Room room = testRooms.gameBetweenAnnAndBob("othello", ",\"clock\":\"1+0\"");
        testRooms.playOn(room, 2);
        testRooms.time.advance(20_000);
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            assertThatThrownBy(testRooms::recordActivity).isInstanceOf(StoreException.class);
            testRooms.time.advance(100_000);
            statement.execute("ROLLBACK");
        }
        testRooms.play(room, ANN, 0);
        assertThat(room.game().state().clock().left(Side.FIRST, testRooms.time.now()))
                .as("the twenty seconds before it, less those to come back")
                .isEqualTo(60_000 - 20_000 + EventReplay.GRACE_MILLIS);
        testRooms.time.advance(60_000);
        TestRooms.await(room.submit((game, now) -> RoomDecision.Accepted.of(game)));
        assertThat(room.game().state().ending()).contains(Ending.TIME);
    }

    @Test
    void rejectsOffersAfterTooManyEvents() {
        Room room = testRooms.create(ANN, "{\"game\":\"othello\",\"seats\":{\"O\":\"level-1\"}}");
        testRooms.play(room, ANN, 0);
        while (room.game().seq() < RoomDecider.MAX_EVENTS_WITH_OFFERS) {
            testRooms.act(room, ANN, "{\"type\":\"offer\",\"what\":\"draw\"}");
        }
        assertThat(testRooms.rejection(room, ANN, "{\"type\":\"offer\",\"what\":\"draw\"}"))
                .isEqualTo("already-offered");
        testRooms.play(room, ANN, 0);
        testRooms.act(room, ANN, "{\"type\":\"resign\"}");
        testRooms.act(room, ANN, "{\"type\":\"offer\",\"what\":\"rematch\"}");
        assertThat(room.game().next()).isPresent();
    }

    @Test
    void rejectsCommandsForAGameThatIsGone() throws SQLException {
        Room room = testRooms.gameBetweenAnnAndBob("othello", "");
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = other.createStatement()) {
            statement.execute("DELETE FROM event");
            statement.execute("DELETE FROM game");
        }
        assertThat(testRooms.rejection(room, ANN, "{\"type\":\"play\",\"ply\":0,\"move\":\"d3\"}"))
                .isEqualTo("gone");
    }
}
