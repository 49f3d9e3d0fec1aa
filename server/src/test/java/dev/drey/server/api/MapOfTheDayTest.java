package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.analysis.ProvenFile;
import dev.drey.rules.Position;
import dev.drey.server.GoldenFiles;
import dev.drey.server.search.ClaimedProofs;
import dev.drey.server.search.MapOfTheDay;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Proofs of the empty board are made up, because real ones take minutes. */
final class MapOfTheDayTest {
    private static final String PATH = "/api/map-of-the-day";

    @TempDir
    private Path folder;

    /** Stores a solution of today's map, and of tomorrow's in case the day ends during the test. */
    private void solve() {
        MapOfTheDay today = MapOfTheDay.at(System.currentTimeMillis());
        ProvenFile file = new ProvenFile(folder.resolve("proven.txt"), 1 << 20);
        for (MapOfTheDay map : List.of(today, new MapOfTheDay(today.date().plusDays(1)))) {
            Position start = map.game().start();
            file.keep(start, new ClaimedProofs().find(start));
        }
    }

    @Test
    void followsFromTheDate() {
        try (RunningServer server = RunningServer.start(folder)) {
            MapOfTheDay before = MapOfTheDay.at(System.currentTimeMillis());
            JsonNode response = server.newClient().get(PATH).json();
            MapOfTheDay after = MapOfTheDay.at(System.currentTimeMillis());
            assertThat(response.path("date").asString())
                    .isIn(before.date().toString(), after.date().toString());
            assertThat(response.path("game").asString())
                    .isIn(before.game().text(), after.game().text())
                    .isEqualTo("squirrel-war:" + response.path("number").asInt());
            assertThat(response.path("solved").asBoolean()).isFalse();
            assertThat(response.has("margin") || response.has("move")).isFalse();
        }
    }

    @Test
    void solutionMatchesGoldenFile() {
        solve();
        try (RunningServer server = RunningServer.start(folder)) {
            JsonNode response = server.newClient().get(PATH).json();
            String number = response.path("number").asString();
            ((ObjectNode) response).put("number", 0);
            GoldenFiles.check(
                    "map-of-the-day", response, List.of(response.path("date").asString(), "squirrel-war:" + number));
        }
    }

    @Test
    void solutionIsWithheldDuringGameWithoutHints() {
        solve();
        try (RunningServer server = RunningServer.start(folder)) {
            BrowserClient ann = server.newClient();
            String game = ann.get(PATH).json().path("game").asString();
            ann.create("{\"game\":\"" + game + "\",\"seats\":{\"X\":\"me\",\"O\":\"level-1\"},\"hints\":false}");
            JsonNode withheld = ann.get(PATH).json();
            assertThat(withheld.path("solved").asBoolean()).isTrue();
            assertThat(withheld.has("margin") || withheld.has("move")).isFalse();
            assertThat(server.newClient().get(PATH).json().path("margin").asInt())
                    .isEqualTo(3);
        }
    }
}
