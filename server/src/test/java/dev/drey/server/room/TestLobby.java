package dev.drey.server.room;

import dev.drey.wire.live.GameRequest;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/** A lobby on a real store with a manual clock. */
final class TestLobby implements AutoCloseable {
    static final String FOR_ANYONE = "{\"game\":\"othello\",\"seats\":{\"O\":\"anyone\"}}";
    static final JsonMapper JSON = JsonMapper.builder().build();

    final TestRooms rooms;
    final Lobby lobby;

    TestLobby(Path folder) {
        rooms = TestRooms.open(folder);
        lobby = rooms.rooms.lobby();
        rooms.rooms.start();
    }

    Room create(String creator, String origin) {
        return TestRooms.await(rooms.rooms.create(
                new Seat.Person(creator, TestRooms.name(creator)), origin, GameRequest.read(FOR_ANYONE)));
    }

    /** Creates a game whose creator stays connected. @return its id */
    String createPresent(String creator, String origin) {
        Room room = create(creator, origin);
        room.watch(new RecordingListener(new Seat.Person(creator, creator)), Optional.empty());
        rooms.time.advance(1);
        return room.game().id();
    }

    /** The ids of the listed games. */
    List<String> listed() {
        List<String> ids = new ArrayList<>();
        JSON.readTree(lobby.list().text())
                .path("games")
                .forEach(game -> ids.add(game.path("id").asString()));
        return ids;
    }

    @Override
    public void close() {
        rooms.close();
    }
}
