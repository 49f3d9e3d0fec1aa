package dev.drey.wire.xray;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.teach.xray.SearchTree;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The page shows every game. */
@ExtendWith(ChromiumExtension.class)
final class XrayGamesIT {
    private static final Browser.NewPageOptions SMALL_AND_DARK =
            new Browser.NewPageOptions().setViewportSize(320, 640).setColorScheme(ColorScheme.DARK);

    static List<GameKind> games() {
        return Games.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameFitsASmallScreen(GameKind kind, Browser browser, @TempDir Path folder) {
        XrayPage xray = XrayPages.withTrueValues(XrayPages.page(kind, 9, "alpha-beta", 3));
        SearchTree tree = xray.tree();
        try (XrayPageObject open = XrayPageObject.of(browser, xray, folder, SMALL_AND_DARK)) {
            for (int node : List.of(0, 1, 2, tree.size() / 2, tree.size() - 1)) {
                open.goTo(node);
                open.assertNameIsSeen();
                Position position = tree.position(node);
                assertThat(open.squares())
                        .isEqualTo(position.game().grid().cells().stream()
                                .map(position::at)
                                .toList());
                assertThat(open.page().evaluate("document.documentElement.scrollWidth"))
                        .isEqualTo(320);
            }
            assertThat(open.page().textContent("#game")).isEqualTo(kind.title());
            assertThat(open.page().locator(".board .label").allTextContents())
                    .hasSize(tree.start().game().grid().rows()
                            + tree.start().game().grid().cols());
        }
    }
}
