package dev.drey.wire.xray;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import dev.drey.engine.VerdictText;
import dev.drey.rules.Position;
import dev.drey.study.teach.AlphaBeta;
import dev.drey.study.teach.Minimax;
import dev.drey.study.teach.Watcher;
import dev.drey.study.teach.Window;
import dev.drey.study.xray.CutOff;
import dev.drey.study.xray.SearchTree;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What the page says of a node is what the tree knows of it. */
@ExtendWith(Chromium.class)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class XrayNodesTest {
    private static final int SAMPLE = 20;

    private final XrayPage xray = Searches.asked(Searches.page(Searches.game("squirrel-war"), 11, "alpha-beta", 4));
    private final SearchTree tree = xray.tree();
    private OpenPage open;

    @BeforeAll
    void openPage(Browser browser, @TempDir Path folder) {
        open = OpenPage.of(browser, xray, folder);
    }

    @AfterAll
    void closePage() {
        open.close();
    }

    @Test
    void headerSumsTheSearchUp() {
        assertThat(open.page().locator("#figures dd").allTextContents())
                .startsWith(
                        tree.choice().move().text(),
                        NodeNotes.text(tree.choice().value()),
                        String.format("%,d", tree.size()),
                        String.format("%,d", tree.countLeaves()),
                        String.format("%,d", tree.countCuts()));
        assertThat(open.page().textContent("#search")).isEqualTo("alpha-beta, depth 4. O is MAX.");
    }

    @Test
    void nodesShowTheirNumbersAndTheirBoard() {
        for (int node : sample(IntStream.range(0, tree.size()))) {
            open.goTo(node);
            Window window = tree.window(node);
            String windowText = "[" + NodeNotes.text(window.alpha()) + ", " + NodeNotes.text(window.beta()) + "]";
            assertThat(open.fact("window")).isEqualTo(windowText);
            assertThat(cell("window")).isEqualTo(windowText);
            assertThat(open.fact("value")).isEqualTo(valueText(node));
            assertThat(cell("value")).isEqualTo(valueText(node));
            assertThat(cell("move")).isEqualTo(tree.name(node));
            assertThat(cell("turn")).isEqualTo(tree.isLeaf(node) ? "leaf" : tree.isMax(node) ? "MAX" : "MIN");
            assertThat(cell("note").startsWith("cut")).isEqualTo(tree.isCut(node));
            assertThat(open.selectedRow().getAttribute("aria-level")).isEqualTo("" + (tree.depth(node) + 1));
            assertThat(open.selectedRow().getAttribute("aria-posinset")).isEqualTo("" + (tree.ordinal(node) + 1));
            Position position = tree.position(node);
            assertThat(open.squares())
                    .isEqualTo(position.game().grid().cells().stream()
                            .map(position::at)
                            .toList());
        }
    }

    /** What is known for sure, or what is at most or at least so. */
    private String valueText(int node) {
        int value = tree.value(node);
        Window window = tree.window(node);
        boolean sure = !leftMovesOut(node) || value > window.alpha() && value < window.beta();
        String bound = sure ? "" : value <= window.alpha() ? "≤ " : "≥ ";
        return bound + NodeNotes.text(value);
    }

    private boolean leftMovesOut(int node) {
        return IntStream.range(node, tree.end(node))
                .anyMatch(below -> tree.isCut(below) && CutOff.of(tree, below).leftOut() > 0);
    }

    /** A bound is a bound: looking at everything gives no other answer than it allows. */
    @Test
    void boundsHold() {
        for (int node : sample(IntStream.range(0, tree.size()).filter(this::leftMovesOut))) {
            open.goTo(node);
            String shown = open.fact("value");
            Position position = tree.position(node);
            int depth = xray.depth() - tree.depth(node);
            int forMover = new Minimax().choose(position, depth, Watcher.NOBODY).value();
            int exact = tree.isMax(node) ? forMover : -forMover;
            int value = tree.value(node);
            assertThat(exact)
                    .as(shown)
                    .matches(v -> shown.startsWith("≤") ? v <= value : shown.startsWith("≥") ? v >= value : v == value);
        }
    }

    @Test
    void trueValuesSayHowSureTheyAre() {
        for (int node : tree.children(0)) {
            open.goTo(node);
            String text =
                    VerdictText.value(xray.truths().of(node).orElseThrow()).replace('-', '−');
            assertThat(open.fact("truth"))
                    .contains(text)
                    .endsWith(xray.truths().of(node).orElseThrow().certainty().text());
            assertThat(cell("truth")).endsWith(text);
        }
        open.goTo(tree.size() - 1);
        assertThat(open.fact("truth")).isEqualTo("not asked");
    }

    @Test
    void linesAreThoseTheSearchLogs() {
        NodeNotes notes = new NodeNotes();
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
    void cutsNameTheRefugeAndLeadToIt() {
        for (int node :
                sample(IntStream.range(0, tree.size()).filter(tree::isCut)).subList(0, 8)) {
            CutOff cut = CutOff.of(tree, node);
            open.goTo(node);
            assertThat(open.fact("tried"))
                    .isEqualTo(tree.children(node).size() + " of "
                            + (tree.children(node).size() + cut.leftOut()));
            assertThat(open.reason())
                    .contains("with " + tree.name(cut.refutation()) + ". But ")
                    .contains((tree.isMax(node) ? "MIN" : "MAX") + " already has " + tree.name(cut.refuge()) + " at ")
                    .contains(" " + NodeNotes.text(cut.bound()) + ". So ")
                    .contains(
                            cut.leftOut() == 0
                                    ? "nothing was left out"
                                    : "the " + cut.leftOut() + (cut.leftOut() == 1 ? " move" : " moves") + " left out");
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
    void leavesSayWhyTheyAreOnes() {
        open.goTo(tree.size() - 1);
        assertThat(open.reason()).startsWith("A leaf: depth 4 is reached");
    }

    @Test
    void movesLeftOutHaveARow() {
        int node = tree.nextCut(0).orElseThrow();
        while (CutOff.of(tree, node).leftOut() < 2) {
            node = tree.nextCut(node).orElseThrow();
        }
        open.goTo(tree.children(node).get(0));
        int leftOut = CutOff.of(tree, node).leftOut();
        assertThat(open.page().locator(".left-out").allTextContents()).contains(leftOut + " moves left out");
    }

    private String cell(String kind) {
        return open.selectedRow().locator("." + kind).textContent();
    }

    private static List<Integer> sample(IntStream nodes) {
        List<Integer> all = nodes.boxed().toList();
        return new Random(4).ints(SAMPLE, 0, all.size()).mapToObj(all::get).toList();
    }
}
