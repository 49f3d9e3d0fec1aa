package dev.drey.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A game continues after the server is killed and restarted. */
@ExtendWith(FailureScreenshots.class)
final class RestartIT {
    @Test
    void gameContinuesAfterRestart(@TempDir Path folder) throws Exception {
        ServerProcess server = ServerProcess.start(folder, 0);
        int port = server.port();
        try (UserSession session = new UserSession(UserSession.desktop().setBaseURL("http://127.0.0.1:" + port))) {
            Page page = session.open("/");
            page.locator("[data-kind='shellos-shuffle'] button.primary").click();
            GamePage game = new GamePage(page);
            for (int i = 0; i < 3; i++) {
                game.awaitStatus("yours");
                game.playRandomMove(InputMethod.MOUSE);
            }
            game.awaitStatus("yours");
            int before = game.moveCount();

            server.close();
            game.awaitStatus("trouble");
            assertThat(game.selectableCells()).hasCount(0);

            server = ServerProcess.start(folder, port);
            game.awaitStatus("yours");
            assertThat(game.moves()).hasCount(before);
            game.playRandomMove(InputMethod.MOUSE);
            assertThat(game.playToEnd(InputMethod.MOUSE)).isGreaterThan(5);
            assertThat(game.moves()).hasCount(60);
            // The browser logs the requests that failed during the outage.
            session.ignoreErrors();
        } finally {
            server.close();
        }
    }
}
