package dev.drey.server.room;

import static dev.drey.server.room.TestRooms.ANN;
import static dev.drey.server.room.TestRooms.BOB;
import static dev.drey.server.room.TestRooms.EVE;
import static org.assertj.core.api.Assertions.assertThat;

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

/** Tests of which games the lobby lists. */
final class LobbyTest {
    @TempDir
    private Path folder;

    private TestLobby games;
    private TestRooms testRooms;

    @BeforeEach
    void open() {
        games = new TestLobby(folder);
        testRooms = games.rooms;
    }

    @AfterEach
    void close() {
        games.close();
    }

    @Test
    void listsOpenGamesUntilJoinedOrCancelled() {
        Room room = testRooms.create(ANN, TestLobby.FOR_ANYONE);
        testRooms.time.advance(1);
        Room other = testRooms.create(ANN, TestLobby.FOR_ANYONE);
        testRooms.create(ANN, "{\"game\":\"othello\"}");
        assertThat(games.listed())
                .as("newest first")
                .containsExactly(other.game().id(), room.game().id());
        assertThat(testRooms.rejection(room, BOB, "{\"type\":\"cancel\"}")).isEqualTo("not-yours");
        testRooms.act(room, BOB, "{\"type\":\"join\"}");
        testRooms.act(other, ANN, "{\"type\":\"cancel\"}");
        assertThat(games.listed()).isEmpty();
        assertThat(testRooms.rejection(other, BOB, "{\"type\":\"join\"}")).isEqualTo("over");
        assertThat(testRooms.rejection(other, ANN, "{\"type\":\"cancel\"}")).isEqualTo("over");
        assertThat(testRooms.rejection(room, ANN, "{\"type\":\"cancel\"}")).isEqualTo("started");
    }

    @Test
    void threeGuestsCannotTakeOverTheLobby() {
        String bobs = games.createPresent("bob", "school");
        String eves = games.createPresent("eve", "home");
        for (int i = 0; i < 270; i++) {
            games.createPresent("guest" + i % 3, "school");
        }
        String late = games.createPresent("late", "school");
        String later = games.createPresent("later", "elsewhere");
        assertThat(games.listed()).contains(bobs, eves, late, later).hasSize(4 + 3 * LobbySelection.MAX_PER_CREATOR);
    }

    @Test
    void oneAddressCannotTakeOverTheLobby() {
        String bobs = games.createPresent("bob", "home");
        for (int i = 0; i < 100; i++) {
            games.createPresent("guest" + i, "attacker");
        }
        String late = games.createPresent("late", "elsewhere");
        assertThat(games.listed()).contains(bobs, late).hasSize(2 + LobbySelection.MAX_PER_ORIGIN);
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
        Room room = testRooms.create(ANN, TestLobby.FOR_ANYONE);
        assertThat(games.listed()).as("a moment to connect").hasSize(1);
        testRooms.time.advance(Lobby.GRACE_MILLIS + 2000);
        assertThat(games.listed()).as("never connected").isEmpty();
        room.watch(ann, Optional.empty());
        assertThat(games.listed()).hasSize(1);
        testRooms.time.advance(3_600_000);
        assertThat(games.listed()).hasSize(1);
        room.leave(ann);
        testRooms.time.advance(Lobby.GRACE_MILLIS - 2000);
        assertThat(games.listed()).as("may be reconnecting").hasSize(1);
        testRooms.time.advance(4000);
        assertThat(games.listed()).isEmpty();
        room.watch(new RecordingListener(EVE), Optional.empty());
        assertThat(games.listed()).as("not the creator").isEmpty();
        assertThat(room.game().status()).isEqualTo(GameStatus.OPEN);
    }

    /** A creator who has no seat counts, too. */
    @Test
    void listsGamesBetweenOthers() {
        Room room = testRooms.create(ANN, "{\"game\":\"othello\",\"seats\":{\"X\":\"level-1\",\"O\":\"anyone\"}}");
        room.watch(new RecordingListener(ANN), Optional.empty());
        testRooms.time.advance(120_000);
        assertThat(games.listed()).containsExactly(room.game().id());
    }
}
