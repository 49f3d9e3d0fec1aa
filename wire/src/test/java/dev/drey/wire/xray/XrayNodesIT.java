package dev.drey.wire.xray;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import dev.drey.engine.VerdictText;
import dev.drey.rules.Position;
import dev.drey.teach.AlphaBeta;
import dev.drey.teach.Minimax;
import dev.drey.teach.SearchObserver;
import dev.drey.teach.Window;
import dev.drey.teach.xray.CutOff;
import dev.drey.teach.xray.SearchTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The page shows the data of the tree. */
@ExtendWith(ChromiumExtension.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class XrayNodesIT {
    private static final int SAMPLE = 14;

    private final XrayPage xray =
            XrayPages.withTrueValues(XrayPages.page(XrayPages.game("squirrel-war"), 11, "alpha-beta", 4));
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

    @Test
    void headerSummarizesTheSearch() {
        assertThat(open.page().locator("#figures dd").allTextContents())
                .startsWith(
                        tree.choice().move().text(),
                        NodeLog.text(tree.choice().value()),
                        String.format("%,d", tree.size()),
                        String.format("%,d", tree.countLeaves()),
                        String.format("%,d", cuts().count()),
                        leftOut());
        assertThat(open.page().textContent("#search")).isEqualTo("alpha-beta, depth 4. O is MAX.");
    }

    /** The moves left out, and the total of all moves that could have been tried. */
    private String leftOut() {
        int leftOut = IntStream.range(0, tree.size()).map(tree::leftOut).sum();
        int moves = leftOut + tree.size() - 1;
        return String.format(Locale.ROOT, "%,d of %,d (%.1f %%)", leftOut, moves, 100.0 * leftOut / moves);
    }

    /** The nodes with a cut-off. */
    private IntStream cuts() {
        return IntStream.range(0, tree.size()).filter(node -> tree.leftOut(node) > 0);
    }

    @Test
    void showsValuesWindowAndBoardOfNodes() {
        for (int node : sample(IntStream.range(0, tree.size()))) {
            open.goTo(node);
            Window window = tree.window(node);
            String windowText = "[" + NodeLog.text(window.alpha()) + ", " + NodeLog.text(window.beta()) + "]";
            assertThat(open.fact("window")).isEqualTo(windowText);
            assertThat(open.cell("window")).isEqualTo(windowText);
            assertThat(open.fact("value")).isEqualTo(valueText(node));
            assertThat(open.cell("value")).isEqualTo(valueText(node));
            assertThat(open.cell("move")).isEqualTo(tree.name(node));
            assertThat(open.cell("turn")).isEqualTo(tree.isLeaf(node) ? "leaf" : tree.isMax(node) ? "MAX" : "MIN");
            assertThat(open.cell("note").startsWith("cut")).isEqualTo(tree.leftOut(node) > 0);
            assertThat(open.fact("visit")).isEqualTo(String.format("%,d of %,d", node + 1, tree.size()));
            assertThat(open.selectedRow().getAttribute("aria-level")).isEqualTo("" + (tree.depth(node) + 1));
            assertThat(open.selectedRow().getAttribute("aria-posinset")).isEqualTo("" + (tree.ordinal(node) + 1));
            Position position = tree.position(node);
            assertThat(open.squares())
                    .isEqualTo(position.game().grid().cells().stream()
                            .map(position::at)
                            .toList());
        }
    }

    /** The value of a node, with a sign if it is only a bound. */
    private String valueText(int node) {
        int value = tree.value(node);
        Window window = tree.window(node);
        boolean sure = !leftMovesOut(node) || value > window.alpha() && value < window.beta();
        String bound = sure ? "" : value <= window.alpha() ? "≤ " : "≥ ";
        return bound + NodeLog.text(value);
    }

    private boolean leftMovesOut(int node) {
        return IntStream.range(node, tree.end(node)).anyMatch(below -> tree.leftOut(below) > 0);
    }

    /** Minimax confirms the bounds. */
    @Test
    void minimaxConfirmsTheBounds() {
        for (int node : sample(IntStream.range(0, tree.size()).filter(this::leftMovesOut))) {
            open.goTo(node);
            String shown = open.fact("value");
            Position position = tree.position(node);
            int depth = xray.depth() - tree.depth(node);
            int forMover =
                    new Minimax().choose(position, depth, SearchObserver.NONE).value();
            int exact = tree.isMax(node) ? forMover : -forMover;
            int value = tree.value(node);
            assertThat(exact)
                    .as(shown)
                    .matches(v -> shown.startsWith("≤") ? v <= value : shown.startsWith("≥") ? v >= value : v == value);
        }
    }

    @Test
    void showsTheCertaintyOfTrueValues() {
        for (int node : tree.children(0).subList(0, 6)) {
            open.goTo(node);
            String text =
                    VerdictText.value(xray.trueValues().of(node).orElseThrow()).replace('-', '−');
            assertThat(open.fact("truth"))
                    .contains(text)
                    .endsWith(
                            xray.trueValues().of(node).orElseThrow().certainty().text());
            assertThat(open.cell("truth")).endsWith(text);
        }
        open.goTo(tree.size() - 1);
        assertThat(open.fact("truth")).isEqualTo("not computed");
    }

    /** The same page, with true values of every certainty inserted. */
    @Test
    void marksEveryCertainty(Browser browser, @TempDir Path folder) throws IOException {
        List<String> truths = List.of(
                "\"+1 to +5\",\"certainty\":\"bounded\"",
                "\">= +2\",\"certainty\":\"bounded\"",
                "\"+3\",\"certainty\":\"proven\"",
                "\"-4.5\",\"certainty\":\"estimated\"");
        Iterator<String> next =
                Stream.generate(() -> truths).flatMap(List::stream).iterator();
        Path file = XrayPageObject.write(xray, folder);
        String page = Pattern.compile("\"[^\"]+\",\"certainty\":\"[a-z]+\"")
                .matcher(Files.readString(file))
                .replaceAll(truth -> next.next());
        try (XrayPageObject all =
                XrayPageObject.at(browser, Files.writeString(file, page), new Browser.NewPageOptions())) {
            all.load("");
            assertThat(Set.copyOf(all.page().locator(".row .truth").allTextContents()))
                    .containsExactlyInAnyOrder(
                            "true value, bounded ↔ +1 to +5",
                            "true value, bounded ≥ +2",
                            "true value, proven = +3",
                            "true value, estimated ≈ −4.5");
        }
    }

    @Test
    void showsTheLogOfTheSearch() {
        NodeLog notes = new NodeLog();
        new AlphaBeta().choose(tree.start(), xray.depth(), notes);
        for (int node : sample(IntStream.range(0, tree.size()).filter(n -> !tree.isLeaf(n)))) {
            open.goTo(node);
            List<List<String>> lines = open.page().locator(".log tbody tr").all().stream()
                    .map(row -> row.locator("td").allTextContents())
                    .map(cells -> cells.subList(1, cells.size()))
                    .toList();
            assertThat(lines).isEqualTo(notes.of(node));
        }
    }

    @Test
    void explainsCutOffsWithLinks() {
        for (int node : sample(cuts()).subList(0, 4)) {
            CutOff cut = CutOff.of(tree, node);
            open.goTo(node);
            assertThat(open.fact("tried"))
                    .isEqualTo(tree.children(node).size() + " of "
                            + (tree.children(node).size() + cut.leftOut()));
            assertThat(open.reason())
                    .contains("Within the search depth, ")
                    .contains("with " + tree.name(cut.refutation()) + ". But ")
                    .contains((tree.isMax(node) ? "MIN" : "MAX") + " already has " + tree.name(cut.refuge()) + " at ")
                    .contains(" " + NodeLog.text(cut.bound()) + ". So ")
                    .contains("the " + cut.leftOut() + (cut.leftOut() == 1 ? " move" : " moves") + " left out");
            assertThat(open.page().locator(".log tr.cut").count()).isEqualTo(1);
            Locator links = open.page().locator(".reason a");
            for (int link = 0; link < 3; link++) {
                open.goTo(node);
                links.nth(link).click();
                assertThat(open.selected())
                        .isEqualTo(List.of(cut.refutation(), cut.refuge(), cut.above())
                                .get(link));
            }
        }
    }

    @Test
    void explainsLeaves() {
        open.goTo(tree.size() - 1);
        assertThat(open.reason()).startsWith("A leaf: depth 4 is reached");
    }

    @Test
    void showsARowForMovesLeftOut() {
        int node = cuts().filter(cut -> tree.leftOut(cut) > 1).findFirst().orElseThrow();
        open.goTo(tree.children(node).get(0));
        assertThat(open.page().locator(".left-out").allTextContents()).contains(tree.leftOut(node) + " moves left out");
    }

    private static List<Integer> sample(IntStream nodes) {
        List<Integer> all = nodes.boxed().toList();
        return new Random(4).ints(SAMPLE, 0, all.size()).mapToObj(all::get).toList();
    }
}
