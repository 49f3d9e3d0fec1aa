package dev.drey.wire.xray;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.teach.Window;
import dev.drey.teach.xray.CutOff;
import dev.drey.teach.xray.SearchTree;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * What a taught search did, for a page that shows it.
 *
 * @param algorithm as {@link dev.drey.teach.AlgorithmKind#text} has it
 * @param depth how many plies the search was told to look ahead
 * @param nodes how many it visited
 * @param max the letter of the side that is MAX: whoever moves in the position
 * @param infinity the number that stands for it in windows; its opposite for less than anything
 * @param tree what it visited
 * @param cuts why moves were left out, in the order of the nodes
 */
@JsonPropertyOrder({"position", "algorithm", "depth", "nodes", "max", "infinity", "chosen", "tree", "cuts"})
public record XrayJson(
        String position,
        String algorithm,
        int depth,
        int nodes,
        String max,
        int infinity,
        ChoiceJson chosen,
        TreeJson tree,
        List<CutJson> cuts) {

    /** The move it chose, and what it thinks that MAX gets. */
    @JsonPropertyOrder({"move", "value"})
    public record ChoiceJson(String move, int value) {}

    /**
     * The nodes in the order of the visits, a column of each property. A node's children stand behind it, the first right
     * behind.
     *
     * @param parent the number of the node above, -1 for the root
     * @param move that led to it; empty for the root
     * @param value what the search left it with, as MAX counts
     * @param bound whether that is {@code exact}, or the truth {@code at-least} or {@code at-most} that
     * @param alpha what MAX was sure of when it was entered
     * @param beta what MIN was sure of then
     * @param best its first child with its value, -1 if it has none
     * @param leftOut how many of its moves were not tried
     * @param over whether the game is over there
     */
    @JsonPropertyOrder({"parent", "move", "depth", "value", "bound", "alpha", "beta", "best", "leftOut", "over"})
    public record TreeJson(
            List<Integer> parent,
            List<String> move,
            List<Integer> depth,
            List<Integer> value,
            List<String> bound,
            List<Integer> alpha,
            List<Integer> beta,
            List<Integer> best,
            List<Integer> leftOut,
            List<Boolean> over) {
        static TreeJson of(SearchTree tree) {
            return new TreeJson(
                    column(tree, node -> tree.parent(node).orElse(-1)),
                    column(tree, node -> node == 0 ? "" : tree.name(node)),
                    column(tree, tree::depth),
                    column(tree, tree::value),
                    column(tree, node -> text(tree.bound(node))),
                    column(tree, node -> tree.window(node).alpha()),
                    column(tree, node -> tree.window(node).beta()),
                    column(tree, node -> tree.best(node).orElse(-1)),
                    column(tree, tree::leftOut),
                    column(tree, over(tree)::test));
        }

        private static <T> List<T> column(SearchTree tree, IntFunction<T> value) {
            return IntStream.range(0, tree.size()).mapToObj(value).toList();
        }

        private static IntPredicate over(SearchTree tree) {
            return node -> tree.isLeaf(node) && tree.position(node).isOver();
        }

        private static String text(SearchTree.Bound bound) {
            return switch (bound) {
                case EXACT -> "exact";
                case AT_LEAST -> "at-least";
                case AT_MOST -> "at-most";
            };
        }
    }

    /**
     * Why the moves of a node that were not tried cannot matter.
     *
     * @param by {@code beta} where MAX was cut, {@code alpha} where MIN was
     * @param bound its value
     * @param refutation the child whose value lay outside the window
     * @param above the node above whose side would never let the game come here
     * @param refuge that node's move which already gives it the bound
     */
    @JsonPropertyOrder({"node", "by", "bound", "refutation", "above", "refuge"})
    public record CutJson(int node, String by, int bound, int refutation, int above, int refuge) {
        static CutJson of(SearchTree tree, int node) {
            CutOff cut = CutOff.of(tree, node);
            return new CutJson(
                    node,
                    tree.isMax(node) ? "beta" : "alpha",
                    cut.bound(),
                    cut.refutation(),
                    cut.above(),
                    cut.refuge());
        }
    }

    /**
     * All that a search visited.
     *
     * @param depth how many plies the search was told to look ahead
     */
    public static XrayJson of(SearchTree tree, int depth) {
        return new XrayJson(
                tree.start().text(),
                tree.algorithm().text(),
                depth,
                tree.size(),
                String.valueOf(tree.start().toMove().letter()),
                Window.INFINITY,
                new ChoiceJson(tree.choice().move().text(), tree.choice().value()),
                TreeJson.of(tree),
                IntStream.range(0, tree.size())
                        .filter(tree::isCut)
                        .mapToObj(node -> CutJson.of(tree, node))
                        .toList());
    }
}
