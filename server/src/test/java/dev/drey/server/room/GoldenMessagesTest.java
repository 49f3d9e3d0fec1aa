package dev.drey.server.room;

import static dev.drey.server.room.TestRooms.ANN;
import static dev.drey.server.room.TestRooms.BOB;
import static dev.drey.server.room.TestRooms.EVE;

import dev.drey.rules.Side;
import dev.drey.server.GoldenFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The messages that clients of a game receive. */
final class GoldenMessagesTest {
    @TempDir
    private Path folder;

    @Test
    void messagesEqualTheGoldenFiles() {
        try (TestRooms testRooms = TestRooms.open(folder)) {
            Room room = testRooms.create(
                    ANN,
                    "{\"game\":\"adjacent-claim:3x3\",\"clock\":\"5+3\",\"seats\":{\"O\":\"anyone\"},\"games\":2}");
            RecordingListener lobby = new RecordingListener(EVE);
            testRooms.rooms.lobby().watch(lobby, Optional.empty());
            RecordingListener ann = new RecordingListener(ANN);
            room.watch(ann, Optional.empty());
            check(room, "lobby", lobby.last("lobby"), lobbyRun(lobby.last("lobby")));
            check(room, "game-open", ann.last("game"));
            testRooms.act(room, BOB, "{\"type\":\"join\"}");
            check(room, "seated", ann.last("seated"));
            check(room, "started", ann.last("started"));
            testRooms.time.advance(500);
            check(room, "lobby-changes", lobby.last("lobby-changes"), lobbyRun(lobby.last("lobby-changes")));
            testRooms.time.advance(1_000);
            testRooms.playOn(room, 2);
            testRooms.time.advance(2_500);
            testRooms.playOn(room, 1);
            check(room, "moved", ann.last("moved"));
            check(room, "presence", ann.last("presence"));
            room.sendClockAfterOutage();
            check(room, "clock", ann.last("clock"));
            testRooms.act(room, BOB, "{\"type\":\"offer\",\"what\":\"takeback\"}");
            check(room, "offered", ann.last("offered"));
            testRooms.act(room, ANN, "{\"type\":\"decline\",\"what\":\"takeback\"}");
            check(room, "declined", ann.last("declined"));
            testRooms.act(room, BOB, "{\"type\":\"offer\",\"what\":\"takeback\"}");
            testRooms.act(room, ANN, "{\"type\":\"accept\",\"what\":\"takeback\"}");
            check(room, "agreed", ann.last("agreed"));
            room.remark(Side.SECOND, 1, "B2 would have been worth 2 more.");
            check(room, "remark", ann.last("remark"));
            testRooms.act(room, BOB, "{\"type\":\"resign\"}");
            check(room, "ended", ann.last("ended"));
            check(room, "next", ann.last("next"));
            RecordingListener again = new RecordingListener(BOB);
            room.watch(again, Optional.empty());
            check(room, "game-over", again.last("game"));
            Room expired = testRooms.create(ANN, "{\"game\":\"adjacent-claim:3x3\"}");
            RecordingListener late = new RecordingListener(ANN);
            expired.watch(late, Optional.empty());
            testRooms.time.advance(TestRooms.LIFETIMES.open());
            TestRooms.await(expired.submit((game, now) -> RoomDecision.Accepted.of(game)));
            check(expired, "expired", late.last("expired"));
        }
    }

    /** The part of a lobby's version that differs from run to run. */
    private static String lobbyRun(JsonNode message) {
        return message.path("version").asString().replaceAll("-.*", "");
    }

    private static void check(Room room, String name, JsonNode response) {
        check(room, name, response, "nothing else");
    }

    private static void check(Room room, String name, JsonNode response, String more) {
        LiveGame game = room.game();
        GoldenFiles.check(
                name,
                response,
                List.of(
                        more,
                        game.id(),
                        game.terms().code(),
                        game.terms().round().match(),
                        game.next().orElse("no next one")));
    }
}
