package dev.drey.server.room;

import static dev.drey.server.room.TestRooms.ANN;
import static dev.drey.server.room.TestRooms.BOB;
import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Ending;
import dev.drey.rules.Side;
import dev.drey.server.Await;
import dev.drey.server.store.OutageLog;
import dev.drey.server.store.Store;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests that nobody loses on time, and that nobody's clock stops, because the server was frozen or the clock of its machine was set. */
final class OutageTest {
    private static final long HOUR = 3_600_000;
    private static final long FREEZE = 40_000;

    @TempDir
    private Path folder;

    private final MachineScheduler time = new MachineScheduler(100 * HOUR);
    private TestRooms testRooms;
    private Room room;

    /** Starts a game with 30 seconds per side; after two moves and five seconds, Ann has 25 seconds left. */
    @BeforeEach
    void start() {
        testRooms = TestRooms.open(folder, time);
        testRooms.rooms.start();
        room = testRooms.gameBetweenAnnAndBob("othello", ",\"clock\":\"0.5+0\"");
        testRooms.playOn(room, 2);
        time.advance(5000);
        assertThat(annsTime()).isEqualTo(25_000);
    }

    @AfterEach
    void close() {
        testRooms.close();
    }

    private enum Disturbance {
        FREEZE,
        SUSPEND,
        STEP_FORWARD,
        STEP_BACK;

        void happen(MachineScheduler time) {
            switch (this) {
                case FREEZE -> time.freeze(OutageTest.FREEZE);
                case SUSPEND -> time.suspend(OutageTest.FREEZE);
                case STEP_FORWARD -> time.stepSystemClock(HOUR);
                case STEP_BACK -> time.stepSystemClock(-HOUR);
            }
        }

        boolean isOutage() {
            return this != STEP_BACK;
        }
    }

    private long annsTime() {
        // The time is read first, because an outage up to it must be known.
        long now = time.now();
        return room.game().state().clock().left(Side.FIRST, now);
    }

    @ParameterizedTest
    @EnumSource
    void nobodyLosesAndNobodysClockStops(Disturbance disturbance) {
        disturbance.happen(time);
        assertThat(room.game().isRunning()).isTrue();
        if (disturbance.isOutage()) {
            assertThat(annsTime()).as("players have time to reconnect").isEqualTo(30_000);
            time.advance(EventReplay.GRACE_MILLIS);
        }
        assertThat(annsTime()).isEqualTo(25_000);
        time.advance(24_900);
        settle();
        assertThat(room.game().isRunning()).isTrue();
        time.advance(200);
        settle();
        assertThat(room.game().state().ending()).contains(Ending.TIME);
    }

    /** Waits until the commands that alarms have submitted are decided. */
    private void settle() {
        TestRooms.await(room.submit((game, now) -> RoomDecision.Accepted.of(game)));
    }

    /** A command reads the time more than once; the freeze may come between two readings. */
    @Test
    void freezeDuringCommandCostsNothing() {
        int readings = 0;
        do {
            Room next = testRooms.gameBetweenAnnAndBob("othello", ",\"clock\":\"0.5+0\"");
            testRooms.playOn(next, 2);
            time.advance(5000);
            time.freezeBeforeReading(++readings, FREEZE);
            testRooms.play(next, ANN, 0);
        } while (time.hasFrozen());
        assertThat(readings).isGreaterThan(2);
    }

    @Test
    void repeatedDisturbancesCostNothing() {
        for (int i = 0; i < 3; i++) {
            for (Disturbance disturbance : Disturbance.values()) {
                disturbance.happen(time);
                time.now();
            }
        }
        time.advance(EventReplay.GRACE_MILLIS);
        assertThat(annsTime()).isEqualTo(25_000);
    }

    @ParameterizedTest
    @EnumSource
    void replayComputesTheSameClocks(Disturbance disturbance) throws SQLException {
        disturbance.happen(time);
        time.advance(EventReplay.GRACE_MILLIS);
        // An agreed takeback charges the clock when it is replayed; a move has its time stored.
        testRooms.act(room, BOB, "{\"type\":\"offer\",\"what\":\"takeback\"}");
        testRooms.act(room, ANN, "{\"type\":\"accept\",\"what\":\"takeback\"}");
        assertThat(storedOutages()).isEqualTo(disturbance.isOutage() ? 1 : 0);
        LoadedGame loaded = testRooms.rooms.load(room.game().id()).orElseThrow();
        assertThat(loaded.game()).isEqualTo(room.game());
        assertThat(annsTime()).isEqualTo(disturbance.isOutage() ? 25_000 : 15_000);
    }

