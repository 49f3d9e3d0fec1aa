package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.openapi.Documented;
import java.net.http.HttpRequest;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Asks a real server for everything there is, and holds the answers against the document it serves. */
final class DocumentedAnswersTest {
    @TempDir
    private Path folder;

    @Test
    void everyOperationAnswersAsDocumented() {
        try (RunningServer server = RunningServer.start(folder)) {
            Client ann = server.guest();
            Client bob = server.guest();
            JsonNode document = ann.get("/openapi.json").json();
            Documented documented = new Documented(document);
            new Tour(documented, document, ann, bob).go();
            assertThat(documented.seen())
                    .containsExactlyInAnyOrderElementsOf(documented.operations().keySet());
        }
    }

    /** One after the other. */
    private record Tour(Documented documented, JsonNode document, Client ann, Client bob) {
        void go() {
            people();
            String game = play();
            streams(game);
            socket(game);
            problems(game);
            end(game);
            truth(game);
            rest();
        }

        private JsonNode saw(String operation, Client.Answer answer) {
            String type = answer.raw().headers().firstValue("Content-Type").orElse("");
            documented.check(operation, answer.status(), type, answer.raw().body());
            return answer.json();
        }

        /** The example of a body that the document has. */
        private String example(String operation, String name) {
            return documented
                    .operation(operation)
                    .at("/requestBody/content/application~1json/examples/" + name + "/value")
                    .toString();
        }

        private void people() {
            saw("me", ann.get("/api/me"));
            JsonNode renamed = saw("rename", ann.put("/api/me", example("rename", "name")));
            assertThat(renamed.path("name").asString()).isEqualTo("Ann");
            saw("rename", ann.put("/api/me", "{\"name\":\"\\u0007\"}"));
            assertThat(saw("createToken", ann.post("/api/tokens", ""))
                            .path("token")
                            .asString())
                    .startsWith("drey_");
            saw("kinds", ann.get("/api/kinds"));
            saw("position", ann.get("/api/position?game=squirrel-war"));
            saw("position", ann.get("/api/position?position=chess"));
            String small = "/api/move?position=adjacent-claim:3x3:X--/-O-/---:X";
            saw("readMove", ann.get(small + "&text=A2"));
            saw("readMove", ann.get(small + "&text=C3"));
            saw("readMove", ann.get(small));
            String line = "?position=adjacent-claim:3x3:---/---/---:X&moves=B2";
            saw("record", ann.get("/api/record" + line));
            saw("record", ann.get("/api/record" + line + "&format=json"));
            saw("readRecords", ann.post("/api/records", example("readRecords", "records-text")));
            saw("readRecords", ann.post("/api/records", "{\"text\":7}"));
        }

        private String play() {
            saw("createGame", ann.post("/api/games", example("createGame", "against-an-engine")));
            saw("createGame", ann.post("/api/games", example("createGame", "for-the-lobby")));
            assertThat(saw("lobby", bob.get("/api/lobby")).path("games")).hasSize(1);
            JsonNode made = saw("createGame", ann.post("/api/games", example("createGame", "with-a-friend")));
            String id = made.at("/game/id").asString();
            String code = made.at("/game/code").asString();
            saw("invitation", ann.get("/api/games/" + id + "/invitation"));
            saw("invitation", bob.get("/api/games/" + id + "/invitation"));
            saw("act", bob.act(id, example("act", "join").replace("ngmgxe8eanz2", code)));
            saw("act", ann.play(id, 0, "B2"));
            saw("act", bob.play(id, 1, "B1"));
            saw("act", ann.act(id, example("act", "play")));
            assertThat(saw("act", ann.act(id, example("act", "offer"))).at("/state/offers"))
                    .hasSize(1);
            saw("game", bob.get("/api/games/" + id));
            return id;
        }

        private void streams(String game) {
            saw("gameEvents", ann.get("/api/games/" + game + "/events?wait=false&after=0"));
            saw("lobbyEvents", ann.get("/api/lobby/events?wait=false"));
            saw("gameRecord", ann.get("/api/games/" + game + "/record"));
            saw("gameRecord", ann.get("/api/games/" + game + "/record?format=json"));
        }

