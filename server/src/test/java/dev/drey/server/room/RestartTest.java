package dev.drey.server.room;

import static dev.drey.server.room.TestRooms.ANN;
import static dev.drey.server.room.TestRooms.BOB;
import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Ending;
import dev.drey.rules.Side;
import dev.drey.server.store.GameChange;
import dev.drey.server.store.GameUpdate;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games continue where they were after a restart. */
final class RestartTest {
    @TempDir
    private Path folder;

    private final ManualScheduler time = new ManualScheduler(5_000_000);

    @Test
    void gamesSurviveARestart() {
        String id;
        LiveGame before;
        try (TestRooms testRooms = TestRooms.open(folder, time)) {
            Room room = testRooms.gameBetweenAnnAndBob("santorini", ",\"clock\":\"5+2\"");
            testRooms.playOn(room, 5);
            testRooms.act(room, ANN, "{\"type\":\"offer\",\"what\":\"takeback\"}");
            id = room.game().id();
            before = room.game();
        }
        try (TestRooms testRooms = TestRooms.open(folder, time)) {
            Room room = testRooms.rooms.find(id).orElseThrow();
            assertThat(room.game()).isEqualTo(before);
            testRooms.act(room, BOB, "{\"type\":\"accept\",\"what\":\"takeback\"}");
            testRooms.playOn(room, 200);
            assertThat(room.game().status()).isEqualTo(GameStatus.OVER);
        }
    }

    @Test
    void clocksStopWhileTheServerIsDown() {
        String id;
        try (TestRooms testRooms = TestRooms.open(folder, time)) {
            Room room = testRooms.gameBetweenAnnAndBob("othello", ",\"clock\":\"1+0\"");
            testRooms.playOn(room, 2);
            time.advance(10_000);
            testRooms.recordActivity();
            id = room.game().id();
        }
        ManualScheduler later = new ManualScheduler(time.now() + 3_600_000);
        try (TestRooms testRooms = TestRooms.open(folder, later)) {
            Room room = testRooms.rooms.find(id).orElseThrow();
            assertThat(room.game().state().clock().left(Side.FIRST, later.now()))
                    .as("ten seconds were used, and none more while people come back")
                    .isEqualTo(60_000);
            later.advance(EventReplay.GRACE_MILLIS);
            assertThat(room.game().state().clock().left(Side.FIRST, later.now()))
                    .isEqualTo(50_000);
            later.advance(49_999);
            assertThat(room.game().isRunning()).isTrue();
            later.advance(1);
            TestRooms.await(room.submit((game, now) -> RoomDecision.Accepted.of(game)));
            assertThat(room.game().state().ending()).contains(Ending.TIME);
        }
    }

    @Test
    void enginesSearchAgainAfterARestart() {
        String id;
        try (TestRooms testRooms = new TestRooms(folder, time, request -> new CompletableFuture<>())) {
            Room room = testRooms.create(ANN, "{\"game\":\"othello\",\"seats\":{\"X\":\"level-1\",\"O\":\"me\"}}");
            id = room.game().id();
            assertThat(room.game().state().ply()).isZero();
        }
        try (TestRooms testRooms = TestRooms.open(folder, time)) {
            testRooms.rooms.start();
            Room room = testRooms.rooms.find(id).orElseThrow();
            TestRooms.await(room.submit((game, now) -> RoomDecision.Accepted.of(game)));
            assertThat(room.game().state().ply()).isEqualTo(1);
        }
    }

    /** Earlier versions stored the strongest engine as {@code engine:perfect}. */
    @Test
    void enginesStoredUnderTheirOldNamePlayOn() {
        String id;
        try (TestRooms testRooms = new TestRooms(folder, time, request -> new CompletableFuture<>())) {
            Room room = testRooms.create(ANN, "{\"game\":\"othello\",\"seats\":{\"X\":\"strongest\",\"O\":\"me\"}}");
            id = room.game().id();
            GameUpdate old = new GameUpdate(
                    "engine:perfect",
                    ANN.text(),
                    "running",
                    Optional.empty(),
                    Optional.empty(),
                    OptionalLong.of(time.now()),
                    OptionalLong.empty(),
                    time.now());
            assertThat(TestRooms.await(
                            testRooms.store.append(GameChange.of(id, room.game().seq(), List.of(), old))))
                    .isTrue();
        }
        try (TestRooms testRooms = TestRooms.open(folder, time)) {
            assertThat(testRooms.store.game(id).orElseThrow().first()).isEqualTo("engine:perfect");
            testRooms.rooms.start();
            Room room = testRooms.rooms.find(id).orElseThrow();
            TestRooms.await(room.submit((game, now) -> RoomDecision.Accepted.of(game)));
            assertThat(room.game().state().ply()).isEqualTo(1);
            assertThat(room.game().seats().first().engine()).contains("strongest");
            assertThat(testRooms.store.game(id).orElseThrow().first())
                    .as("the new name is written with the next change")
                    .isEqualTo("engine:strongest");
        }
    }

    @Test
    void flagFallsWithoutConnectedClients() {
        String id;
        try (TestRooms testRooms = TestRooms.open(folder, time)) {
            Room room = testRooms.gameBetweenAnnAndBob("othello", ",\"clock\":\"1d\"");
            testRooms.playOn(room, 1);
            id = room.game().id();
            testRooms.rooms.start();
            time.advance(120_000);
            assertThat(testRooms.rooms.size()).as("nobody follows it").isZero();
            testRooms.rooms.close();
            // Heartbeats, which the store otherwise writes every second.
            for (int hour = 0; hour < 24; hour++) {
                time.advance(3_600_000);
                testRooms.recordActivity();
            }
            Rooms later = TestRooms.rooms(testRooms.store, time, request -> new CompletableFuture<>());
            later.start();
            time.advance(1);
            TestRooms.await(later.find(id).orElseThrow().submit((game, now) -> RoomDecision.Accepted.of(game)));
            assertThat(testRooms.store.game(id).orElseThrow().ending()).contains("time");
        }
    }
}
