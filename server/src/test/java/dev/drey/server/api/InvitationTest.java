package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** Tests of the invitation link that the creator of a game gets. */
final class InvitationTest {
    private static final String WITH_A_FRIEND = "{\"game\":\"othello\",\"seats\":{\"X\":\"me\",\"O\":\"friend\"}}";

    @TempDir
    private Path folder;

    @Test
    void loopbackServerHasLocalLinkWithoutQrCode() {
        try (RunningServer server = RunningServer.start(folder)) {
            BrowserClient ann = server.newClient();
            String game = ann.create(WITH_A_FRIEND);
            JsonNode response = ann.get("/api/games/" + game + "/invitation").json();
            assertThat(response.path("link").asString()).startsWith(server.address() + "/game/" + game + "#code=");
            assertThat(response.path("local").asBoolean()).isTrue();
            assertThat(response.has("qr")).isFalse();
        }
    }

    @Test
    void linkAndQrCodeUsePublicUrl() {
        try (RunningServer server = RunningServer.start(folder, "public-url", "http://play.example.org/")) {
            BrowserClient ann = server.newClient();
            String game = ann.create(WITH_A_FRIEND);
            JsonNode response = ann.get("/api/games/" + game + "/invitation").json();
            assertThat(response.path("link").asString()).startsWith("http://play.example.org/game/" + game + "#code=");
            assertThat(response.path("local").asBoolean()).isFalse();
            int size = response.path("qr").size();
            assertThat(size).isGreaterThan(20);
            assertThat(response.path("qr"))
                    .allSatisfy(row -> assertThat(row.asString()).matches("[01]{" + size + "}"));
        }
    }

    @Test
    void onlyCreatorGetsLinkWhileSeatIsFree() {
        try (RunningServer server = RunningServer.start(folder)) {
            BrowserClient ann = server.newClient();
            String path = "/api/games/" + ann.create(WITH_A_FRIEND) + "/invitation";
            assertThat(server.newClient().get(path).status()).isEqualTo(403);
            String link = ann.get(path).json().path("link").asString();
            String code = link.substring(link.indexOf("code=") + 5);
            String id = link.replaceAll(".*/game/|[?#].*", "");
            server.newClient().act(id, "{\"type\":\"join\",\"code\":\"" + code + "\"}");
            assertThat(ann.get(path).status()).isEqualTo(404);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "http://127.0.0.1:8080, true",
        "http://localhost:8080, true",
        "http://[::1]:8080, true",
        "http://192.168.1.5:8080, false",
        "https://play.example.org, false"
    })
    void loopbackOriginsAreLocal(String origin, boolean local) {
        assertThat(PublicOrigin.isLocal(origin)).isEqualTo(local);
    }
}
