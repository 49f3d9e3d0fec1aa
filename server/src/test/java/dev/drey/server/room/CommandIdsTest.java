package dev.drey.server.room;

import static dev.drey.server.room.TestRooms.ANN;
import static dev.drey.server.room.TestRooms.BOB;
import static dev.drey.server.room.TestRooms.EVE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Reason;
import dev.drey.wire.live.GameRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A command with an id takes effect once, however often it is sent. */
final class CommandIdsTest {
    private static final String PLAY = "{\"type\":\"play\",\"ply\":0,\"move\":\"d3\",\"id\":\"first\"}";

    @TempDir
    private Path folder;

    private TestRooms testRooms;
    private Room room;

    @BeforeEach
    void open() {
        testRooms = TestRooms.open(folder);
        room = testRooms.gameBetweenAnnAndBob("othello", "");
    }

    @AfterEach
    void close() {
        testRooms.close();
    }

    private static String offer(String what, String id) {
        return "{\"type\":\"offer\",\"what\":\"" + what + "\",\"id\":\"" + id + "\"}";
    }

    private void takeBack(Room where) {
        testRooms.act(where, ANN, "{\"type\":\"offer\",\"what\":\"takeback\"}");
        testRooms.act(where, BOB, "{\"type\":\"accept\",\"what\":\"takeback\"}");
    }

    /** Sends a message that was accepted before; nothing must change. */
    private void repeat(Room where, Seat.Person who, String message) {
        LiveGame before = where.game();
        RecordingListener listener = new RecordingListener(EVE);
        where.watch(listener, Optional.empty());
        assertThat(testRooms.act(where, who, message)).isEqualTo(before);
        assertThat(where.game()).isEqualTo(before);
        assertThat(listener.numbers()).isEmpty();
        where.leave(listener);
    }

    private Rooms secondServer() {
        return TestRooms.rooms(testRooms.store, testRooms.time, request -> new CompletableFuture<>());
    }

    @Test
    void repeatedMoveAfterTakebackChangesNothing() {
        testRooms.act(room, ANN, PLAY);
        repeat(room, ANN, PLAY);
        takeBack(room);
        assertThat(room.game().state().ply()).isZero();
        repeat(room, ANN, PLAY);
        testRooms.act(room, ANN, PLAY.replace("first", "second"));
        assertThat(room.game().state().ply()).isEqualTo(1);
    }

    @Test
    void withoutIdsMovesArePlayedAgainAfterTakeback() {
        String play = PLAY.replace(",\"id\":\"first\"", "");
        testRooms.act(room, ANN, play);
        assertThat(testRooms.rejection(room, ANN, play)).isEqualTo("stale");
        takeBack(room);
        testRooms.act(room, ANN, play);
        assertThat(room.game().state().ply()).isEqualTo(1);
    }

