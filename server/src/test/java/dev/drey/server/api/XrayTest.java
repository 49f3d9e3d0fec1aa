package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Search trees of the teaching algorithms over HTTP. */
final class XrayTest {
    private static final String SQUIRRELS = "squirrel-war:7:-----/---O-/--X--/-----/-----:X";

    @TempDir
    private static Path folder;

    @SuppressWarnings("NullAway.Init")
    private static RunningServer server;

    @BeforeAll
    static void start() {
        server = RunningServer.start(folder);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    private static BrowserClient.Response ask(String query) {
        return server.newClient().get("/api/xray?" + query);
    }

    @Test
    void alphaBetaChoosesSameMoveAsMinimaxAndShowsCutOffs() {
        JsonNode minimax = ask("algorithm=minimax&position=" + SQUIRRELS).json();
        JsonNode alphaBeta = ask("position=" + SQUIRRELS).json();
        assertThat(alphaBeta.path("chosen")).isEqualTo(minimax.path("chosen"));
        assertThat(minimax.path("cuts")).isEmpty();
        assertThat(alphaBeta.path("cuts")).isNotEmpty();
        assertThat(alphaBeta.path("nodes").asInt())
                .isLessThan(minimax.path("nodes").asInt());
        for (JsonNode column : alphaBeta.path("tree")) {
            assertThat(column).hasSize(alphaBeta.path("nodes").asInt());
        }
    }

    /** The data that explains a cut-off is present and consistent. */
    @Test
    void everyCutOffIsExplained() {
        JsonNode response = ask("depth=2&position=" + SQUIRRELS).json();
        JsonNode tree = response.path("tree");
        for (JsonNode cut : response.path("cuts")) {
            int node = cut.path("node").asInt();
            int refutation = cut.path("refutation").asInt();
            int refuge = cut.path("refuge").asInt();
            String by = cut.path("by").asString();
            assertThat(tree.path("leftOut").path(node).asInt()).isPositive();
            assertThat(tree.path("parent").path(refutation).asInt()).isEqualTo(node);
            assertThat(tree.path("parent").path(refuge)).isEqualTo(cut.path("above"));
            assertThat(tree.path("value").path(refuge)).isEqualTo(cut.path("bound"));
            assertThat(tree.path(by).path(node)).isEqualTo(cut.path("bound"));
            assertThat(by).isEqualTo(tree.path("depth").path(node).asInt() % 2 == 0 ? "beta" : "alpha");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            position=SQUIRRELS&depth=5                        | depth: the tree has more than 4000 nodes; expected at most 3 for this position
            position=SQUIRRELS&depth=10                       | depth: expected a whole number from 1 to 9
            position=SQUIRRELS&algorithm=magic                | algorithm: expected one of greedy, minimax, alpha-beta
            position=adjacent-claim:3x3:XXX/OOX/OOO:X         | position: the game is over
            depth=2                                           | position: missing; expected ?position=…
            """)
    void rejectsInvalidRequests(String query, String detail) {
        BrowserClient.Response answer = ask(query.replace("SQUIRRELS", SQUIRRELS));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.json().path("detail").asString()).contains(detail);
    }

    @Test
    void rejectsPlayersOfGameWithoutHints() {
        BrowserClient ann = server.newClient();
        BrowserClient bob = server.newClient();
        JsonNode made = ann.post("/api/games", "{\"game\":\"squirrel-war:7\"}").json();
        bob.act(
                made.at("/game/id").asString(),
                "{\"type\":\"join\",\"code\":\"" + made.at("/game/code").asString() + "\"}");
        JsonNode rejection = ann.get("/api/xray?position=" + SQUIRRELS).json();
        assertThat(rejection.path("code").asString()).isEqualTo("hints-off");
        assertThat(rejection.path("url").asString())
                .isEqualTo("/game/" + made.at("/game/id").asString());
        assertThat(ann.get("/api/xray?position=" + SQUIRRELS.replace(":7:", ":8:"))
                        .status())
                .as("another nut map")
                .isEqualTo(200);
        assertThat(ask("position=" + SQUIRRELS).status()).isEqualTo(200);
    }
}
