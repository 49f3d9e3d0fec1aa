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
 * The tree of a teaching search, for a page that shows it.
 *
 * @param algorithm the text of a {@link dev.drey.teach.AlgorithmKind}
 * @param depth the search depth in plies
 * @param nodes the number of visited nodes
 * @param max the letter of the side that is MAX: the side to move in the position
 * @param infinity the number that stands for infinity in windows; its negation for minus infinity
 * @param tree the visited nodes
 * @param cuts the explanations of the cut-offs, in the order of the nodes
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

    /** The chosen move and its value for MAX. */
    @JsonPropertyOrder({"move", "value"})
    public record ChoiceJson(String move, int value) {}

    /**
     * The nodes in the order of the visits, one list per property. The children of a node follow it, the first one
     * directly.
     *
     * @param parent the index of the parent, -1 for the root
     * @param move the move that led to the node; empty for the root
     * @param value the value the search found, from the view of MAX
     * @param bound whether the value is {@code exact}, or the exact value is {@code at-least} or {@code at-most} that
     * @param alpha the alpha with which the node was entered
     * @param beta the beta with which the node was entered
     * @param best the first child with the same value, -1 if there is none
     * @param leftOut the number of moves that were not tried
     * @param over whether the game is over in the node
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
     * The explanation of a cut-off.
     *
     * @param by {@code beta} in a MAX node, {@code alpha} in a MIN node
     * @param bound the bound that was reached
     * @param refutation the child whose value lay outside the window
     * @param above the ancestor whose side would avoid this node
     * @param refuge the move of that ancestor which already guarantees the bound
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
     * Returns all nodes of a tree.
     *
     * @param depth the search depth in plies
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
