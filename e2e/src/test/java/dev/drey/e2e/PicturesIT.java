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
 * The pictures in the README. They are made with every run, so they can be made; {@code -Ddrey.pictures.write} puts them where
 * the README shows them.
 */
final class PicturesIT extends OnSite {
    private static final Path ROOT = Path.of(System.getProperty("drey.root"));
    private static final Path FOLDER = System.getProperty("drey.pictures.write") == null
            ? Path.of(System.getProperty("drey.pictures"))
            : ROOT.resolve("docs/images");

    /** A position in the middle of a game, with what every move is worth. */
    @ParameterizedTest
    @MethodSource("kinds")
    void ofEachGame(String kind) throws IOException {
        Position position = Positions.toShow(Games.find(kind).orElseThrow());
        Page page = site.visitor(large(ColorScheme.LIGHT)).open("/study?position=" + encoded(position.text()));
        page.locator("[data-effort]:has-text('proven')").waitFor();
        picture(page, kind);
    }

    @Test
    void ofTheFirstPage() throws IOException {
        Page page = site.visitor(large(ColorScheme.LIGHT)).open("/");
        page.locator("[data-kind] svg[data-look]").nth(4).waitFor();
        picture(page, "home");
    }

    @Test
    void ofAGameAtNight() throws IOException {
        Page page = site.visitor(large(ColorScheme.DARK)).open("/");
        page.locator("[data-kind='shellos-shuffle'] button.primary").click();
        GameOnPage game = new GameOnPage(page);
        for (int i = 0; i < 9; i++) {
            game.await("yours");
            game.move(Hand.MOUSE);
        }
        game.await("yours");
        picture(page, "night");
    }

    private static Browser.NewContextOptions large(ColorScheme theme) {
        return Visitor.device(1200, 860).setColorScheme(theme);
    }

    private static void picture(Page page, String name) throws IOException {
        Path file = FOLDER.resolve(name + ".png");
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
        assertThat(Files.size(file)).isGreaterThan(10_000);
        assertThat(ROOT.resolve("README.md")).content().contains("docs/images/" + name + ".png");
        assertThat(ROOT.resolve("docs/images/" + name + ".png")).exists();
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
