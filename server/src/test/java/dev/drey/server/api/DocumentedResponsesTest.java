package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.openapi.DocumentChecker;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Calls every operation of a real server and checks the responses against its OpenAPI document. */
final class DocumentedResponsesTest {
    @TempDir
    private Path folder;

    @Test
    void everyOperationAnswersAsDocumented() {
        try (RunningServer server = RunningServer.start(folder)) {
            BrowserClient ann = server.newClient();
            BrowserClient bob = server.newClient();
            JsonNode document = ann.get("/openapi.json").json();
            DocumentChecker checker = new DocumentChecker(document);
            new Calls(checker, document, ann, bob).callAll();
            assertThat(checker.checkedOperations())
                    .containsExactlyInAnyOrderElementsOf(checker.operations().keySet());
        }
    }

    /** Calls all operations in order. */
    private record Calls(DocumentChecker checker, JsonNode document, BrowserClient ann, BrowserClient bob) {
        void callAll() {
            callIdentity();
            String game = play();
            streams(game);
            socket(game);
            problems(game);
            end(game);
            callAnalysis(game);
            callPages();
            JsonNode me = checked("me", bob.get("/api/me"));
            checked("deleteMe", bob.post("/api/me/delete", example("deleteMe", "deletion")));
            checked(
                    "deleteMe",
                    bob.post("/api/me/delete", "{\"confirm\":\"" + me.path("id").asString() + "\"}"));
        }

        private JsonNode checked(String operation, BrowserClient.Response answer) {
            String type = answer.raw().headers().firstValue("Content-Type").orElse("");
            checker.check(operation, answer.status(), type, answer.raw().body());
            return answer.json();
        }

        /** The example of a request body in the document. */
        private String example(String operation, String name) {
            return checker.operation(operation)
                    .at("/requestBody/content/application~1json/examples/" + name + "/value")
                    .toString();
        }

        private void callIdentity() {
            checked("me", ann.get("/api/me"));
            JsonNode renamed = checked("rename", ann.put("/api/me", example("rename", "name")));
            assertThat(renamed.path("name").asString()).isEqualTo("Ann");
            checked("rename", ann.put("/api/me", "{\"name\":\"\\u0007\"}"));
            JsonNode token = checked("createToken", ann.post("/api/tokens", example("createToken", "token-request")));
            assertThat(token.path("token").asString()).startsWith("drey_");
            checked("createToken", ann.post("/api/tokens", "{\"days\":0}"));
            String path = "/api/tokens/" + token.at("/details/id").asString();
            JsonNode rotated =
                    checked("rotateToken", ann.post(path + "/rotate", example("rotateToken", "token-rotation")));
            checked("rotateToken", ann.post(path + "/rotate", ""));
            checked("tokens", ann.get("/api/tokens"));
            String current = "/api/tokens/" + rotated.at("/details/id").asString();
            checked("revokeToken", ann.send(ann.request(current).DELETE().build()));
            checked("revokeToken", ann.send(ann.request(current).DELETE().build()));
            checked("signOut", ann.post("/api/me/sign-out", example("signOut", "sign-out")));
            checked("kinds", ann.get("/api/kinds"));
            checked("mapOfTheDay", ann.get("/api/map-of-the-day"));
            checked("position", ann.get("/api/position?game=squirrel-war"));
            checked("position", ann.get("/api/position?position=chess"));
            String small = "/api/move?position=adjacent-claim:3x3:X--/-O-/---:X";
            checked("readMove", ann.get(small + "&text=A2"));
            checked("readMove", ann.get(small + "&text=C3"));
            checked("readMove", ann.get(small));
            String line = "?position=adjacent-claim:3x3:---/---/---:X&moves=B2";
            checked("record", ann.get("/api/record" + line));
            checked("record", ann.get("/api/record" + line + "&format=json"));
            checked("readRecords", ann.post("/api/records", example("readRecords", "records-text")));
            checked("readRecords", ann.post("/api/records", "{\"text\":7}"));
        }

        private String play() {
            checked("createGame", ann.post("/api/games", example("createGame", "against-an-engine")));
            checked("createGame", ann.post("/api/games", example("createGame", "for-the-lobby")));
            String named = "{\"game\":\"othello\",\"id\":\"o-1\"}";
            checked("createGame", ann.post("/api/games", named));
            assertThat(ann.post("/api/games", named).status()).isEqualTo(200);
            checked("createGame", ann.post("/api/games", named));
            checked("createGame", ann.post("/api/games", named.replace("othello", "santorini")));
            assertThat(checked("lobby", bob.get("/api/lobby")).path("games")).hasSize(1);
            JsonNode made = checked("createGame", ann.post("/api/games", example("createGame", "with-a-friend")));
            String id = made.at("/game/id").asString();
            String code = made.at("/game/code").asString();
            checked("invitation", ann.get("/api/games/" + id + "/invitation"));
            checked("invitation", bob.get("/api/games/" + id + "/invitation"));
            checked("act", bob.act(id, example("act", "join").replace("ngmgxe8eanz2", code)));
            checked("act", ann.play(id, 0, "B2"));
            checked("act", bob.play(id, 1, "B1"));
            checked("act", ann.act(id, example("act", "play")));
            assertThat(checked("act", ann.act(id, example("act", "offer"))).at("/state/offers"))
                    .hasSize(1);
            checked("game", bob.get("/api/games/" + id));
            return id;
        }

