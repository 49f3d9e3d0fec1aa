package dev.drey.server.room;

import static dev.drey.server.room.TestRooms.ANN;
import static dev.drey.server.room.TestRooms.BOB;
import static dev.drey.server.room.TestRooms.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.wire.live.GameRequest;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Tests of what the clients of the lobby receive. */
final class LobbyStreamTest {
    @TempDir
    private Path folder;

    private TestLobby games;
    private TestRooms testRooms;
    private Lobby lobby;

    @BeforeEach
    void open() {
        games = new TestLobby(folder);
        testRooms = games.rooms;
        lobby = games.lobby;
    }

    @AfterEach
    void close() {
        games.close();
    }

    @Test
    void sendsDifferences() {
        RecordingListener eve = new RecordingListener(EVE);
        String first = games.createPresent("ann", "a");
        lobby.watch(eve, Optional.empty());
        assertThat(eve.types()).containsExactly("lobby");
        assertThat(eve.last("lobby").path("games")).hasSize(1);
        eve.clear();
        String second = games.createPresent("bob", "b");
        testRooms.time.advance(1000);
        assertThat(eve.types()).containsExactly("lobby-changes");
        JsonNode added = eve.last("lobby-changes");
        assertThat(added.at("/games/0/id").asString()).isEqualTo(second);
        assertThat(added.at("/games/0/by").asString()).isEqualTo("Bob");
        assertThat(added.path("games")).hasSize(1);
        assertThat(added.path("removed")).isEmpty();
        eve.clear();
        testRooms.act(testRooms.rooms.find(first).orElseThrow(), BOB, "{\"type\":\"join\"}");
        testRooms.time.advance(1000);
        JsonNode removed = eve.last("lobby-changes");
        assertThat(removed.path("games")).isEmpty();
        assertThat(removed.at("/removed/0").asString()).isEqualTo(first);
        eve.clear();
        testRooms.time.advance(60_000);
        assertThat(eve.types()).as("nothing has changed").isEmpty();
    }

    @Test
    void showsNewNames() {
        RecordingListener eve = new RecordingListener(EVE);
        String game = games.createPresent("ann", "a");
        lobby.watch(eve, Optional.empty());
        lobby.rename(new Seat.Person("ann", "Anna"));
        lobby.rename(new Seat.Person("bob", "Bobby"));
        testRooms.time.advance(1000);
        assertThat(eve.types()).containsExactly("lobby", "lobby-changes");
        assertThat(eve.last("lobby-changes").at("/games/0/id").asString()).isEqualTo(game);
        assertThat(eve.last("lobby-changes").at("/games/0/by").asString()).isEqualTo("Anna");
    }

    /** Looking up names may wait for the store; moves of games that change the lobby must not wait for that. */
    @Test
    void looksUpNamesWithoutItsLock() {
        AtomicReference<Lobby> lobby = new AtomicReference<>();
        List<String> lookedUp = new ArrayList<>();
        try (Rooms rooms = new Rooms(
                testRooms.store,
                testRooms.time,
                request -> new CompletableFuture<>(),
                new Random(1),
                id -> {
                    lookedUp.add(id);
                    assertThat(Thread.holdsLock(lobby.get())).isFalse();
                    return id;
                },
                TestRooms.LIFETIMES,
                player -> {})) {
            lobby.set(rooms.lobby());
            rooms.lobby().watch(new RecordingListener(EVE), Optional.empty());
            TestRooms.await(rooms.create(ANN, "a", GameRequest.read(TestLobby.FOR_ANYONE)));
            testRooms.time.advance(1000);
            assertThat(lookedUp).containsExactly("ann");
            TestRooms.await(rooms.create(BOB, "b", GameRequest.read(TestLobby.FOR_ANYONE)));
            assertThat(rooms.lobby().list().text()).contains("\"by\":\"ann\"", "\"by\":\"bob\"");
            assertThat(lookedUp).containsExactly("ann", "bob");
        }
    }

    /** A game is created while the names for the first reader are being looked up. */
    @Test
    void firstReaderSeesAGameThatWasAddedMeanwhile() {
        AtomicReference<Rooms> lookedUpBy = new AtomicReference<>();
        try (Rooms rooms = new Rooms(
                testRooms.store,
                testRooms.time,
                request -> new CompletableFuture<>(),
                new Random(1),
                id -> {
                    Rooms once = lookedUpBy.getAndSet(null);
                    if (once != null) {
                        TestRooms.await(once.create(BOB, "b", GameRequest.read(TestLobby.FOR_ANYONE)));
                    }
                    return id;
                },
                TestRooms.LIFETIMES,
                player -> {})) {
            TestRooms.await(rooms.create(ANN, "a", GameRequest.read(TestLobby.FOR_ANYONE)));
            lookedUpBy.set(rooms);
            RecordingListener eve = new RecordingListener(EVE);
            rooms.lobby().watch(eve, Optional.empty());
            testRooms.time.advance(1000);
            assertThat(eve.last("lobby-changes").at("/games/0/by").asString()).isEqualTo("bob");
        }
    }

