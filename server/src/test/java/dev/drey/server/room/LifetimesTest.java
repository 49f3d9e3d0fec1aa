package dev.drey.server.room;

import static dev.drey.server.room.TestRooms.ANN;
import static dev.drey.server.room.TestRooms.BOB;
import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import dev.drey.server.store.DueGame;
import dev.drey.server.store.GameRow;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the end of games that nobody plays. */
final class LifetimesTest {
    private static final String FOR_ANYONE = "{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}";
    private static final String ENGINE_FIRST = "{\"game\":\"othello\",\"seats\":{\"X\":\"level-1\",\"O\":\"me\"}}";
    private static final long DAY = TimeUnit.DAYS.toMillis(1);

    @TempDir
    private Path folder;

    private final ManualScheduler time = new ManualScheduler(1_000_000);

    /** Runs what the rooms have scheduled, and waits until the game has handled its commands. */
    private LiveGame after(Room room, long millis) {
        time.advance(millis);
        return settled(room);
    }

    private static LiveGame settled(Room room) {
        return TestRooms.await(room.submit((game, now) -> RoomDecision.Accepted.of(game)))
                .game();
    }

    private static List<String> listed(TestRooms testRooms) {
        return testRooms.store.gamesOf(ANN.id(), 50, Optional.empty()).stream()
                .map(GameRow::id)
                .toList();
    }

    @Test
    void friendGamesExpireAfterAWeek() {
        try (TestRooms testRooms = TestRooms.open(folder, time)) {
            Room room = testRooms.create(ANN, "{\"game\":\"othello\"}");
            RecordingListener ann = new RecordingListener(ANN);
            room.watch(ann, Optional.empty());
            assertThat(after(room, 7 * DAY - 1).status()).isEqualTo(GameStatus.OPEN);
            assertThat(listed(testRooms)).hasSize(1);
            assertThat(after(room, 1).status()).isEqualTo(GameStatus.EXPIRED);
            assertThat(ann.last("expired").at("/state/status").asString()).isEqualTo("expired");
            assertThat(listed(testRooms)).as("it vanishes from lists at once").isEmpty();
            assertThat(testRooms.store.game(room.game().id()).orElseThrow().status())
                    .isEqualTo("expired");
            assertThat(testRooms.store.unfinishedOf(ANN.id())).isZero();
            assertThat(testRooms.rejection(
                            room,
                            BOB,
                            "{\"type\":\"join\",\"code\":\""
                                    + room.game().terms().code() + "\"}"))
                    .isEqualTo("over");
            assertThat(testRooms.rejection(room, ANN, "{\"type\":\"cancel\"}")).isEqualTo("over");
            Rooms others = TestRooms.rooms(testRooms.store, time, request -> new CompletableFuture<>());
            assertThat(others.find(room.game().id()).orElseThrow().game())
                    .as("restored from its events")
                    .isEqualTo(room.game());
        }
    }

    @Test
    void gamesExpireWithoutClientsAndVanishLater() {
        String unplayed;
        String joined;
        String played;
        try (TestRooms testRooms = TestRooms.open(folder, time)) {
            unplayed = testRooms.create(ANN, "{\"game\":\"othello\"}").game().id();
            joined = testRooms.gameBetweenAnnAndBob("othello", "").game().id();
            Room room = testRooms.gameBetweenAnnAndBob("othello", "");
            testRooms.playOn(room, 1);
            played = room.game().id();
        }
        try (TestRooms testRooms = TestRooms.open(folder, new ManualScheduler(time.now() + 8 * DAY))) {
            testRooms.rooms.start();
            testRooms.time.advance(2000);
            Await.until(
                    () -> testRooms.store.game(unplayed).orElseThrow().status().equals("expired"));
            assertThat(listed(testRooms)).containsExactlyInAnyOrder(joined, played);
            assertThat(testRooms.store.game(unplayed)).isPresent();
        }
        try (TestRooms testRooms = TestRooms.open(folder, new ManualScheduler(time.now() + 24 * DAY))) {
            testRooms.rooms.start();
            testRooms.time.advance(2000);
            Await.until(() -> testRooms.store.load(unplayed).isEmpty());
            assertThat(testRooms.rooms.find(unplayed)).isEmpty();
            assertThat(testRooms.store.game(played).orElseThrow().status())
                    .as("people have moved")
                    .isEqualTo("running");
            assertThat(testRooms.store.game(joined).orElseThrow().status())
                    .as("the server was down, so that nobody could move")
                    .isEqualTo("running");
        }
    }

    @Test
    void lobbyGamesExpireAfterTheirCreatorHasLeft() {
        try (TestRooms testRooms = TestRooms.open(folder, time)) {
            testRooms.rooms.start();
            Room room = testRooms.create(ANN, FOR_ANYONE);
            RecordingListener ann = new RecordingListener(ANN);
            room.watch(ann, Optional.empty());
            assertThat(after(room, 3_600_000).status()).isEqualTo(GameStatus.OPEN);
            room.leave(ann);
            assertThat(after(room, 500_000).status()).isEqualTo(GameStatus.OPEN);
            room.watch(ann, Optional.empty());
            assertThat(after(room, 500_000).status()).as("came back").isEqualTo(GameStatus.OPEN);
            room.leave(ann);
            RecordingListener bob = new RecordingListener(BOB);
            room.watch(bob, Optional.empty());
            assertThat(after(room, 598_000).status()).isEqualTo(GameStatus.OPEN);
            assertThat(after(room, 4_000).status()).isEqualTo(GameStatus.EXPIRED);
            assertThat(bob.all("expired")).hasSize(1);
        }
    }

