package dev.drey.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Takes the screenshots of the README and of docs/client.md, to check that this is possible; {@code
 * -Ddrey.screenshots.write} stores them where these pages show them.
 */
final class ReadmeScreenshotsIT extends BrowserTestBase {
    private static final Path ROOT = Path.of(System.getProperty("drey.root"));
    private static final Path FOLDER = System.getProperty("drey.screenshots.write") == null
            ? Path.of(System.getProperty("drey.screenshots"))
            : ROOT.resolve("docs/images");

    /** A midgame position with the value of every move. */
    @ParameterizedTest
    @MethodSource("kinds")
    void takesScreenshotOfEachGame(String kind) throws IOException {
        Position position = SamplePositions.forScreenshot(Games.find(kind).orElseThrow());
        Page page = site.session(large(ColorScheme.LIGHT)).open("/study?position=" + encoded(position.text()));
        page.locator("[data-effort]:has-text('proven')").waitFor();
        screenshot(page, kind);
    }

    @Test
    void takesScreenshotOfTheHomePage() throws IOException {
        Page page = site.session(large(ColorScheme.LIGHT)).open("/");
        page.locator("[data-kind] svg[data-look]").nth(4).waitFor();
        screenshot(page, "home");
    }

    @Test
    void takesScreenshotOfADarkGame() throws IOException {
        Page page = site.session(large(ColorScheme.DARK)).open("/");
        page.locator("[data-kind='shellos-shuffle'] button.primary").click();
        GamePage game = new GamePage(page);
        for (int i = 0; i < 9; i++) {
            game.awaitStatus("yours");
            game.playRandomMove(InputMethod.MOUSE);
        }
        game.awaitStatus("yours");
        screenshot(page, "night");
    }

    private static Browser.NewContextOptions large(ColorScheme theme) {
        return UserSession.device(1200, 860).setColorScheme(theme);
    }

    private static void screenshot(Page page, String name) throws IOException {
        Path file = FOLDER.resolve(name + ".png");
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
        assertThat(Files.size(file)).isGreaterThan(10_000);
        String pages = Files.readString(ROOT.resolve("README.md")) + Files.readString(ROOT.resolve("docs/client.md"));
        assertThat(pages).contains("images/" + name + ".png)");
        assertThat(ROOT.resolve("docs/images/" + name + ".png")).exists();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