    @Test
    void sendsAtMostTwoMessagesPerSecond() {
        RecordingListener eve = new RecordingListener(EVE);
        lobby.watch(eve, Optional.empty());
        eve.clear();
        for (int i = 0; i < 20; i++) {
            games.createPresent("guest" + i, "origin" + i);
            testRooms.time.advance(49);
        }
        assertThat(eve.types().size()).as("in one second").isLessThanOrEqualTo(3);
        testRooms.time.advance(1000);
        Set<String> ids = new TreeSet<>();
        eve.all("lobby-changes")
                .forEach(message -> message.path("games")
                        .forEach(game -> ids.add(game.path("id").asString())));
        assertThat(ids).containsExactlyInAnyOrderElementsOf(games.listed());
    }

    @Test
    void presenceThatComesAndGoesCausesNoMessages() {
        Room room = games.create("ann", "a");
        RecordingListener ann = new RecordingListener(ANN);
        RecordingListener eve = new RecordingListener(EVE);
        lobby.watch(eve, Optional.empty());
        eve.clear();
        for (int i = 0; i < 100; i++) {
            room.watch(ann, Optional.empty());
            testRooms.time.advance(5000);
            room.leave(ann);
            testRooms.time.advance(20_000);
        }
        assertThat(eve.types()).isEmpty();
        assertThat(games.listed()).hasSize(1);
    }

    @Test
    void clientsResumeFromTheirVersion() {
        games.createPresent("ann", "a");
        RecordingListener eve = new RecordingListener(EVE);
        lobby.watch(eve, Optional.empty());
        String version = eve.last("lobby").path("version").asString();
        lobby.leave(eve);

        eve.clear();
        lobby.watch(eve, Optional.of(version));
        assertThat(eve.types()).containsExactly("lobby-changes");
        assertThat(eve.last("lobby-changes").path("games")).as("up to date").isEmpty();
        assertThat(eve.last("lobby-changes").path("version").asString()).isEqualTo(version);
        lobby.leave(eve);

        String second = games.createPresent("bob", "b");
        Room gone = games.create("cid", "c");
        assertThat(games.listed()).hasSize(3);
        testRooms.act(gone, new Seat.Person("cid", "Cid"), "{\"type\":\"cancel\"}");
        eve.clear();
        lobby.watch(eve, Optional.of(version));
        JsonNode changes = eve.last("lobby-changes");
        assertThat(changes.path("games")).hasSize(1);
        assertThat(changes.at("/games/0/id").asString()).isEqualTo(second);
        assertThat(changes.at("/removed/0").asString()).isEqualTo(gone.game().id());

        for (String unknown :
                List.of("", "nonsense", "abcdefghjkmn-1", version + "99", version.replaceAll("-.*", "-"))) {
            RecordingListener other = new RecordingListener(BOB);
            lobby.watch(other, Optional.of(unknown));
            assertThat(other.types()).as(unknown).containsExactly("lobby");
        }
    }

    @Test
    void clientsWithATooOldVersionGetTheWholeList() {
        String version =
                TestLobby.JSON.readTree(lobby.list().text()).path("version").asString();
        for (int i = 0; i <= Lobby.MAX_HISTORY; i++) {
            Room room = games.create("ann", "a");
            lobby.list();
            testRooms.act(room, ANN, "{\"type\":\"cancel\"}");
            lobby.list();
        }
        RecordingListener eve = new RecordingListener(EVE);
        lobby.watch(eve, Optional.of(version));
        assertThat(eve.types()).containsExactly("lobby");
    }

    /** A full list of 50 games, 500 readers, 8 reconnects per second, and a game that comes and goes every second. */
    @Test
    void readersReceiveFewBytes() {
        for (int i = 0; i < LobbySelection.MAX_GAMES - 1; i++) {
            games.createPresent("guest" + i, "origin" + i);
        }
        ByteCounter counter = new ByteCounter();
        List<Listener> readers = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            Listener reader = counter.newReader();
            readers.add(reader);
            lobby.watch(reader, Optional.empty());
        }
        int list = lobby.list().line().length;
        counter.bytes = 0;
        counter.messages = 0;
        int seconds = 10;
        for (int second = 0; second < seconds; second++) {
            String version =
                    TestLobby.JSON.readTree(lobby.list().text()).path("version").asString();
            Room room = games.create("ann", "ann");
            for (int i = 0; i < 8; i++) {
                Listener reader = readers.get((8 * second + i) % readers.size());
                lobby.leave(reader);
                lobby.watch(reader, Optional.of(version));
            }
            testRooms.time.advance(500);
            testRooms.act(room, ANN, "{\"type\":\"cancel\"}");
            testRooms.time.advance(500);
        }
        long oldBytes = (2L * 500 + 8) * list * seconds;
        assertThat(counter.messages).isLessThanOrEqualTo((2L * 500 + 8) * seconds);
        assertThat(counter.bytes).isLessThan(oldBytes / 20);
    }

    /** Counts the bytes that streams would send. */
    private static final class ByteCounter {
        private long bytes;
        private long messages;

        Listener newReader() {
            return new Listener() {
                @Override
                public String identity() {
                    return "reader";
                }

                @Override
                public void send(String json) {
                    bytes += json.getBytes(StandardCharsets.UTF_8).length + 1;
                    messages++;
                }

                @Override
                public boolean isDrained(Runnable later) {
                    return true;
                }

                @Override
                public void end(String reason) {}
            };
        }
    }
}
