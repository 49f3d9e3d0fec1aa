package dev.drey.server.api;

import dev.drey.server.Golden;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What those who ask are answered. */
final class GoldenAnswersTest {
    private static final String SQUIRRELS = "squirrel-war:7:XOX-O/OXO-X/XOX-O/XXOOX/OXO--:X";

    @TempDir
    private Path folder;

    @Test
    void everyAnswerIsAsItWas() {
        try (RunningServer server = RunningServer.start(folder)) {
            Client ann = server.guest();
            check("kinds", ann.get("/api/kinds"));
            check("position", ann.get("/api/position?position=" + SQUIRRELS + "&moves=d2"));
            check("position-over", ann.get("/api/position?position=adjacent-claim:3x3:XXX/OO-/-OO:X&moves=B3,C1"));
        }
    }

    private static void check(String name, Client.Answer answer) {
        Golden.check(name, answer.json(), List.of());
    }
}
