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
import java.util.Random;
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
        try (TestRooms house = TestRooms.open(folder, time)) {
            Room room = house.gameBetweenAnnAndBob("santorini", ",\"clock\":\"5+2\"");
            house.playOn(room, 5);
            house.act(room, ANN, "{\"type\":\"offer\",\"what\":\"takeback\"}");
            id = room.game().id();
            before = room.game();
        }
        try (TestRooms house = TestRooms.open(folder, time)) {
            Room room = house.rooms.find(id).orElseThrow();
            assertThat(room.game()).isEqualTo(before);
            house.act(room, BOB, "{\"type\":\"accept\",\"what\":\"takeback\"}");
            house.playOn(room, 200);
            assertThat(room.game().status()).isEqualTo(GameStatus.OVER);
        }
    }

    @Test
    void clocksStopWhileTheServerIsDown() {
        String id;
        try (TestRooms house = TestRooms.open(folder, time)) {
            Room room = house.gameBetweenAnnAndBob("othello", ",\"clock\":\"1+0\"");
            house.playOn(room, 2);
            time.pass(10_000);
            house.recordActivity();
            id = room.game().id();
        }
        ManualScheduler later = new ManualScheduler(time.now() + 3_600_000);
        try (TestRooms house = TestRooms.open(folder, later)) {
            Room room = house.rooms.find(id).orElseThrow();
            assertThat(room.game().state().clock().left(Side.FIRST, later.now()))
                    .as("ten seconds were used, and none more while people come back")
                    .isEqualTo(60_000);
            later.pass(EventReplay.GRACE_MILLIS);
            assertThat(room.game().state().clock().left(Side.FIRST, later.now()))
                    .isEqualTo(50_000);
            later.pass(49_999);
            assertThat(room.game().isRunning()).isTrue();
            later.pass(1);
            TestRooms.await(room.submit(game -> RoomDecision.Accepted.of(game)));
            assertThat(room.game().state().ending()).contains(Ending.TIME);
        }
    }

    @Test
    void enginesSearchAgainAfterARestart() {
        String id;
        try (TestRooms house = new TestRooms(folder, time, (position, level, most) -> new CompletableFuture<>())) {
            Room room = house.create(ANN, "{\"game\":\"othello\",\"seats\":{\"X\":\"level-1\",\"O\":\"me\"}}");
            id = room.game().id();
            assertThat(room.game().state().ply()).isZero();
        }
        try (TestRooms house = TestRooms.open(folder, time)) {
            house.rooms.start();
            Room room = house.rooms.find(id).orElseThrow();
            TestRooms.await(room.submit(game -> RoomDecision.Accepted.of(game)));
            assertThat(room.game().state().ply()).isEqualTo(1);
        }
    }

    /** Earlier versions stored the strongest engine as {@code engine:perfect}. */
    @Test
    void enginesStoredUnderTheirOldNamePlayOn() {
        String id;
        try (TestRooms house = new TestRooms(folder, time, (position, level, most) -> new CompletableFuture<>())) {
            Room room = house.create(ANN, "{\"game\":\"othello\",\"seats\":{\"X\":\"strongest\",\"O\":\"me\"}}");
            id = room.game().id();
            GameUpdate old = new GameUpdate(
                    "engine:perfect",
                    ANN.text(),
                    "running",
                    Optional.empty(),
                    Optional.empty(),
                    OptionalLong.of(time.now()),
                    time.now());
            assertThat(TestRooms.await(
                            house.store.append(GameChange.of(id, room.game().seq(), List.of(), old))))
                    .isTrue();
        }
        try (TestRooms house = TestRooms.open(folder, time)) {
            assertThat(house.store.game(id).orElseThrow().first()).isEqualTo("engine:perfect");
            house.rooms.start();
            Room room = house.rooms.find(id).orElseThrow();
            TestRooms.await(room.submit(game -> RoomDecision.Accepted.of(game)));
            assertThat(room.game().state().ply()).isEqualTo(1);
            assertThat(room.game().seats().first().engine()).contains("strongest");
            assertThat(house.store.game(id).orElseThrow().first())
                    .as("the new name is written with the next change")
                    .isEqualTo("engine:strongest");
        }
    }

    @Test
    void flagFallsWithoutConnectedClients() {
        String id;
        try (TestRooms house = TestRooms.open(folder, time)) {
            Room room = house.gameBetweenAnnAndBob("othello", ",\"clock\":\"1d\"");
            house.playOn(room, 1);
            id = room.game().id();
            house.rooms.start();
            time.pass(120_000);
            assertThat(house.rooms.size()).as("nobody follows it").isZero();
            house.rooms.close();
            // Signs of life, as the store gives them every second.
            for (int hour = 0; hour < 24; hour++) {
                time.pass(3_600_000);
                house.recordActivity();
            }
            Rooms later = new Rooms(
                    house.store,
                    time,
                    (position, level, most) -> new CompletableFuture<>(),
                    new Random(1),
                    TestRooms::name);
            later.start();
            time.pass(1);
            TestRooms.await(later.find(id).orElseThrow().submit(game -> RoomDecision.Accepted.of(game)));
            assertThat(house.store.game(id).orElseThrow().ending()).contains("time");
        }
    }
}
