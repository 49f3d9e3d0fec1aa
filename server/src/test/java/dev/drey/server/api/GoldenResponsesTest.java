package dev.drey.server.api;

import dev.drey.server.GoldenFiles;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Compares responses with golden files. */
final class GoldenResponsesTest {
    private static final String SQUIRRELS = "squirrel-war:7:XOX-O/OXO-X/XOX-O/XXOOX/OXO--:X";

    private static final String GAME =
            "{\"game\":\"adjacent-claim:3x3\",\"games\":1,\"seats\":{\"X\":\"me\",\"O\":\"ENGINE\"}}";

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
    void anonymousResponsesMatchGoldenFiles() {
        try (RunningServer server = RunningServer.start(folder)) {
            BrowserClient ann = server.newClient();
            check("kinds", ann.get("/api/kinds"));
            check("position", ann.get("/api/position?position=" + SQUIRRELS + "&moves=d2"));
            check("position-over", ann.get("/api/position?position=adjacent-claim:3x3:XXX/OO-/-OO:X&moves=B3,C1"));
            String claims = "?position=adjacent-claim:3x3:XX-/OO-/---:X";
            check("analysis", lastLine(ann.get("/api/analysis?position=adjacent-claim:3x3:XXX/OO-/---:O")));
            check("review", lastLine(ann.get("/api/review" + claims + "&moves=A3,C1,B3")));
            String study = "/api/study" + claims + "&moves=A3,C1,B3&winner=X";
            lastLine(ann.get(study));
            JsonNode whole = without(lastLine(ann.get(study)), "version");
            whole.path("positions").forEach(position -> without(position, "depth", "nodes", "seconds"));
            check("study", whole);
            check("typed-legal", ann.get("/api/move?text=a3&position=adjacent-claim:3x3:XX-/OO-/---:X"));
            check("typed-illegal", ann.get("/api/move?text=C3&position=adjacent-claim:3x3:XX-/OO-/---:X"));
            check("xray", ann.get("/api/xray?depth=2&position=" + SQUIRRELS));
            check("records", ann.post("/api/records", BrowserClient.JSON.writeValueAsString(Map.of("text", GAMES))));
        }
    }

    @Test
    void playerResponsesMatchGoldenFiles() {
        try (RunningServer server = RunningServer.start(folder)) {
            BrowserClient ann = server.newClient();
            JsonNode me = ann.put("/api/me", "{\"name\":\"Ann\"}").json();
            check("me", me, me.path("id").asString());
            JsonNode token = ann.post("/api/tokens", "{\"label\":\"My bot\",\"days\":30}")
                    .json();
            String secret = token.path("token").asString();
            String tokenId = token.at("/details/id").asString();
            without(token.path("details"), "created", "expires");
            check("token", token, me.path("id").asString(), secret, tokenId);
            JsonNode tokens = ann.get("/api/tokens").json();
            tokens.path("tokens").forEach(listed -> without(listed, "created", "expires"));
            check("tokens", tokens, tokenId);
            String over = ann.create(GAME.replace("ENGINE", "level-1"));
            try (SocketClient live = ann.live(over)) {
                live.send("{\"type\":\"ping\",\"ref\":\"p1\"}");
                check("pong", without(live.next("pong"), "at"));
                live.send("{\"type\":\"play\",\"ref\":\"m1\",\"ply\":0,\"move\":\"Z9\"}");
                check("rejected", live.next("rejected"));
                live.send("{\"type\":\"offer\",\"what\":\"takeback\",\"id\":\"c1\",\"ref\":\"m2\"}");
                check("rejected-id", live.next("rejected"));
                JsonNode problem = ann.play(over, 5, "A1").json();
                check("problem", problem, problem.path("requestId").asString());
                live.send("{\"type\":\"resign\",\"id\":\"c2\",\"ref\":\"m3\"}");
                check("accepted", live.next("accepted"));
            }
            String open = ann.create(GAME.replace("ENGINE", "anyone"));
            check("statistics", ann.get("/api/me/statistics"));
            JsonNode invitation = ann.get("/api/games/" + open + "/invitation").json();
            String code = ann.get("/api/games/" + open).json().at("/game/code").asString();
            check("invitation", invitation, server.address(), open, code);
            JsonNode games = ann.get("/api/me/games").json();
            games.path("games").forEach(game -> without(game, "created", "changed"));
            check("my-games", games, over, open);
        }
    }

    @Test
    void weaknessesMatchGoldenFile() {
        try (RunningServer server = RunningServer.start(folder)) {
            BrowserClient ann = server.newClient();
            BrowserClient bob = server.newClient();
            JsonNode made = ann.post("/api/games", "{\"game\":\"adjacent-claim:3x3\",\"games\":1}")
                    .json();
            String game = made.at("/game/id").asString();
            bob.act(
                    game,
                    "{\"type\":\"join\",\"code\":\"" + made.at("/game/code").asString() + "\"}");
            List<String> moves = List.of("A1", "C3", "A2", "C2", "B2");
            for (int ply = 0; ply < moves.size(); ply++) {
                (ply % 2 == 0 ? ann : bob).play(game, ply, moves.get(ply));
            }
            ann.act(game, "{\"type\":\"resign\"}");
            check("weaknesses", lastLine(ann.get("/api/me/weaknesses")), game);
        }
    }

    /** A copy with 0 in place of values that vary between runs. */
    private static JsonNode without(JsonNode response, String... differing) {
        for (String name : differing) {
            if (response.has(name)) {
                ((ObjectNode) response)
                        .set(
                                name,
                                response.path(name).isString()
                                        ? JsonNodeFactory.instance.stringNode("0")
                                        : JsonNodeFactory.instance.numberNode(0));
            }
        }
        return response;
    }

    /** The last of several lines, without values that vary between runs. */
    private static JsonNode lastLine(BrowserClient.Response answer) {
        List<String> lines =
                answer.raw().body().lines().filter(line -> !line.isBlank()).toList();
        return without(BrowserClient.JSON.readTree(lines.get(lines.size() - 1)), "depth", "nodes", "seconds");
    }

    private static void check(String name, JsonNode response, String... random) {
        GoldenFiles.check(name, response, List.of(random));
    }

    private static void check(String name, BrowserClient.Response answer) {
        check(name, answer.json());
    }
}