    @Test
    void copiesInFlightTakeEffectOnce() {
        int before = room.game().seq();
        List<CompletableFuture<CommandResult>> copies = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            copies.add(room.act(BOB, TestRooms.message(offer("draw", "o"))));
            copies.add(room.act(ANN, TestRooms.message(PLAY)));
        }
        for (CompletableFuture<CommandResult> copy : copies) {
            assertThat(TestRooms.await(copy).rejection()).isEmpty();
        }
        assertThat(room.game().seq()).isEqualTo(before + 2);
    }

    @Test
    void anotherCommandWithTheSameIdIsRejected() {
        testRooms.act(room, ANN, PLAY);
        testRooms.act(room, BOB, "{\"type\":\"play\",\"ply\":1,\"move\":\"c3\"}");
        int seq = room.game().seq();
        for (String other : List.of(
                PLAY.replace("\"ply\":0", "\"ply\":2"),
                PLAY.replace("d3", "c4"),
                offer("draw", "first"),
                "{\"type\":\"resign\",\"id\":\"first\"}")) {
            assertThat(testRooms.rejection(room, ANN, other)).as(other).isEqualTo("reused-id");
        }
        assertThat(room.game().seq()).isEqualTo(seq);
    }

    @Test
    void playersChooseTheirIdsIndependently() {
        testRooms.act(room, ANN, PLAY);
        testRooms.act(room, BOB, "{\"type\":\"play\",\"ply\":1,\"move\":\"c3\",\"id\":\"first\"}");
        assertThat(room.game().state().ply()).isEqualTo(2);
        assertThat(testRooms.rejection(room, EVE, PLAY)).isEqualTo("spectator");
    }

    @Test
    void rejectedCommandLeavesNoTrace() {
        String play = "{\"type\":\"play\",\"ply\":1,\"move\":\"c3\",\"id\":\"b\"}";
        assertThat(testRooms.rejection(room, BOB, play)).isEqualTo("stale");
        assertThat(testRooms.rejection(room, BOB, "{\"type\":\"accept\",\"what\":\"draw\",\"id\":\"b\"}"))
                .isEqualTo("no-offer");
        testRooms.act(room, ANN, PLAY);
        testRooms.act(room, BOB, play);
        repeat(room, BOB, play);
    }

    @Test
    void everyCommandMayHaveAnId() {
        Room open = testRooms.create(ANN, "{\"game\":\"othello\",\"games\":1}");
        String join = "{\"type\":\"join\",\"code\":\"" + open.game().terms().code() + "\",\"id\":\"j\"}";
        testRooms.act(open, BOB, join);
        repeat(open, BOB, join);
        testRooms.act(open, ANN, PLAY);
        for (String[] command : new String[][] {
            {"bob", offer("draw", "1")},
            {"ann", "{\"type\":\"decline\",\"what\":\"draw\",\"id\":\"2\"}"},
            {"ann", offer("takeback", "3")},
            {"bob", "{\"type\":\"accept\",\"what\":\"takeback\",\"id\":\"4\"}"},
            {"bob", "{\"type\":\"resign\",\"id\":\"5\"}"},
            {"bob", offer("rematch", "6")},
            {"ann", "{\"type\":\"accept\",\"what\":\"rematch\",\"id\":\"7\"}"}
        }) {
            Seat.Person sender = command[0].equals("ann") ? ANN : BOB;
            testRooms.act(open, sender, command[1]);
            repeat(open, sender, command[1]);
        }
        assertThat(testRooms.store.gamesOf(BOB.id(), 10, Optional.empty()))
                .as("this game, its rematch, and the one of the other tests")
                .hasSize(3);

        Room cancelled = testRooms.create(ANN, "{\"game\":\"othello\",\"seats\":{\"X\":\"anyone\",\"O\":\"friend\"}}");
        String cancel = "{\"type\":\"cancel\",\"id\":\"c\"}";
        testRooms.act(cancelled, ANN, cancel);
        repeat(cancelled, ANN, cancel);
        assertThat(testRooms.rejection(cancelled, ANN, "{\"type\":\"cancel\",\"id\":\"d\"}"))
                .isEqualTo("over");
    }

    @Test
    void secondServerOnTheSameStoreKnowsTheIds() {
        Rooms others = secondServer();
        Room same = others.find(room.game().id()).orElseThrow();
        testRooms.act(room, ANN, PLAY);
        // The other server decides on an old copy first; only the write fails.
        testRooms.act(same, ANN, PLAY);
        assertThat(same.game()).isEqualTo(room.game());
        takeBack(same);
        testRooms.act(room, ANN, PLAY);
        LiveGame stored = secondServer().find(room.game().id()).orElseThrow().game();
        assertThat(stored.state().ply()).isZero();
        assertThat(stored).isEqualTo(same.game());
        others.close();
    }

    @Test
    void retiredRoomAsksItsSuccessor() {
        assertThat(room.retire(testRooms.time.now() + 1)).isTrue();
        Room successor = testRooms.rooms.find(room.game().id()).orElseThrow();
        assertThat(successor).isNotSameAs(room);
        testRooms.act(successor, ANN, PLAY);
        takeBack(successor);
        assertThat(room.isRepeated(ANN, TestRooms.message(PLAY))).isTrue();
        testRooms.act(room, ANN, PLAY);
        assertThat(successor.game().state().ply()).isZero();
    }

    @Test
    void idsAreKnownAfterARestart() {
        String request = "{\"game\":\"othello\",\"id\":\"mine\"}";
        String created = testRooms.create(ANN, request).game().id();
        testRooms.act(room, ANN, PLAY);
        takeBack(room);
        String id = room.game().id();
        testRooms.close();
        testRooms = TestRooms.open(folder, testRooms.time);
        Room again = testRooms.rooms.find(id).orElseThrow();
        repeat(again, ANN, PLAY);
        assertThat(testRooms.rejection(again, ANN, PLAY.replace("d3", "c4"))).isEqualTo("reused-id");
        assertThat(testRooms.create(ANN, request).game().id()).isEqualTo(created);
    }

    @Test
    void storedCommandsNameNoIdentity() {
        testRooms.act(room, ANN, PLAY);
        assertThat(testRooms.store.events(room.game().id(), room.game().seq() - 1))
                .singleElement()
                .satisfies(event -> assertThat(event.command()).contains("X first play 0 d3"));
    }

    @Test
    void requestForAGameCreatesOne() {
        String request = "{\"game\":\"squirrel-war\",\"id\":\"g-1\"}";
        List<CompletableFuture<Room>> copies = new ArrayList<>();
        for (int i = 0; i < 10; i++) {
            copies.add(testRooms.rooms.create(EVE, "origin", GameRequest.read(request)));
        }
        assertThat(copies.stream()
                        .map(TestRooms::await)
                        .map(made -> made.game().id())
                        .distinct())
                .hasSize(1);
        assertThat(testRooms.store.gamesOf(EVE.id(), 10, Optional.empty())).hasSize(1);
        Room first = TestRooms.await(copies.get(0));
        assertThat(testRooms.rooms.requested(EVE, GameRequest.read(request))).containsSame(first);
        assertThat(testRooms.rooms.requested(ANN, GameRequest.read(request)))
                .as("another creator")
                .isEmpty();
        assertThat(testRooms.rooms.requested(EVE, GameRequest.read(request.replace("g-1", "g-2"))))
                .isEmpty();
        GameRequest other = GameRequest.read(request.replace("squirrel-war", "othello"));
        assertThatThrownBy(() -> testRooms.rooms.requested(EVE, other))
                .isInstanceOfSatisfying(
                        RequestRejected.class,
                        rejected -> assertThat(rejected.reason()).isEqualTo(Reason.REUSED_ID));
        assertThatThrownBy(() -> TestRooms.await(testRooms.rooms.create(EVE, "origin", other)))
                .isInstanceOf(RequestRejected.class);
    }
}
