package dev.drey.server.room;

import static dev.drey.server.room.House.ANN;
import static dev.drey.server.room.House.BOB;
import static dev.drey.server.room.House.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * What clients are told, byte for byte: who changes it changes it for every client there is. After a change that is meant,
 * {@code -Ddrey.golden=write} writes the files anew.
 */
final class GoldenMessagesTest {
    private static final Path GOLDEN = Path.of("src/test/resources/dev/drey/server/golden");
    private static final JsonMapper PRETTY =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    @TempDir
    private Path folder;

    @Test
    void everyMessageIsAsItWas() throws IOException {
        try (House house = House.open(folder)) {
            Room room = house.create(
                    ANN,
                    "{\"game\":\"adjacent-claim:3x3\",\"clock\":\"5+3\",\"seats\":{\"O\":\"anyone\"},\"games\":2}");
            Ear lobby = new Ear(EVE);
            house.rooms.lobby().watch(lobby);
            Ear ann = new Ear(ANN);
            room.watch(ann, Optional.empty());
            check(room, "lobby", lobby.last("lobby"));
            check(room, "game-open", ann.last("game"));
            house.act(room, BOB, "{\"type\":\"join\"}");
            check(room, "seated", ann.last("seated"));
            check(room, "started", ann.last("started"));
            house.time.pass(1_500);
            house.playOn(room, 2);
            house.time.pass(2_500);
            house.playOn(room, 1);
            check(room, "moved", ann.last("moved"));
            check(room, "presence", ann.last("presence"));
            house.act(room, BOB, "{\"type\":\"offer\",\"what\":\"takeback\"}");
            check(room, "offered", ann.last("offered"));
            house.act(room, ANN, "{\"type\":\"decline\",\"what\":\"takeback\"}");
            check(room, "declined", ann.last("declined"));
            house.act(room, BOB, "{\"type\":\"offer\",\"what\":\"takeback\"}");
            house.act(room, ANN, "{\"type\":\"accept\",\"what\":\"takeback\"}");
            check(room, "agreed", ann.last("agreed"));
            house.act(room, BOB, "{\"type\":\"resign\"}");
            check(room, "ended", ann.last("ended"));
            check(room, "next", ann.last("next"));
            Ear again = new Ear(BOB);
            room.watch(again, Optional.empty());
            check(room, "game-over", again.last("game"));
        }
    }

    private static void check(Room room, String name, JsonNode told) throws IOException {
        String text = PRETTY.writeValueAsString(told) + "\n";
        LiveGame game = room.game();
        for (String random : List.of(
                game.id(),
                game.terms().code(),
                game.terms().round().series(),
                game.next().orElse("-----"))) {
            text = text.replace(random, "############");
        }
        Path file = GOLDEN.resolve(name + ".json");
        if ("write".equals(System.getProperty("drey.golden"))) {
            Files.createDirectories(GOLDEN);
            Files.writeString(file, text);
        }
        assertThat(text).as(name).isEqualTo(Files.readString(file));
    }
}
