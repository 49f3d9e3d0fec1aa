package dev.drey.server.api;

import dev.drey.server.Golden;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What those who ask are answered. */
final class GoldenAnswersTest {
    private static final String SQUIRRELS = "squirrel-war:7:XOX-O/OXO-X/XOX-O/XXOOX/OXO--:X";

    private static final String GAMES = """
            [Drey "1"]
            [Game "adjacent-claim:3x3"]
            [First "Ann"]
            [Second "level-2"]
            [Result "1-0"]
            [Ending "resigned"]

            {In the middle.}
            1. B2 B1 {Beside it.} (1... A2 2. B1) 2. C2 1-0

            [Drey "1"]
            [Game "othello"]

            1. a1 *
            """;

    @TempDir
    private Path folder;

    @Test
    void everyAnswerIsAsItWas() {
        try (RunningServer server = RunningServer.start(folder)) {
            Client ann = server.guest();
            check("kinds", ann.get("/api/kinds"));
            check("position", ann.get("/api/position?position=" + SQUIRRELS + "&moves=d2"));
            check("position-over", ann.get("/api/position?position=adjacent-claim:3x3:XXX/OO-/-OO:X&moves=B3,C1"));
            String claims = "?position=adjacent-claim:3x3:XX-/OO-/---:X";
            check("analysis", lastLine(ann.get("/api/analysis?position=adjacent-claim:3x3:XXX/OO-/---:O")));
            check("review", lastLine(ann.get("/api/review" + claims + "&moves=A3,C1,B3")));
            check("xray", ann.get("/api/xray?depth=2&position=" + SQUIRRELS));
            check("records", ann.post("/api/records", Client.JSON.writeValueAsString(Map.of("text", GAMES))));
        }
    }

    /** The last of several, without what is never twice the same. */
    private static JsonNode lastLine(Client.Answer answer) {
        List<String> lines =
                answer.raw().body().lines().filter(line -> !line.isBlank()).toList();
        ObjectNode last = (ObjectNode) Client.JSON.readTree(lines.get(lines.size() - 1));
        for (String differs : List.of("depth", "nodes", "seconds")) {
            if (last.has(differs)) {
                last.put(differs, 0);
            }
        }
        return last;
    }

    private static void check(String name, JsonNode told) {
        Golden.check(name, told, List.of());
    }

    private static void check(String name, Client.Answer answer) {
        check(name, answer.json());
    }
}
