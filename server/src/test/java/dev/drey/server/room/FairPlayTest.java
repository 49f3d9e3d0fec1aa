package dev.drey.server.room;

import static dev.drey.server.room.TestRooms.ANN;
import static dev.drey.server.room.TestRooms.BOB;
import static dev.drey.server.room.TestRooms.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.rules.Symmetry;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Positions near a running game without hints are withheld from its players, and no others. */
final class FairPlayTest {
    @TempDir
    private Path folder;

    @SuppressWarnings("NullAway.Init")
    private TestRooms testRooms;

    @BeforeEach
    void open() {
        testRooms = TestRooms.open(folder);
    }

    @AfterEach
    void close() {
        testRooms.close();
    }

    private Optional<String> blocking(Seat.Person who, Position... positions) {
        return testRooms
                .rooms
                .fairPlay()
                .blockingGame(who.id(), List.of(positions))
                .map(LiveGame::id);
    }

    @ParameterizedTest
    @ValueSource(strings = {"squirrel-war:7", "santorini", "adjacent-claim", "shellos-shuffle", "othello"})
    void withholdsPositionsNearTheGameFromBothPlayers(String kind) {
        Room room = testRooms.gameBetweenAnnAndBob(kind, "");
        for (int ply = 0; ply < 10; ply++) {
            // Scattered moves, so that no game ends early.
            int move = 7 * ply % room.game().state().position().moves().size();
            testRooms.play(room, ply % 2 == 0 ? ANN : BOB, move);
        }
        Position now = room.game().state().position();
        Position next = now.play(now.moves().get(0));
        for (Seat.Person player : List.of(ANN, BOB)) {
            assertThat(blocking(player, now)).contains(room.game().id());
            assertThat(blocking(player, next)).contains(room.game().id());
            assertThat(blocking(player, now.transform(Symmetry.TRANSPOSE)))
                    .contains(room.game().id());
            assertThat(blocking(player, room.game().state().positions().get(8)))
                    .contains(room.game().id());
            assertThat(blocking(player, now.game().start(), next))
                    .as("one of a line is enough")
                    .contains(room.game().id());
            assertThat(blocking(player, now.game().start())).as("long ago").isEmpty();
        }
        assertThat(blocking(EVE, now)).isEmpty();
        testRooms.act(room, ANN, "{\"type\":\"resign\"}");
        assertThat(blocking(ANN, now)).as("it is over").isEmpty();
    }

    @Test
    void withheldPositionsFollowTheGame() {
        Room room = testRooms.gameBetweenAnnAndBob("othello", "");
        Position start = room.game().state().position();
        assertThat(blocking(ANN, start)).isPresent();
        testRooms.playOn(room, FairPlay.PLIES);
        assertThat(blocking(ANN, start)).isPresent();
        testRooms.playOn(room, 1);
        assertThat(blocking(ANN, start)).isEmpty();
    }

    @Test
    void openGamesAndGamesWithHintsWithholdNothing() {
        Position start = Games.game("othello").start();
        testRooms.create(ANN, "{\"game\":\"othello\"}");
        testRooms.gameBetweenAnnAndBob("othello", ",\"hints\":true");
        assertThat(blocking(ANN, start)).isEmpty();
    }

    @Test
    void namesTheGameThatBlocksAPosition() {
        Room seven = testRooms.gameBetweenAnnAndBob("squirrel-war:7", "");
        Room eight = testRooms.gameBetweenAnnAndBob("squirrel-war:8", "");
        Position here = seven.game().state().position();
        Position there = eight.game().state().position();
        assertThat(blocking(ANN, here)).contains(seven.game().id());
        assertThat(blocking(ANN, there)).contains(eight.game().id());
        Position free = Games.game("squirrel-war:9").start();
        assertThat(blocking(ANN, free)).isEmpty();
        assertThat(testRooms.rooms.fairPlay().withheld(ANN.id(), List.of(here, free, there)))
                .containsOnlyKeys(here, there);
    }

    /** A game without clients is in the store alone. */
    @Test
    void gamesOutsideMemoryWithholdPositionsToo() {
        String id = testRooms.gameBetweenAnnAndBob("othello", "").game().id();
        testRooms.close();
        testRooms = TestRooms.open(folder);
        assertThat(testRooms.rooms.size()).isZero();
        assertThat(blocking(BOB, Games.game("othello").start())).contains(id);
        assertThat(testRooms.rooms.size()).isZero();
    }

    /** Equal positions of several games are checked once. */
    @Test
    void severalGamesMayHaveTheSamePosition() {
        testRooms.gameBetweenAnnAndBob("othello", "");
        testRooms.gameBetweenAnnAndBob("othello", "");
        Position start = Games.game("othello").start();
        Position next = start.play(start.moves().get(0));
        assertThat(testRooms.rooms.fairPlay().withheld(ANN.id(), List.of(start, next)))
                .containsOnlyKeys(start, next);
    }
}