    private int storedOutages() throws SQLException {
        try (Connection connection = connect();
                Statement statement = connection.createStatement()) {
            return statement.executeQuery("SELECT COUNT(*) FROM outage").getInt(1);
        }
    }

    private Connection connect() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve(Store.DATABASE_FILE));
    }

    @Test
    void freezeWhileStorageFailsCostsNothing() throws SQLException {
        try (Connection other = connect();
                Statement statement = other.createStatement()) {
            statement.execute("BEGIN EXCLUSIVE");
            Await.until(() -> !testRooms.store.health().ok());
            time.advance(3000);
            time.freeze(FREEZE);
            time.advance(3000);
            assertThat(room.game().isRunning()).isTrue();
            statement.execute("ROLLBACK");
        }
        Await.until(() -> testRooms.store.health().ok());
        time.advance(EventReplay.GRACE_MILLIS);
        assertThat(annsTime()).isEqualTo(25_000);
        OutageLog outages = testRooms.store.outages();
        assertThat(outages.millisWithin(0, time.now())).isEqualTo(FREEZE + 6000);
    }

    @Test
    void clientsGetTheClockAfterAnOutage() {
        RecordingListener ann = new RecordingListener(ANN);
        room.watch(ann, Optional.of(room.game().seq()));
        time.freeze(FREEZE);
        testRooms.recordActivity();
        Await.until(() -> !ann.all("clock").isEmpty());
        assertThat(ann.last("clock").path("seq").asInt()).isEqualTo(room.game().seq());
        assertThat(ann.last("clock").at("/clock/X").asLong()).isEqualTo(30_000);
        assertThat(ann.last("clock").at("/clock/running").asString()).isEqualTo("X");
        ann.clear();
        time.advance(EventReplay.GRACE_MILLIS);
        assertThat(ann.last("clock").at("/clock/X").asLong()).isEqualTo(25_000);
        assertThat(ann.last("clock").at("/clock/at").asLong()).isEqualTo(time.now());
    }

    @ParameterizedTest
    @EnumSource
    void absenceDoesNotCountAnOutage(Disturbance disturbance) {
        Room untimed = testRooms.gameBetweenAnnAndBob("othello", "");
        RecordingListener bob = new RecordingListener(BOB);
        untimed.watch(bob, Optional.empty());
        // Ann's turn has lasted longer than her absence.
        time.advance(200_000);
        RecordingListener ann = new RecordingListener(ANN);
        untimed.watch(ann, Optional.empty());
        untimed.leave(ann);
        time.advance(290_000);
        disturbance.happen(time);
        assertThat(testRooms.rejection(untimed, BOB, "{\"type\":\"claim\"}")).isEqualTo("too-early");
        time.advance(disturbance.isOutage() ? EventReplay.GRACE_MILLIS : 0);
        time.advance(9000);
        assertThat(testRooms.rejection(untimed, BOB, "{\"type\":\"claim\"}")).isEqualTo("too-early");
        time.advance(1000);
        testRooms.act(untimed, BOB, "{\"type\":\"claim\"}");
    }

    /** Creators of lobby games could not reconnect during an outage. */
    @ParameterizedTest
    @EnumSource
    void gamesStayInTheLobbyDuringAnOutage(Disturbance disturbance) {
        Room open = testRooms.create(ANN, "{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}");
        RecordingListener ann = new RecordingListener(ANN);
        open.watch(ann, Optional.empty());
        open.leave(ann);
        time.advance(20_000);
        disturbance.happen(time);
        time.advance(5_000);
        assertThat(testRooms.rooms.lobby().list().text()).contains(open.game().id());
        time.advance(30_000);
        assertThat(testRooms.rooms.lobby().list().text())
                .doesNotContain(open.game().id());
    }

    @Test
    void clientsLearnWhenTheyMayClaimAfterAnOutage() {
        RecordingListener bob = new RecordingListener(BOB);
        room.watch(bob, Optional.empty());
        long claimAt = bob.last("presence").path("claimAt").asLong();
        time.freeze(FREEZE);
        testRooms.recordActivity();
        Await.until(() -> bob.last("presence").path("claimAt").asLong() > claimAt);
    }
}
