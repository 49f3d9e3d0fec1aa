package dev.drey.teach.xray;

import dev.drey.teach.Window;

/**
 * Why the moves of a node that were not tried cannot matter. Some node above has a move that gives its side the bound for
 * sure; the node that was cut gives it no more than that, whatever its other moves are worth, so that side never goes there.
 *
 * @param node the node that was cut
 * @param refutation its child whose value lay outside the window
 * @param above the node above whose side would never let the game come here
 * @param refuge that node's move which already gives it the bound
 * @param bound the alpha (where MIN was cut) or beta (where MAX was)
 * @param leftOut how many moves were not tried
 */
public record CutOff(int node, int refutation, int above, int refuge, int bound, int leftOut) {
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
