package dev.drey.server.room;

import static dev.drey.server.room.TestRooms.ANN;
import static dev.drey.server.room.TestRooms.BOB;
import static dev.drey.server.room.TestRooms.EVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Ending;
import dev.drey.rules.Outcome;
import dev.drey.rules.Side;
import dev.drey.server.search.Choice;
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
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class RoomTest {
    @TempDir
    private Path folder;

    private TestRooms house;

    @BeforeEach
    void open() {
        house = TestRooms.open(folder);
    }

    @AfterEach
    void close() {
        house.close();
    }

    @Test
    void seatsBelongToIdentities() {
        Room room = house.create(ANN, "{\"game\":\"adjacent-claim:3x3\"}");
        assertThat(house.rejection(room, EVE, "{\"type\":\"join\"}")).isEqualTo("wrong-code");
        assertThat(house.rejection(room, EVE, "{\"type\":\"join\",\"code\":\"nonsense\"}"))
                .isEqualTo("wrong-code");
        assertThat(house.rejection(room, ANN, "{\"type\":\"play\",\"ply\":0,\"move\":\"A1\"}"))
                .isEqualTo("not-started");
        house.act(
                room,
                BOB,
                "{\"type\":\"join\",\"code\":\"" + room.game().terms().code() + "\"}");
        assertThat(room.game().isRunning()).isTrue();
        assertThat(house.rejection(
                        room,
                        EVE,
                        "{\"type\":\"join\",\"code\":\"" + room.game().terms().code() + "\"}"))
                .isEqualTo("full");
        assertThat(house.rejection(room, EVE, "{\"type\":\"play\",\"ply\":0,\"move\":\"A1\"}"))
                .isEqualTo("spectator");
        assertThat(house.rejection(room, EVE, "{\"type\":\"resign\"}")).isEqualTo("spectator");
        assertThat(house.rejection(room, BOB, "{\"type\":\"play\",\"ply\":0,\"move\":\"A1\"}"))
                .isEqualTo("not-your-turn");
        assertThat(house.rejection(room, ANN, "{\"type\":\"offer\",\"what\":\"money\"}"))
                .isEqualTo("unknown-offer");
        assertThat(room.game().state().ply()).isZero();
    }

    @Test
    void acceptsExactlyOneOfSeveralMovesForOnePly() {
        Room room = house.gameBetweenAnnAndBob("othello", "");
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
        Room room = house.gameBetweenAnnAndBob("othello", "");
        Rooms others = new Rooms(
                house.store,
                house.time,
                (p, l, d) -> new CompletableFuture<>(),
                new java.util.Random(1),
                TestRooms::name);
        Room same = others.find(room.game().id()).orElseThrow();
        RecordingListener ear = new RecordingListener(BOB);
        same.watch(ear, Optional.empty());
        house.act(room, ANN, "{\"type\":\"play\",\"ply\":0,\"move\":\"d3\"}");
        assertThat(house.rejection(same, ANN, "{\"type\":\"play\",\"ply\":0,\"move\":\"c4\"}"))
                .isEqualTo("stale");
        assertThat(same.game().state().moves()).isEqualTo(room.game().state().moves());
        assertThat(ear.last("moved").path("move").asString()).isEqualToIgnoringCase("d3");
        house.act(same, BOB, "{\"type\":\"play\",\"ply\":1,\"move\":\"c3\"}");
        assertThat(house.rejection(room, BOB, "{\"type\":\"play\",\"ply\":1,\"move\":\"e3\"}"))
                .isEqualTo("stale");
        others.close();
    }

    @Test
    void reconnectingClientsMissNothing() {
        Room room = house.gameBetweenAnnAndBob("othello", "");
        RecordingListener ann = new RecordingListener(ANN);
        room.watch(ann, Optional.empty());
        house.playOn(room, 3);
        int known = ann.numbers().get(ann.numbers().size() - 1);
        room.leave(ann);
        house.playOn(room, 4);
        house.act(room, BOB, "{\"type\":\"offer\",\"what\":\"draw\"}");
        RecordingListener again = new RecordingListener(ANN);
        room.watch(again, Optional.of(known));
        assertThat(again.numbers()).containsExactly(known + 1, known + 2, known + 3, known + 4, known + 5);
        assertThat(again.types()).containsExactly("moved", "moved", "moved", "moved", "offered", "game", "presence");
        assertThat(again.last("game").path("state"))
                .isEqualTo(again.last("offered").path("state"));
        house.act(room, BOB, "{\"type\":\"resign\"}");
        assertThat(again.numbers()).endsWith(known + 6);
    }

    @Test
    void offersAreAnsweredAndTakebacksRestoreThePosition() {
        Room room = house.gameBetweenAnnAndBob("othello", "");
        house.playOn(room, 3);
        house.act(room, BOB, "{\"type\":\"offer\",\"what\":\"takeback\"}");
        house.act(room, ANN, "{\"type\":\"accept\",\"what\":\"takeback\"}");
        assertThat(room.game().state().ply()).isEqualTo(1);
        house.act(room, ANN, "{\"type\":\"offer\",\"what\":\"draw\"}");
        house.act(room, BOB, "{\"type\":\"decline\",\"what\":\"draw\"}");
        assertThat(house.rejection(room, BOB, "{\"type\":\"accept\",\"what\":\"draw\"}"))
                .isEqualTo("no-offer");
        house.act(room, BOB, "{\"type\":\"offer\",\"what\":\"draw\"}");
        house.act(room, ANN, "{\"type\":\"accept\",\"what\":\"draw\"}");
        assertThat(room.game().state().outcome()).contains(Outcome.DRAW);
        assertThat(room.game().state().ending()).contains(Ending.AGREED);
    }

    @Test
    void rematchSwapsSides() {
        Room room = house.gameBetweenAnnAndBob("othello", "");
        house.act(room, ANN, "{\"type\":\"resign\"}");
        RecordingListener bob = new RecordingListener(BOB);
        room.watch(bob, Optional.empty());
        house.act(room, ANN, "{\"type\":\"offer\",\"what\":\"rematch\"}");
        house.act(room, BOB, "{\"type\":\"accept\",\"what\":\"rematch\"}");
        String next = room.game().next().orElseThrow();
        assertThat(bob.last("next").path("next").asString()).isEqualTo(next);
        LiveGame rematch = house.rooms.find(next).orElseThrow().game();
        assertThat(rematch.isRunning()).isTrue();
        assertThat(rematch.seats().of(Side.FIRST)).isEqualTo(BOB);
    }

    @Test
    void matchContinuesWithSwappedSidesAndPoints() {
        Room first = house.create(ANN, "{\"game\":\"shellos-shuffle\"}");
        house.act(
                first,
                BOB,
                "{\"type\":\"join\",\"code\":\"" + first.game().terms().code() + "\"}");
        assertThat(first.game().terms().round().of()).isEqualTo(3);
        house.act(first, BOB, "{\"type\":\"resign\"}");
        Room second = house.rooms.find(first.game().next().orElseThrow()).orElseThrow();
        assertThat(second.game().seats().of(Side.FIRST)).isEqualTo(BOB);
        assertThat(second.game().terms().round())
                .isEqualTo(new Terms.Round(first.game().terms().round().match(), 2, 3, 0, 1));
        house.act(second, ANN, "{\"type\":\"resign\"}");
        Room third = house.rooms.find(second.game().next().orElseThrow()).orElseThrow();
        assertThat(third.game().seats().of(Side.FIRST)).isEqualTo(ANN);
        assertThat(third.game().terms().round().pointsOfFirst()).isEqualTo(1);
        assertThat(third.game().terms().round().pointsOfSecond()).isEqualTo(1);
        house.act(third, ANN, "{\"type\":\"resign\"}");
        assertThat(third.game().next()).isEmpty();
        Rooms others = new Rooms(
                house.store,
                house.time,
                (p, l, d) -> new CompletableFuture<>(),
                new java.util.Random(1),
                TestRooms::name);
        assertThat(others.find(third.game().id()).orElseThrow().game()).isEqualTo(third.game());
    }

    @Test
    void adjacentClaim5x5IsAMatchOfTwoByDefault() {
        assertThat(house.create(ANN, "{\"game\":\"adjacent-claim:5x5\"}")
                        .game()
                        .terms()
                        .round()
                        .of())
                .isEqualTo(2);
        assertThat(house.create(ANN, "{\"game\":\"adjacent-claim:6x7\"}")
                        .game()
                        .terms()
                        .round()
                        .of())
                .isEqualTo(1);
    }

    @Test
    void flagFallEndsTheGame() {
        Room room = house.gameBetweenAnnAndBob("othello", ",\"clock\":\"1+0\"");
        RecordingListener bob = new RecordingListener(BOB);
        room.watch(bob, Optional.empty());
        house.time.pass(600_000);
        assertThat(room.game().isRunning())
                .as("no clock runs before both have moved")
                .isTrue();
        house.playOn(room, 2);
        house.time.pass(20_000);
        house.playOn(room, 1);
        assertThat(bob.last("moved").at("/state/clock/X").asLong()).isEqualTo(40_000);
        house.time.pass(59_999);
        assertThat(room.game().isRunning()).isTrue();
        house.time.pass(1);
        TestRooms.await(room.submit(game -> RoomDecision.Accepted.of(game)));
        assertThat(room.game().state().ending()).contains(Ending.TIME);
        assertThat(bob.last("ended").at("/state/winner").asString()).isEqualTo("X");
    }

    @Test
    void cancelsAGameWithoutOtherPlayers() {
        Room room = house.create(ANN, "{\"game\":\"othello\",\"games\":3,\"seats\":{\"X\":\"me\",\"O\":\"level-1\"}}");
        house.play(room, ANN, 0);
        assertThat(house.rejection(room, EVE, "{\"type\":\"cancel\"}")).isEqualTo("not-yours");
        house.act(room, ANN, "{\"type\":\"cancel\"}");
        assertThat(room.game().status()).isEqualTo(GameStatus.CANCELLED);
        assertThat(room.game().state().outcome()).isEmpty();
        assertThat(room.game().next()).as("the next game of the match").isEmpty();
        assertThat(house.store.unfinishedOf(ANN.id())).isZero();
        assertThat(house.store.due(Long.MAX_VALUE, 10)).isEmpty();
        assertThat(house.rejection(room, ANN, "{\"type\":\"play\",\"ply\":2,\"move\":\"d3\"}"))
                .isEqualTo("over");
        assertThat(house.rejection(room, ANN, "{\"type\":\"cancel\"}")).isEqualTo("over");
        Rooms others = new Rooms(
                house.store,
                house.time,
                (p, l, d) -> new CompletableFuture<>(),
                new java.util.Random(1),
                TestRooms::name);
        assertThat(others.find(room.game().id()).orElseThrow().game()).isEqualTo(room.game());
    }

    @Test
    void cancelsAGameWithAnotherPlayerOnlyIfAbandoned() {
        Room room = house.gameBetweenAnnAndBob("othello", "");
        RecordingListener bob = new RecordingListener(BOB);
        room.watch(bob, Optional.empty());
        house.playOn(room, 1);
        assertThat(house.rejection(room, ANN, "{\"type\":\"cancel\"}")).isEqualTo("started");
        house.time.pass(RoomDecider.ABANDONED_MILLIS);
        assertThat(house.rejection(room, ANN, "{\"type\":\"cancel\"}"))
                .as("Bob is there")
                .isEqualTo("started");
        room.leave(bob);
        house.act(room, ANN, "{\"type\":\"cancel\"}");
        assertThat(room.game().status()).isEqualTo(GameStatus.CANCELLED);
    }

    @Test
    void rejectsCancellingAFinishedGame() {
        Room room = house.gameBetweenAnnAndBob("othello", "");
        house.act(room, BOB, "{\"type\":\"resign\"}");
        assertThat(house.rejection(room, ANN, "{\"type\":\"cancel\"}")).isEqualTo("over");
    }

    @Test
    void countsResultsBySideAndKind() {
        house.act(house.gameBetweenAnnAndBob("othello", ""), BOB, "{\"type\":\"resign\"}");
        house.act(house.gameBetweenAnnAndBob("othello", ""), ANN, "{\"type\":\"resign\"}");
        house.act(house.gameBetweenAnnAndBob("adjacent-claim:3x3", ""), ANN, "{\"type\":\"resign\"}");
        house.gameBetweenAnnAndBob("othello", "");
        assertThat(house.store.results(ANN.id(), "othello"))
                .containsExactlyInAnyOrder(new ResultCount("X", "1-0", 1), new ResultCount("X", "0-1", 1));
        assertThat(house.store.results(BOB.id(), "adjacent-claim")).containsExactly(new ResultCount("O", "0-1", 1));
        assertThat(house.store.results(EVE.id(), "othello")).isEmpty();
    }

    @Test
    void winCanBeClaimedAfterTheOpponentLeft() {
        Room room = house.gameBetweenAnnAndBob("othello", ",\"clock\":\"5+0\"");
        RecordingListener ann = new RecordingListener(ANN);
        RecordingListener bob = new RecordingListener(BOB);
        room.watch(ann, Optional.empty());
        room.watch(bob, Optional.empty());
        house.playOn(room, 3);
        assertThat(house.rejection(room, ANN, "{\"type\":\"claim\"}")).isEqualTo("too-early");
        room.leave(bob);
        assertThat(ann.last("presence").at("/here/O").asBoolean()).isFalse();
        assertThat(ann.last("presence").path("claimAt").asLong()).isEqualTo(house.time.now() + 60_000);
        house.time.pass(59_000);
        assertThat(house.rejection(room, ANN, "{\"type\":\"claim\"}")).isEqualTo("too-early");
        house.time.pass(1_001);
        house.act(room, ANN, "{\"type\":\"claim\"}");
        assertThat(room.game().state().ending()).contains(Ending.ABANDONED);
        assertThat(room.game().state().outcome()).contains(Outcome.FIRST_WINS);
    }

    @Test
    void spectatorsAreCountedAndReceiveEverything() {
        Room room = house.gameBetweenAnnAndBob("othello", "");
        List<RecordingListener> spectators = new ArrayList<>();
        for (int i = 0; i < 50; i++) {
            RecordingListener spectator = new RecordingListener(new Seat.Person("watcher" + i, "W"));
            spectators.add(spectator);
            room.watch(spectator, Optional.empty());
        }
        house.time.pass(1_000);
        assertThat(spectators.get(0).last("presence").path("watching").asInt()).isEqualTo(50);
        assertThat(spectators.get(0).all("presence"))
                .as("not one message for each who comes")
                .hasSizeLessThan(4);
        house.playOn(room, 2);
        assertThat(spectators)
                .allSatisfy(spectator -> assertThat(spectator.all("moved")).hasSize(2));
    }

    @Test
    void enginePlaysAndAcceptsTakebacksWithHints() {
        Room room = house.create(ANN, "{\"game\":\"othello\",\"seats\":{\"X\":\"me\",\"O\":\"level-1\"}}");
        house.play(room, ANN, 0);
        TestRooms.await(room.submit(game -> RoomDecision.Accepted.of(game)));
        assertThat(room.game().state().ply()).isEqualTo(2);
        house.act(room, ANN, "{\"type\":\"offer\",\"what\":\"takeback\"}");
        assertThat(room.game().state().ply()).isZero();
        house.act(room, ANN, "{\"type\":\"offer\",\"what\":\"draw\"}");
        assertThat(room.game().state().offers()).as("declined at once").isEmpty();
        assertThat(room.game().isRunning()).isTrue();
    }

    @Test
    void lobbyListsOpenGamesUntilJoinedOrCancelled() {
        Room room = house.create(ANN, "{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}");
        Room other = house.create(ANN, "{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}");
        house.create(ANN, "{\"game\":\"othello\"}");
        RecordingListener ear = new RecordingListener(EVE);
        house.rooms.lobby().watch(ear);
        assertThat(ear.last("lobby").path("games")).hasSize(2);
        assertThat(house.rejection(room, BOB, "{\"type\":\"cancel\"}")).isEqualTo("not-yours");
        house.act(room, BOB, "{\"type\":\"join\"}");
        house.act(other, ANN, "{\"type\":\"cancel\"}");
        house.time.pass(1_000);
        assertThat(ear.last("lobby").path("games")).isEmpty();
        assertThat(house.rejection(other, BOB, "{\"type\":\"join\"}")).isEqualTo("over");
        assertThat(house.rejection(other, ANN, "{\"type\":\"cancel\"}")).isEqualTo("over");
        assertThat(house.rejection(room, ANN, "{\"type\":\"cancel\"}")).isEqualTo("started");
    }

    @Test
    void retiredRoomPassesOnToItsSuccessor() {
        Room old = house.gameBetweenAnnAndBob("othello", "");
        house.rooms.start();
        house.time.pass(180_000);
        assertThat(house.rooms.size()).isZero();
        Room fresh = house.rooms.find(old.game().id()).orElseThrow();
        RecordingListener bob = new RecordingListener(BOB);
        fresh.watch(bob, Optional.empty());
        house.act(old, ANN, "{\"type\":\"play\",\"ply\":0,\"move\":\"d3\"}");
        assertThat(bob.all("moved")).hasSize(1);
        assertThat(old.game()).isEqualTo(fresh.game());
        old.leave(bob);
        assertThat(fresh.listeners()).isZero();
    }

    @Test
    void offersDoNotRestartTheSearchOfAnEngine() {
        List<CompletableFuture<Choice>> asked = new ArrayList<>();
        Rooms patient = rooms((position, level, most) -> {
            asked.add(new CompletableFuture<>());
            return asked.get(asked.size() - 1);
        });
        Room room = TestRooms.await(patient.create(
                ANN, GameRequest.read("{\"game\":\"othello\",\"seats\":{\"O\":\"level-1\"},\"clock\":\"5+0\"}")));
        house.play(room, ANN, 0);
        for (int i = 0; i < 3; i++) {
            house.act(room, ANN, "{\"type\":\"offer\",\"what\":\"draw\"}");
        }
        assertThat(asked).hasSize(1);
        asked.get(0).complete(new Choice(room.game().state().position().moves().get(0), Optional.empty()));
        TestRooms.await(room.submit(game -> RoomDecision.Accepted.of(game)));
        assertThat(room.game().state().ply()).isEqualTo(2);
        patient.close();
    }

    private Rooms rooms(MoveChooser thinker) {
        return new Rooms(house.store, house.time, thinker, new Random(1), TestRooms::name);
    }

    @Test
    void rejectsRematchWhileTheMatchGoesOn() {
        Room first = house.create(ANN, "{\"game\":\"othello\",\"games\":2}");
        house.act(
                first,
                BOB,
                "{\"type\":\"join\",\"code\":\"" + first.game().terms().code() + "\"}");
        house.act(first, BOB, "{\"type\":\"resign\"}");
        assertThat(house.rejection(first, ANN, "{\"type\":\"offer\",\"what\":\"rematch\"}"))
                .isEqualTo("not-over");
        Room second = house.rooms.find(first.game().next().orElseThrow()).orElseThrow();
        house.act(second, BOB, "{\"type\":\"resign\"}");
        house.act(second, ANN, "{\"type\":\"offer\",\"what\":\"rematch\"}");
        house.act(second, BOB, "{\"type\":\"accept\",\"what\":\"rematch\"}");
        assertThat(second.game().next()).isPresent();
        assertThat(house.rejection(second, BOB, "{\"type\":\"offer\",\"what\":\"rematch\"}"))
                .isEqualTo("already-offered");
    }

    @Test
    void clocksStopWhileTheStoreFails() throws SQLException {
        Room room = house.gameBetweenAnnAndBob("othello", ",\"clock\":\"1+0\"");
        house.playOn(room, 2);
        house.time.pass(20_000);
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN IMMEDIATE");
            assertThatThrownBy(house::recordActivity).isInstanceOf(StoreException.class);
            house.time.pass(100_000);
            statement.execute("ROLLBACK");
        }
        house.play(room, ANN, 0);
        assertThat(room.game().state().clock().left(Side.FIRST, house.time.now()))
                .as("the twenty seconds before it, less those to come back")
                .isEqualTo(60_000 - 20_000 + EventReplay.GRACE_MILLIS);
        house.time.pass(60_000);
        TestRooms.await(room.submit(game -> RoomDecision.Accepted.of(game)));
        assertThat(room.game().state().ending()).contains(Ending.TIME);
    }

    @Test
    void lobbyShowsWhetherTheCreatorIsConnected() {
        Room room = house.create(ANN, "{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}");
        RecordingListener eve = new RecordingListener(EVE);
        RecordingListener ann = new RecordingListener(ANN);
        house.rooms.lobby().watch(eve);
        assertThat(eve.last("lobby").at("/games/0/here").asBoolean()).isFalse();
        room.watch(ann, Optional.empty());
        house.time.pass(1_000);
        assertThat(eve.last("lobby").at("/games/0/here").asBoolean()).isTrue();
        room.leave(ann);
        house.time.pass(1_000);
        assertThat(eve.last("lobby").at("/games/0/here").asBoolean()).isFalse();
    }

    @Test
    void rejectsOffersAfterTooManyEvents() {
        Room room = house.create(ANN, "{\"game\":\"othello\",\"seats\":{\"O\":\"level-1\"}}");
        house.play(room, ANN, 0);
        while (room.game().seq() < RoomDecider.MAX_EVENTS_WITH_OFFERS) {
            house.act(room, ANN, "{\"type\":\"offer\",\"what\":\"draw\"}");
        }
        assertThat(house.rejection(room, ANN, "{\"type\":\"offer\",\"what\":\"draw\"}"))
                .isEqualTo("already-offered");
        house.play(room, ANN, 0);
        house.act(room, ANN, "{\"type\":\"resign\"}");
        house.act(room, ANN, "{\"type\":\"offer\",\"what\":\"rematch\"}");
        assertThat(room.game().next()).isPresent();
    }

    @Test
    void rejectsCommandsForAGameThatIsGone() throws SQLException {
        Room room = house.gameBetweenAnnAndBob("othello", "");
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
                Statement statement = other.createStatement()) {
            statement.execute("DELETE FROM event");
            statement.execute("DELETE FROM game");
        }
        assertThat(house.rejection(room, ANN, "{\"type\":\"play\",\"ply\":0,\"move\":\"d3\"}"))
                .isEqualTo("gone");
    }

    @Test
    void limitsLobbyGamesPerCreator() {
        Room bobs = house.create(BOB, "{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}");
        for (int i = 0; i < 60; i++) {
            house.time.pass(1);
            house.create(ANN, "{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}");
        }
        assertThat(house.rooms.lobby().list().games())
                .hasSize(6)
                .last()
                .satisfies(entry -> assertThat(entry.id()).isEqualTo(bobs.game().id()));
    }
}
