package dev.drey.teach.xray;

import dev.drey.teach.Window;

/**
 * The explanation of a cut-off. The side of an ancestor already has a move that guarantees the bound; the node gives
 * that side nothing better, whatever its other moves are worth, so the side avoids it.
 *
 * @param node the node that was cut off
 * @param refutation its child whose value lay outside the window
 * @param above the ancestor whose side avoids the node
 * @param refuge the move of that ancestor which already guarantees the bound
 * @param bound the alpha (in a MIN node) or the beta (in a MAX node)
 * @param leftOut the number of moves that were not tried
 */
public record CutOff(int node, int refutation, int above, int refuge, int bound, int leftOut) {
    /**
     * {@return the explanation of a cut-off}
     *
     * @param tree the tree
     * @param node a node that was cut off
     */
    public static CutOff of(SearchTree tree, int node) {
        if (!tree.isCut(node)) {
            throw new IllegalArgumentException("node " + node + " was not cut");
        }
        boolean max = tree.isMax(node);
        int bound = bound(tree, node, max);
        int above = node;
        while (bound(tree, above, max) == bound) {
            above = tree.parent(above).orElseThrow();
        }
        int refuge = tree.children(above).stream()
                .filter(child -> tree.value(child) == bound)
                .findFirst()
                .orElseThrow();
        int tried = tree.children(node).size();
        return new CutOff(node, tree.children(node).get(tried - 1), above, refuge, bound, tree.leftOut(node));
    }

    private static int bound(SearchTree tree, int node, boolean max) {
        Window window = tree.window(node);
        return max ? window.beta() : window.alpha();
    }
}