        private void socket(String game) {
            JsonNode messages = documented.operation("live").path("x-websocket");
            try (LiveClient live = ann.live(game)) {
                for (String said : new String[] {
                    "{\"type\":\"watch\",\"after\":0}",
                    "{\"type\":\"ping\",\"ref\":\"p\"}",
                    "{\"type\":\"claim\",\"ref\":\"c\"}"
                }) {
                    assertThat(documented.faults(messages.path("takes"), said)).isEmpty();
                    live.say(said);
                }
                for (String type :
                        new String[] {"seated", "started", "moved", "offered", "game", "presence", "pong", "rejected"
                        }) {
                    assertThat(documented.faults(
                                    messages.path("tells"), live.next(type).toString()))
                            .as(type)
                            .isEmpty();
                }
                documented.seen().add("live");
            }
        }

        private void problems(String game) {
            saw("act", ann.play(game, 0, "B2"));
            saw("act", ann.act(game, "{\"type\":\"dance\"}"));
            saw("act", ann.act(game, "{\"type\":\"ping\"}"));
            saw("game", ann.get("/api/games/nosuchgame"));
            saw("gameEvents", ann.get("/api/games/" + game + "/events?after=x"));
            saw(
                    "createGame",
                    ann.send(ann.request("/api/games")
                            .POST(HttpRequest.BodyPublishers.ofString("{}"))
                            .build()));
            saw("analysis", ann.get("/api/analysis?position=chess"));
            saw("analysis", ann.get("/api/analysis?position=adjacent-claim:3x3:XXX/OO-/---:X"));
            saw("review", ann.get("/api/games/" + game + "/review"));
        }

        private void end(String game) {
            JsonNode over = saw("act", bob.act(game, example("act", "resign")));
            assertThat(over.at("/state/ending").asString()).isEqualTo("resigned");
            saw("act", bob.act(game, "{\"type\":\"offer\",\"what\":\"rematch\"}"));
            JsonNode again = saw("act", ann.act(game, "{\"type\":\"accept\",\"what\":\"rematch\"}"));
            // Whoever plays without hints is told nothing, so that game must end as well.
            saw("act", ann.act(again.at("/state/next").asString(), "{\"type\":\"resign\"}"));
            assertThat(saw("myGames", bob.get("/api/me/games")).path("games")).hasSize(2);
            assertThat(saw("myStatistics", bob.get("/api/me/statistics"))
                            .at("/kinds/0/played")
                            .asInt())
                    .isEqualTo(2);
        }

        private void truth(String game) {
            String position = document.at("/paths/~1api~1analysis/get/parameters/0/example")
                    .asString();
            saw("analysis", ann.get("/api/analysis?seconds=0.5&position=" + position));
            saw("analysis", bob.get("/api/analysis?seconds=0.1&position=santorini:CC:-----/-----/-----/-----/-----:X"));
            saw("review", bob.get("/api/games/" + game + "/review"));
            saw("weaknesses", bob.get("/api/me/weaknesses"));
            saw("xray", bob.get("/api/xray?position=" + position));
            saw("xray", bob.get("/api/xray?depth=0&position=" + position));
            saw("reviewLine", bob.get("/api/review?moves=B3,C1&position=" + position));
            saw("reviewLine", bob.get("/api/review?moves=A1&position=" + position));
            saw("study", bob.get("/api/study?moves=B3,C1&winner=X&position=" + position + "&at=" + position));
            saw("study", bob.get("/api/study?moves=A1&position=" + position));
        }

        private void rest() {
            saw("health", ann.get("/health"));
            saw("ready", ann.get("/ready"));
            saw("metrics", ann.get("/metrics"));
            saw("home", ann.get("/"));
            saw("gamePage", ann.get("/game/avretfwwaytr"));
            saw("studyPage", ann.get("/study"));
            saw("learnPage", ann.get("/learn"));
            saw("lessonPage", ann.get("/learn/othello"));
            saw("xrayPage", ann.get("/xray"));
            saw("gamesPage", ann.get("/games"));
            saw("asset", ann.get("/assets/nothing.js"));
            saw("icon", ann.get("/favicon.svg"));
            saw("theme", ann.get("/theme.js"));
            saw("api", ann.get("/api"));
            saw("openapi", ann.get("/openapi.json"));
            saw("style", ann.get("/pages.css"));
            saw("problem", ann.get("/problems/hints-off"));
            saw("problem", ann.get("/problems/bad-luck"));
            JsonNode help = saw(
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
