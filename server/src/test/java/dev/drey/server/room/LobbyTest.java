package dev.drey.server.room;

import static dev.drey.server.room.TestRooms.ANN;
import static dev.drey.server.room.TestRooms.BOB;
import static dev.drey.server.room.TestRooms.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.wire.live.GameRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** Tests of which games the lobby lists. */
final class LobbyTest {
    private static final String FOR_ANYONE = "{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}";
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @TempDir
    private Path folder;

    private TestRooms testRooms;
    private Lobby lobby;

    @BeforeEach
    void open() {
        testRooms = TestRooms.open(folder);
        lobby = testRooms.rooms.lobby();
        testRooms.rooms.start();
    }

    @AfterEach
    void close() {
        testRooms.close();
    }

    private Room create(String creator, String origin) {
        return TestRooms.await(testRooms.rooms.create(
                new Seat.Person(creator, TestRooms.name(creator)), origin, GameRequest.read(FOR_ANYONE)));
    }

    /** Creates a game whose creator stays connected. */
    private String createPresent(String creator, String origin) {
        Room room = create(creator, origin);
        room.watch(new RecordingListener(new Seat.Person(creator, creator)), Optional.empty());
        testRooms.time.advance(1);
        return room.game().id();
    }

    private List<String> listed() {
        List<String> ids = new ArrayList<>();
        JSON.readTree(lobby.list().text())
                .path("games")
                .forEach(game -> ids.add(game.path("id").asString()));
        return ids;
    }

    @Test
    void listsOpenGamesUntilJoinedOrCancelled() {
        Room room = testRooms.create(ANN, FOR_ANYONE);
        testRooms.time.advance(1);
        Room other = testRooms.create(ANN, FOR_ANYONE);
        testRooms.create(ANN, "{\"game\":\"othello\"}");
        assertThat(listed())
                .as("newest first")
                .containsExactly(other.game().id(), room.game().id());
        assertThat(testRooms.rejection(room, BOB, "{\"type\":\"cancel\"}")).isEqualTo("not-yours");
        testRooms.act(room, BOB, "{\"type\":\"join\"}");
        testRooms.act(other, ANN, "{\"type\":\"cancel\"}");
        assertThat(listed()).isEmpty();
        assertThat(testRooms.rejection(other, BOB, "{\"type\":\"join\"}")).isEqualTo("over");
        assertThat(testRooms.rejection(other, ANN, "{\"type\":\"cancel\"}")).isEqualTo("over");
        assertThat(testRooms.rejection(room, ANN, "{\"type\":\"cancel\"}")).isEqualTo("started");
    }

    @Test
    void threeGuestsCannotTakeOverTheLobby() {
        String bobs = createPresent("bob", "school");
        String eves = createPresent("eve", "home");
        for (int i = 0; i < 270; i++) {
            createPresent("guest" + i % 3, "school");
        }
        String late = createPresent("late", "school");
        String later = createPresent("later", "elsewhere");
        assertThat(listed()).contains(bobs, eves, late, later).hasSize(4 + 3 * LobbySelection.MAX_PER_CREATOR);
    }

    @Test
    void oneAddressCannotTakeOverTheLobby() {
        String bobs = createPresent("bob", "home");
        for (int i = 0; i < 100; i++) {
            createPresent("guest" + i, "attacker");
        }
        String late = createPresent("late", "elsewhere");
        assertThat(listed()).contains(bobs, late).hasSize(2 + LobbySelection.MAX_PER_ORIGIN);
    }

    @Test
    void addressesAndCreatorsTakeTurns() {
        List<LobbyGame> games = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            games.add(game(i, "creator" + i % 40, "origin" + i % 4));
        }
        games.add(game(1000, "new", "origin0"));
        games.add(game(1001, "newer", "origin9"));
        List<LobbyGame> chosen = LobbySelection.choose(games);
        assertThat(chosen).hasSize(LobbySelection.MAX_GAMES);
        assertThat(chosen).extracting(LobbyGame::created).isSortedAccordingTo((a, b) -> Long.compare(b, a));
        assertThat(chosen).extracting(LobbyGame::creator).contains("newer");
        for (int i = 0; i < 4; i++) {
            String origin = "origin" + i;
            Set<String> creators = new TreeSet<>();
            long count = chosen.stream()
                    .filter(game -> game.origin().equals(origin))
                    .peek(game -> creators.add(game.creator()))
                    .count();
            assertThat(count).as("a fair share of 49").isBetween(12L, 13L);
            assertThat(creators).as("every creator at this address").hasSizeGreaterThanOrEqualTo(10);
        }
        assertThat(chosen).extracting(LobbyGame::creator).contains("new");
    }

    private static LobbyGame game(long created, String creator, String origin) {
        return new LobbyGame("id" + created, created, creator, origin, "othello", "none", 1, false, List.of("O"));
    }

    @Test
    void listsGamesOnlyWhileTheirCreatorIsPresent() {
        RecordingListener ann = new RecordingListener(ANN);
        Room room = testRooms.create(ANN, FOR_ANYONE);
        assertThat(listed()).as("a moment to connect").hasSize(1);
        testRooms.time.advance(Lobby.GRACE_MILLIS + 2000);
        assertThat(listed()).as("never connected").isEmpty();
        room.watch(ann, Optional.empty());
        assertThat(listed()).hasSize(1);
        testRooms.time.advance(3_600_000);
        assertThat(listed()).hasSize(1);
        room.leave(ann);
        testRooms.time.advance(Lobby.GRACE_MILLIS - 2000);
        assertThat(listed()).as("may be reconnecting").hasSize(1);
        testRooms.time.advance(4000);
        assertThat(listed()).isEmpty();
        room.watch(new RecordingListener(EVE), Optional.empty());
        assertThat(listed()).as("not the creator").isEmpty();
        assertThat(room.game().status()).isEqualTo(GameStatus.OPEN);
    }

    /** A creator who has no seat counts, too. */
    @Test
    void listsGamesBetweenOthers() {
        Room room = testRooms.create(ANN, "{\"game\":\"othello\",\"seats\":{\"X\":\"level-1\",\"O\":\"anyone\"}}");
        room.watch(new RecordingListener(ANN), Optional.empty());
        testRooms.time.advance(120_000);
        assertThat(listed()).containsExactly(room.game().id());
    }
}
