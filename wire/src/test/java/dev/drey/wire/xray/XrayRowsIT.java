package dev.drey.wire.xray;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.teach.xray.SearchTree;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The visible and the accessible text of the rows of the outline. */
@ExtendWith(ChromiumExtension.class)
final class XrayRowsIT {
    @TempDir
    private Path folder;

    @Test
    void showsNamesOfDeepNodes(Browser browser) {
        Position position = Games.game("adjacent-claim:4x4").start();
        for (int i = 0; i < 5; i++) {
            position = position.play(position.moves().get(0));
        }
        XrayPage page = XrayPages.page(position, "Adjacent Claim", "alpha-beta", 11);
        SearchTree deep = page.tree();
        int node = IntStream.range(0, deep.size())
                .filter(n -> deep.depth(n) == 11)
                .findFirst()
                .orElseThrow();
        try (XrayPageObject open = XrayPageObject.of(browser, page, folder)) {
            for (int width : new int[] {1280, 360}) {
                open.page().setViewportSize(width, 800);
                open.goTo(node);
                for (int depth = 11; depth > 7; depth--) {
                    open.assertNameIsSeen();
                    open.page().keyboard().press("u");
                    assertThat(deep.depth(open.selected())).isEqualTo(depth - 1);
                }
            }
        }
    }

    @Test
    void accessibleTextMatchesTheRow(Browser browser) {
        XrayPage xray = XrayPages.withTrueValues(XrayPages.page(XrayPages.game("squirrel-war"), 15, "alpha-beta", 2));
        try (XrayPageObject open = XrayPageObject.of(browser, xray, folder)) {
            String truth = open.cell("truth");
            String sure = xray.trueValues().of(0).orElseThrow().certainty().text();
            assertThat(open.page().locator("#outline").ariaSnapshot())
                    .contains("root MAX value " + open.cell("value") + " window [−∞, ∞] true value, " + sure + " "
                            + truth);
        }
    }
}