        private void streams(String game) {
            checked("gameEvents", ann.get("/api/games/" + game + "/events?wait=false&after=0"));
            checked("lobbyEvents", ann.get("/api/lobby/events?wait=false"));
            String version =
                    checked("lobby", ann.get("/api/lobby")).path("version").asString();
            assertThat(checked("lobbyEvents", ann.get("/api/lobby/events?wait=false&since=" + version))
                            .path("type")
                            .asString())
                    .isEqualTo("lobby-changes");
            checked("gameRecord", ann.get("/api/games/" + game + "/record"));
            checked("gameRecord", ann.get("/api/games/" + game + "/record?format=json"));
        }

        private void socket(String game) {
            JsonNode messages = checker.operation("live").path("x-websocket");
            try (SocketClient live = ann.live(game)) {
                for (String message : new String[] {
                    "{\"type\":\"watch\",\"after\":0}",
                    "{\"type\":\"ping\",\"ref\":\"p\"}",
                    "{\"type\":\"claim\",\"ref\":\"c\"}",
                    "{\"type\":\"decline\",\"what\":\"takeback\",\"id\":\"d-1\"}"
                }) {
                    assertThat(checker.violations(messages.path("takes"), message))
                            .isEmpty();
                    live.send(message);
                }
                for (String type : new String[] {
                    "seated", "started", "moved", "offered", "game", "presence", "pong", "rejected", "accepted"
                }) {
                    assertThat(checker.violations(
                                    messages.path("tells"), live.next(type).toString()))
                            .as(type)
                            .isEmpty();
                }
                checker.checkedOperations().add("live");
            }
        }

        private void problems(String game) {
            checked("act", ann.play(game, 0, "B2"));
            checked("act", ann.act(game, "{\"type\":\"dance\"}"));
            checked("act", ann.act(game, "{\"type\":\"ping\"}"));
            checked("game", ann.get("/api/games/nosuchgame"));
            checked("gameEvents", ann.get("/api/games/" + game + "/events?after=x"));
            checked(
                    "createGame",
                    ann.send(ann.request("/api/games")
                            .POST(HttpRequest.BodyPublishers.ofString("{}"))
                            .build()));
            checked("analysis", ann.get("/api/analysis?position=chess"));
            checked("analysis", ann.get("/api/analysis?position=adjacent-claim:3x3:XXX/OO-/---:X"));
            checked("review", ann.get("/api/games/" + game + "/review"));
        }

        private void end(String game) {
            JsonNode over = checked("act", bob.act(game, example("act", "resign")));
            assertThat(over.at("/state/ending").asString()).isEqualTo("resigned");
            checked("act", bob.act(game, "{\"type\":\"offer\",\"what\":\"rematch\"}"));
            JsonNode again = checked("act", ann.act(game, "{\"type\":\"accept\",\"what\":\"rematch\"}"));
            // Players of a game without hints get no analysis, so that game must end first.
            checked("act", ann.act(again.at("/state/next").asString(), "{\"type\":\"resign\"}"));
            assertThat(checked("myGames", bob.get("/api/me/games")).path("games"))
                    .hasSize(2);
            assertThat(checked("myStatistics", bob.get("/api/me/statistics"))
                            .at("/kinds/0/played")
                            .asInt())
                    .isEqualTo(2);
        }

        private void callAnalysis(String game) {
            String position = document.at("/paths/~1api~1analysis/get/parameters/0/example")
                    .asString();
            checked("analysis", ann.get("/api/analysis?seconds=0.5&position=" + position));
            checked(
                    "analysis",
                    bob.get("/api/analysis?seconds=0.1&position=santorini:CC:-----/-----/-----/-----/-----:X"));
            checked("review", bob.get("/api/games/" + game + "/review"));
            checked("weaknesses", bob.get("/api/me/weaknesses"));
            checked("xray", bob.get("/api/xray?position=" + position));
            checked("xray", bob.get("/api/xray?depth=0&position=" + position));
            checked("reviewLine", bob.get("/api/review?moves=B3,C1&position=" + position));
            checked("reviewLine", bob.get("/api/review?moves=A1&position=" + position));
            checked("study", bob.get("/api/study?moves=B3,C1&winner=X&position=" + position + "&at=" + position));
            checked("study", bob.get("/api/study?moves=A1&position=" + position));
        }

        private void callPages() {
            checked("health", ann.get("/health"));
            checked("ready", ann.get("/ready"));
            checked("metrics", ann.get("/metrics"));
            checked("home", ann.get("/"));
            checked("gamePage", ann.get("/game/avretfwwaytr"));
            checked("studyPage", ann.get("/study"));
            checked("learnPage", ann.get("/learn"));
            checked("lessonPage", ann.get("/learn/othello"));
            checked("xrayPage", ann.get("/xray"));
            checked("gamesPage", ann.get("/games"));
            checked("identityPage", ann.get("/identity"));
            checked("asset", ann.get("/assets/nothing.js"));
            checked("icon", ann.get("/favicon.svg"));
            checked("theme", ann.get("/theme.js"));
            checked("api", ann.get("/api"));
            checked("openapi", ann.get("/openapi.json"));
            checked("style", ann.get("/pages.css"));
            checked("problem", ann.get("/problems/hints-off"));
            checked("problem", ann.get("/problems/bad-luck"));
            JsonNode help = checked(
                    "problem",
                    ann.send(ann.request("/problems/hints-off")
                            .header("Accept", "application/json")
                            .build()));
            assertThat(document.at("/paths/~1problems~1{code}/get/responses/200/content/application~1json/examples")
                            .path("problem-help")
                            .path("value"))
                    .isEqualTo(help);
        }
    }
}
