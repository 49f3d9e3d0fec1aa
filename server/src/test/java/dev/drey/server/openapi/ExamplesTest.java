package dev.drey.server.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.teach.AlgorithmKind;
import dev.drey.teach.xray.SearchTree;
import dev.drey.wire.ImportedRecordsJson;
import dev.drey.wire.live.KindsJson;
import dev.drey.wire.live.PositionJson;
import dev.drey.wire.xray.XrayJson;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Whether examples are true, and not only well formed. */
final class ExamplesTest {
    @ParameterizedTest
    @ValueSource(strings = {"made", "running", "moved", "offered"})
    void theGameIsAsItsPositionSays(String name) {
        JsonNode state = Examples.read(name).path("state");
        Position position = Games.position(state.path("position").asString());
        assertThat(state.path("toMove").asString())
                .isEqualTo(String.valueOf(position.toMove().letter()));
        assertThat(state.at("/scores/X").asInt()).isEqualTo(position.score(Side.FIRST));
        assertThat(state.at("/scores/O").asInt()).isEqualTo(position.score(Side.SECOND));
        List<String> moves = position.moves().stream().map(Move::text).toList();
        assertThat(texts(state.path("moves")))
                .isEqualTo(state.path("status").asString().equals("running") ? moves : List.of());
    }

    @Test
    void theMoveOfTheExampleCanBePlayedInTheExample() {
        JsonNode state = Examples.read("running").path("state");
        JsonNode play = Examples.read("play");
        assertThat(texts(state.path("moves"))).contains(play.path("move").asString());
        assertThat(play.path("ply")).isEqualTo(state.path("ply"));
    }

    @Test
    void theGamesOfTheExampleAreThoseThereAre() {
        JsonNode all = JsonMapper.builder().build().valueToTree(KindsJson.all()).path("kinds");
        for (JsonNode kind : Examples.read("kinds").path("kinds")) {
            assertThat(all).contains(kind);
        }
    }

    @Test
    void thePositionOfTheExampleIsWhatItIsSaidToBe() {
        JsonNode example = Examples.read("position");
        Position position = Games.position(example.path("start").asString());
        assertThat(JsonMapper.builder().build().<JsonNode>valueToTree(PositionJson.of(position, List.of())))
                .isEqualTo(example);
    }

    @Test
    void theRecordsOfTheExampleAreWhatIsReadFromItsText() {
        JsonNode text = Examples.read("records-text");
        ImportedRecordsJson read = ImportedRecordsJson.read(
                text.path("text").asString(),
                Optional.of(Games.game(text.path("game").asString())));
        assertThat(JsonMapper.builder().build().<JsonNode>valueToTree(read)).isEqualTo(Examples.read("records"));
    }

    @Test
    void theTreeOfTheExampleIsWhatTheSearchVisits() {
        JsonNode example = Examples.read("xray");
        Position position = Games.position(example.path("position").asString());
        int depth = example.path("depth").asInt();
        SearchTree tree = SearchTree.of(AlgorithmKind.ALPHA_BETA, position, depth, 100);
        assertThat(JsonMapper.builder().build().<JsonNode>valueToTree(XrayJson.of(tree, depth)))
                .isEqualTo(example);
        assertThat(example.path("cuts")).isNotEmpty();
    }

    private static List<String> texts(JsonNode list) {
        return list.valueStream().map(JsonNode::asString).toList();
    }
}
