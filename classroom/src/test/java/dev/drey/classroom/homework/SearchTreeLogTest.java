package dev.drey.classroom.homework;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.teach.AlgorithmKind;
import dev.drey.teach.Window;
import dev.drey.teach.xray.SearchTree;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The X-ray's search tree is complete: the traverse log of the homework can be rebuilt from it. */
final class SearchTreeLogTest {
    private static final int MAX_NODES = 1_000_000;

    static List<Path> searches() {
        return TestCases.all().stream()
                .filter(folder -> TestCases.homework(folder).answers().contains(AnswerFile.TRAVERSE_LOG))
                .toList();
    }

    /** The log records every visit of a search, so a tree that reproduces it has lost nothing. */
    @ParameterizedTest
    @MethodSource("searches")
    void traverseLogCanBeRebuiltFromTree(Path folder) {
        Homework.NextMove task = (Homework.NextMove) TestCases.homework(folder);
        SearchTree tree = SearchTree.of(task.method(), task.start(), task.depth(), MAX_NODES);

        List<String> log = new ArrayList<>();
        boolean windows = task.method() == AlgorithmKind.ALPHA_BETA;
        log.add(windows ? "Node,Depth,Value,Alpha,Beta" : "Node,Depth,Value");
        write(tree, 0, windows, log);

        assertThat(log)
                .containsExactlyElementsOf(TestCases.read(folder.resolve(AnswerFile.TRAVERSE_LOG.fileName()))
                        .lines()
                        .toList());
    }

    private static void write(SearchTree tree, int node, boolean windows, List<String> log) {
        boolean max = tree.isMax(node);
        int alpha = tree.window(node).alpha();
        int beta = tree.window(node).beta();
        if (tree.isLeaf(node)) {
            log.add(line(tree, node, tree.value(node), alpha, beta, windows));
            return;
        }
        int value = max ? -Window.INFINITY : Window.INFINITY;
        log.add(line(tree, node, value, alpha, beta, windows));
        List<Integer> children = tree.children(node);
        for (int child : children) {
            write(tree, child, windows, log);
            value = max ? Math.max(value, tree.value(child)) : Math.min(value, tree.value(child));
            boolean cut = max ? value >= beta : value <= alpha;
            if (!cut && windows) {
                alpha = max ? Math.max(alpha, value) : alpha;
                beta = max ? beta : Math.min(beta, value);
            }
            log.add(line(tree, node, value, alpha, beta, windows));
        }
    }

    private static String line(SearchTree tree, int node, int value, int alpha, int beta, boolean windows) {
        String line = tree.name(node) + "," + tree.depth(node) + "," + Window.text(value);
        return windows ? line + "," + Window.text(alpha) + "," + Window.text(beta) : line;
    }
}
