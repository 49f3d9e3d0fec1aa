package dev.drey.server.room;

import static dev.drey.server.room.TestRooms.ANN;
import static dev.drey.server.room.TestRooms.BOB;
import static dev.drey.server.room.TestRooms.await;
import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Side;
import dev.drey.server.Await;
import dev.drey.server.store.IdentityRow;
import dev.drey.server.store.IdentityStore.SignIn;
import dev.drey.wire.live.ClientMessage;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests of the games of players who delete their identity. */
final class DeletedPlayersTest {
    @TempDir
    Path folder;

    @SuppressWarnings("NullAway.Init")
    private TestRooms rooms;

    @SuppressWarnings("NullAway.Init")
    private DeletedPlayers deleted;

    @BeforeEach
    void open() {
        rooms = TestRooms.open(folder);
        deleted = new DeletedPlayers(rooms.rooms, rooms.store.identities(), rooms.time, Runnable::run);
    }

    @AfterEach
    void close() {
        rooms.close();
    }

    @Test
    void resignsRunningGamesAndEndsTheirMatch() {
        Room room = rooms.create(ANN, "{\"game\":\"adjacent-claim:3x3\",\"games\":3}");
        rooms.act(
                room,
                BOB,
                "{\"type\":\"join\",\"code\":\"" + room.game().terms().code() + "\"}");
        RecordingListener bob = new RecordingListener(BOB);
        room.watch(bob, Optional.empty());

        assertThat(await(deleted.leaveGames(ANN.id()))).isEqualTo(1);
        assertThat(room.game().status()).isEqualTo(GameStatus.OVER);
        assertThat(room.game().state().outcome().orElseThrow().winner()).contains(Side.SECOND);
        assertThat(room.game().next()).isEmpty();
        assertThat(bob.last("ended").at("/state/ending").asString()).isEqualTo("resigned");
    }

    @Test
    void cancelsOpenGamesAndGamesWithoutOtherPeople() {
        Room open = rooms.create(ANN, "{\"game\":\"othello\",\"seats\":{\"X\":\"me\",\"O\":\"anyone\"}}");
        Room engine = rooms.create(ANN, "{\"game\":\"othello\",\"seats\":{\"X\":\"me\",\"O\":\"level-1\"}}");

        assertThat(await(deleted.leaveGames(ANN.id()))).isEqualTo(2);
        assertThat(open.game().status()).isEqualTo(GameStatus.CANCELLED);
        assertThat(engine.game().status()).isEqualTo(GameStatus.CANCELLED);
    }

    @Test
    void leavesGamesOfOthersAlone() {
        Room room = rooms.gameBetweenAnnAndBob("adjacent-claim:3x3", "");
        assertThat(await(deleted.leaveGames("somebody else"))).isZero();
        assertThat(room.game().isRunning()).isTrue();
    }

    @Test
    void finishedGamesKeepTheirResult() {
        Room room = rooms.gameBetweenAnnAndBob("adjacent-claim:3x3", "");
        rooms.act(room, BOB, "{\"type\":\"resign\"}");
        int events = room.game().seq();
        await(deleted.leaveGames(BOB.id()));
        assertThat(room.game().seq()).isEqualTo(events);
    }

    private void delete(String id) {
        SignIn cookie = new SignIn(0, Optional.empty());
        assertThat(await(rooms.store.identities().delete(new IdentityRow(id, "Ann", 1), cookie, rooms.time.now())))
                .isTrue();
    }

    /** A server that was stopped between the deletion and the end of the games ends them after its start. */
    @Test
    void sweepEndsGamesThatWereLeftOver() {
        Room room = rooms.gameBetweenAnnAndBob("adjacent-claim:3x3", "");
        delete(ANN.id());
        deleted.start();
        Await.until(() -> room.game().status() == GameStatus.OVER);
        assertThat(rooms.store.identities().leaving("", 9)).hasSize(1);
        rooms.time.advance(90_000);
        Await.until(() -> rooms.store.identities().leaving("", 9).isEmpty());
    }

    /** Players whose games cannot be ended now must not keep those after them waiting. */
    @Test
    void sweepsContinueAfterTheLastPlayer() {
        for (int i = 0; i < 15; i++) {
            String id = "p" + (char) ('a' + i);
            delete(id);
        }
        deleted.start();
        rooms.time.advance(90_000);
        Await.until(() -> rooms.store.identities().leaving("", 99).isEmpty());
    }

    /** The thread of the scheduler must not wait for the store. */
    @Test
    void sweepsOnItsExecutor() {
        Deque<Runnable> work = new ArrayDeque<>();
        new DeletedPlayers(rooms.rooms, rooms.store.identities(), rooms.time, work::add).start();
        Room room = rooms.gameBetweenAnnAndBob("adjacent-claim:3x3", "");
        delete(ANN.id());
        rooms.time.advance(30_000);
        assertThat(room.game().isRunning()).isTrue();
        work.remove().run();
        Await.until(() -> room.game().status() == GameStatus.OVER);
    }

    @Test
    void clientsSeeTheNewNameAtOnceAndInReplays() {
        Room room = rooms.gameBetweenAnnAndBob("adjacent-claim:3x3", "");
        RecordingListener bob = new RecordingListener(BOB);
        room.watch(bob, Optional.empty());
        bob.clear();
        room.rename(new Seat.Person(ANN.id(), "Somebody"));
        assertThat(bob.last("game").at("/state/seats/X/name").asString()).isEqualTo("Somebody");
        rooms.play(room, ANN, 0);
        assertThat(bob.last("moved").at("/state/seats/X/name").asString()).isEqualTo("Somebody");

        RecordingListener late = new RecordingListener(BOB);
        room.watch(late, Optional.of(0));
        assertThat(late.all("started")).isNotEmpty();
        assertThat(late.all("moved").get(0).at("/state/seats/X/name").asString())
                .isEqualTo("Somebody");
    }

    /** The move was decided under the old name and is published under the new one. */
    @Test
    void renameWhileAMoveIsStoredIsKept() {
        Room room = rooms.gameBetweenAnnAndBob("adjacent-claim:3x3", "");
        RecordingListener bob = new RecordingListener(BOB);
        room.watch(bob, Optional.empty());
        ClientMessage move = TestRooms.message("{\"type\":\"play\",\"ply\":0,\"move\":\"B2\"}")
                .message();
        LiveGame before = room.game();
        RoomDecision decision = RoomDecider.decide(before, ANN, move, rooms.time.now(), 0);
        room.rename(new Seat.Person(ANN.id(), "Somebody"));
        synchronized (room) {
            room.committed(before, (RoomDecision.Accepted) decision);
        }
        assertThat(bob.last("moved").at("/state/seats/X/name").asString()).isEqualTo("Somebody");
        assertThat(room.game().seats().first()).isEqualTo(new Seat.Person(ANN.id(), "Somebody"));
    }
}
