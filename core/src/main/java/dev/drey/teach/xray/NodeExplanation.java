package dev.drey.teach.xray;

import dev.drey.teach.Window;
import java.util.stream.Collectors;

/** Explains the value of a node in words. */
public final class NodeExplanation {
    private NodeExplanation() {}

    /**
     * {@return the explanation of the value of a node}
     *
     * @param tree the tree
     * @param node the node
     */
    public static String of(SearchTree tree, int node) {
        if (tree.isLeaf(node)) {
            String why = tree.position(node).isOver() ? "The game is over here" : "The search stops here";
            return why + ": the value is " + Window.text(tree.value(node)) + " for MAX.";
        }
        if (tree.isCut(node)) {
            return cut(tree, CutOff.of(tree, node));
        }
        return tree.bound(node) == SearchTree.Bound.EXACT ? best(tree, node) : beyond(tree, node);
    }

    private static String best(SearchTree tree, int node) {
        String move = tree.name(tree.best(node).orElseThrow());
        return tree.isMax(node)
                ? "MAX takes " + move + ", the first of its moves with the highest value: " + tree.value(node) + "."
                : "MIN takes " + move + ", the first of its moves with the lowest value: " + tree.value(node) + ".";
    }

    /** Explains a node whose moves all lie outside the window, so that its best move is not known. */
    private static String beyond(SearchTree tree, int node) {
        Window window = tree.window(node);
        int value = tree.value(node);
        return tree.isMax(node)
                ? "No move gives MAX more than " + value + " here. MAX already has " + window.alpha()
                        + " elsewhere, so the exact value does not matter: moves below were left out."
                : "No move holds MAX to less than " + value + " here. MIN can already hold MAX to " + window.beta()
                        + " elsewhere, so the exact value does not matter: moves below were left out.";
    }

    private static String cut(SearchTree tree, CutOff cut) {
        boolean max = tree.isMax(cut.node());
        int value = tree.value(cut.node());
        String refutation = tree.name(cut.refutation());
        String refuge = tree.name(cut.refuge()) + where(tree, cut.above());
        String here = max
                ? "MAX gets at least " + value + " here with " + refutation
                : "MIN holds MAX to " + value + " or less here with " + refutation;
        String elsewhere = max
                ? "MIN can hold MAX to " + cut.bound() + " with " + refuge
                : "MAX can get " + cut.bound() + " with " + refuge;
        String other = max ? "MIN" : "MAX";
        String so = value == cut.bound()
                ? other + " gains nothing by playing into this position"
                : other + " never plays into this position";
        String leftOut = cut.leftOut() == 1 ? "1 move" : cut.leftOut() + " moves";
        return "Within the search depth, " + here + ". But " + elsewhere + ". So " + so + ", and the " + leftOut
                + " left out cannot change that.";
    }

    private static String where(SearchTree tree, int above) {
        return above == 0
                ? " at the root"
                : " after "
                        + tree.path(above).stream()
                                .skip(1)
                                .map(step -> tree.name(step))
                                .collect(Collectors.joining(" "));
    }
}
