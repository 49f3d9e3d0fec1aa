package dev.drey.study.xray;

import dev.drey.study.teach.Node;
import dev.drey.study.teach.Window;

/** Why a node has the value that it has, in words. */
public final class Explanation {
    private Explanation() {}

    public static String of(SearchTree tree, int node) {
        if (tree.isLeaf(node)) {
            String why = tree.position(node).isOver() ? "The game is over here" : "The search looks no deeper";
            return why + ": it counts " + Window.text(tree.value(node)) + " for MAX.";
        }
        return tree.isCut(node) ? cut(tree, CutOff.of(tree, node)) : best(tree, node);
    }

    private static String best(SearchTree tree, int node) {
        String move = tree.name(tree.best(node).orElseThrow());
        String taken = tree.isMax(node)
                ? "MAX takes " + move + ", the first of its moves that give it most: " + tree.value(node) + "."
                : "MIN takes " + move + ", the first of its moves that leave MAX least: " + tree.value(node) + ".";
        return taken + bound(tree, node);
    }

    /** Of a node that was not cut itself, while moves below it were left out. */
    private static String bound(SearchTree tree, int node) {
        Window window = tree.window(node);
        return switch (tree.bound(node)) {
            case EXACT -> "";
            case AT_MOST ->
                " But MAX has " + window.alpha()
                        + " elsewhere, so how much less this is was not asked: moves below were"
                        + " left out, and it may be less.";
            case AT_LEAST ->
                " But MIN can hold MAX to " + window.beta()
                        + " elsewhere, so how much more this is was not asked: moves"
                        + " below were left out, and it may be more.";
        };
    }

    private static String cut(SearchTree tree, CutOff cut) {
        boolean max = tree.isMax(cut.node());
        String mover = max ? "MAX" : "MIN";
        String other = max ? "MIN" : "MAX";
        String refutation = tree.name(cut.refutation());
        String refuge = tree.name(cut.refuge()) + where(tree, cut.above());
        String here = max
                ? "MAX gets at least " + tree.value(cut.node()) + " here with " + refutation
                : "MIN holds MAX to " + tree.value(cut.node()) + " or less here with " + refutation;
        String elsewhere = max
                ? "MIN can hold MAX to " + cut.bound() + " with " + refuge
                : "MAX can have " + cut.bound() + " with " + refuge;
        return here + ". But " + elsewhere + ", so " + other + " gains nothing by coming here, and whatever else "
                + mover + " could do here cannot matter" + leftOut(cut.leftOut());
    }

    private static String where(SearchTree tree, int above) {
        return tree.name(above).equals(Node.ROOT) ? " at the root" : " after " + line(tree, above);
    }

    private static String line(SearchTree tree, int node) {
        return String.join(
                " ",
                tree.path(node).stream().skip(1).map(step -> tree.name(step)).toList());
    }

    private static String leftOut(int moves) {
        return switch (moves) {
            case 0 -> ": this was its last move anyway.";
            case 1 -> ": 1 move is left out.";
            default -> ": " + moves + " moves are left out.";
        };
    }
}
