package dev.drey.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The server is killed in the middle of a game, comes back, and the game goes on. */
@ExtendWith(Evidence.class)
final class RestartIT {
    @Test
    void theGameGoesOn(@TempDir Path folder) throws Exception {
        ServerProcess server = ServerProcess.start(folder, 0);
        int port = server.port();
        try (Visitor visitor = new Visitor(Visitor.desk().setBaseURL("http://127.0.0.1:" + port))) {
            Page page = visitor.open("/");
            page.locator("[data-kind='shellos-shuffle'] button.primary").click();
            GameOnPage game = new GameOnPage(page);
            for (int i = 0; i < 3; i++) {
                game.await("yours");
                game.move(Hand.MOUSE);
            }
            game.await("yours");
            int before = game.ply();

            server.close();
            game.await("trouble");
            assertThat(game.next()).hasCount(0);

            server = ServerProcess.start(folder, port);
            game.await("yours");
            assertThat(game.moves()).hasCount(before);
            game.move(Hand.MOUSE);
            assertThat(game.playOut(Hand.MOUSE)).isGreaterThan(5);
            assertThat(game.moves()).hasCount(60);
            // That the server did not answer for a while.
            visitor.forgive();
        } finally {
            server.close();
        }
    }
}
