package dev.drey.wire.xray;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import dev.drey.rules.Games;
import dev.drey.teach.xray.SearchTree;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The page shows bounds as bounds. */
@ExtendWith(ChromiumExtension.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class XrayBoundsIT {
    private final XrayPage xray = XrayPages.page(
            Games.position("squirrel-war:933734:XOOOO/-XO-O/-OXOX/--XXX/XXX-X:O"), "Squirrel War", "alpha-beta", 6);
    private final SearchTree tree = xray.tree();
    private XrayPageObject open;

    @BeforeAll
    void openPage(Browser browser, @TempDir Path folder) {
        open = XrayPageObject.of(browser, xray, folder);
    }

    @AfterAll
    void closePage() {
        open.close();
    }

    /** The search also logs a value outside the window at the last move, but no move is cut off there. */
    @Test
    void showsNoCutOffAtTheLastMove() {
        int node = IntStream.range(0, tree.size())
                .filter(inner -> !tree.isLeaf(inner) && tree.leftOut(inner) == 0)
                .filter(inner -> tree.isMax(inner)
                        ? tree.value(inner) >= tree.window(inner).beta()
                        : tree.value(inner) <= tree.window(inner).alpha())
                .findFirst()
                .orElseThrow();
        open.goTo(node);
        assertThat(open.cell("note")).isEmpty();
        assertThat(open.reason()).startsWith("How the node got its value");
        assertThat(open.page().locator(".log tr.cut").count()).isZero();
        assertThat(open.page().locator(".log tr").last().textContent()).contains("last move, nothing to cut");
    }

    /** No best move is known where the value is only a bound. */
    @Test
    void marksNoBestMoveForABound() {
        for (boolean max : new boolean[] {true, false}) {
            int node = IntStream.range(0, tree.size())
                    .filter(inner -> tree.isMax(inner) == max && tree.leftOut(inner) == 0 && leftMovesOut(inner))
                    .filter(inner -> max
                            ? tree.value(inner) <= tree.window(inner).alpha()
                            : tree.value(inner) >= tree.window(inner).beta())
                    .findFirst()
                    .orElseThrow();
            int nearest = tree.children(node).stream()
                    .filter(child -> tree.value(child) == tree.value(node))
                    .findFirst()
                    .orElseThrow();
            open.goTo(node);
            String value = NodeLog.text(tree.value(node));
            assertThat(open.reason())
                    .contains(
                            max
                                    ? "none of MAX’s moves gets more than " + value
                                    : "none of MIN’s moves holds the value below " + value)
                    .contains("(" + tree.name(nearest) + " comes nearest)")
                    .endsWith("the node is worth " + value + (max ? " or less." : " or more."));
            open.goTo(nearest);
            assertThat(open.selectedRow().locator(".star").count()).isZero();
        }
        int chosen = tree.children(0).stream()
                .filter(child -> tree.value(child) == tree.value(0))
                .findFirst()
                .orElseThrow();
        open.goTo(chosen);
        assertThat(open.selectedRow().locator(".star").count()).isEqualTo(1);
    }

    private boolean leftMovesOut(int node) {
        return IntStream.range(node, tree.end(node)).anyMatch(below -> tree.leftOut(below) > 0);
    }
}