    @Test
    void creatorsHaveTimeToReturnAfterARestart() {
        String id;
        try (TestRooms testRooms = TestRooms.open(folder, time)) {
            id = testRooms.create(ANN, FOR_ANYONE).game().id();
            time.advance(590_000);
        }
        try (TestRooms testRooms = TestRooms.open(folder, new ManualScheduler(time.now() + 3_600_000))) {
            testRooms.rooms.start();
            assertThat(testRooms.rooms.lobby().list().text()).as("for a moment").contains(id);
            testRooms.time.advance(598_000);
            Room room = testRooms.rooms.find(id).orElseThrow();
            assertThat(settled(room).status()).isEqualTo(GameStatus.OPEN);
            testRooms.time.advance(4_000);
            assertThat(settled(room).status()).isEqualTo(GameStatus.EXPIRED);
        }
    }

    @Test
    void gamesAgainstEnginesExpireUnlessThePersonMoves() {
        try (TestRooms testRooms = TestRooms.open(folder, time)) {
            Room left = testRooms.create(ANN, ENGINE_FIRST);
            Room played = testRooms.create(ANN, ENGINE_FIRST);
            assertThat(settled(left).state().ply()).isEqualTo(1);
            settled(played);
            testRooms.play(played, ANN, 0);
            time.advance(7 * DAY);
            assertThat(settled(left).status()).isEqualTo(GameStatus.EXPIRED);
            assertThat(settled(played).status()).isEqualTo(GameStatus.RUNNING);
            assertThat(listed(testRooms)).containsExactly(played.game().id());
        }
    }

    @Test
    void clocksEndGamesInsteadOfExpiry() {
        try (TestRooms testRooms = TestRooms.open(folder, time)) {
            Room room = testRooms.gameBetweenAnnAndBob("othello", ",\"clock\":\"20d\"");
            Room unclocked = testRooms.gameBetweenAnnAndBob("othello", "");
            for (int day = 0; day < 15; day++) {
                // Heartbeats, which the store otherwise writes every second.
                time.advance(DAY);
                testRooms.recordActivity();
            }
            assertThat(settled(room).status()).isEqualTo(GameStatus.RUNNING);
            assertThat(settled(unclocked).status())
                    .as("two weeks without a move")
                    .isEqualTo(GameStatus.EXPIRED);
        }
    }

    @Test
    void gamesBetweenPeopleAreNeverDeletedOnceAPersonHasMoved() {
        try (TestRooms testRooms = TestRooms.open(folder, time)) {
            Room cancelled = testRooms.gameBetweenAnnAndBob("othello", "");
            testRooms.play(cancelled, ANN, 0);
            RecordingListener ann = new RecordingListener(ANN);
            cancelled.watch(ann, Optional.empty());
            time.advance(RoomDecider.ABANDONED_MILLIS);
            testRooms.recordActivity();
            testRooms.act(cancelled, ANN, "{\"type\":\"cancel\"}");
            Room untouched = testRooms.create(ANN, "{\"game\":\"othello\",\"seats\":{\"O\":\"level-1\"}}");
            testRooms.act(untouched, ANN, "{\"type\":\"cancel\"}");
            Room played = testRooms.create(ANN, "{\"game\":\"othello\",\"seats\":{\"O\":\"level-1\"}}");
            testRooms.play(played, ANN, 0);
            settled(played);
            testRooms.act(played, ANN, "{\"type\":\"cancel\"}");
            assertThat(listed(testRooms)).containsExactly(cancelled.game().id());
            long later = time.now() + 100 * DAY;
            assertThat(TestRooms.await(testRooms.store.cleanUp(later, later, 9)))
                    .isFalse();
            assertThat(testRooms.store.game(untouched.game().id())).isEmpty();
            assertThat(testRooms.store.game(played.game().id()))
                    .as("its only player has deleted it")
                    .isEmpty();
            assertThat(testRooms
                            .store
                            .load(cancelled.game().id())
                            .orElseThrow()
                            .game()
                            .origin())
                    .as("the origin is removed, the game stays")
                    .isEmpty();
        }
    }

    /** A longer setting applies to games that were created with a shorter one. */
    @Test
    void expiryIsPostponedIfTheSettingHasChanged() {
        try (TestRooms testRooms = TestRooms.open(folder, time)) {
            String id = testRooms.create(ANN, "{\"game\":\"othello\"}").game().id();
            testRooms.rooms.close();
            ManualScheduler later = new ManualScheduler(time.now() + 8 * DAY);
            Rooms patient = new Rooms(
                    testRooms.store,
                    later,
                    request -> new CompletableFuture<>(),
                    new java.util.Random(1),
                    TestRooms::name,
                    Lifetimes.of(30, 10, 7),
                    player -> {});
            patient.start();
            Await.until(
                    () -> testRooms.store.due(later.now(), DueGame.FIRST, 10).isEmpty());
            GameRow row = testRooms.store.game(id).orElseThrow();
            assertThat(row.status()).isEqualTo("open");
            assertThat(row.due()).hasValue(row.createdAt() + 30 * DAY);
            assertThat(row.changedAt()).as("nothing has happened").isEqualTo(row.createdAt());
            patient.close();
        }
    }
}
