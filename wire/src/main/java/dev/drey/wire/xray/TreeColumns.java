package dev.drey.wire.xray;

import dev.drey.engine.Certainty;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Square;
import dev.drey.teach.Node;
import dev.drey.teach.Window;
import dev.drey.teach.xray.SearchTree;
import dev.drey.teach.xray.TrueValues;
import java.util.ArrayList;
import java.util.List;

/**
 * A search tree as columns of numbers, a number a node, in the order of the visits. Who stands above whom follows from the
 * depths.
 */
final class TreeColumns {
    /** What a node is, one bit each; the page knows them by the same numbers. */
    private static final int MAX = 1;

    private static final int CUT = 2;
    private static final int BEST = 4;
    private static final int OVER = 8;

    /**
     * What a node is really worth, in words.
     *
     * @param certainty how sure that is
     */
    record Truth(String text, Certainty certainty) {}

    private final SearchTree tree;
    private final BoardColumns boards;
    private final Numbered<Move> moves = new Numbered<>();
    private final Numbered<Truth> truthTexts = new Numbered<>();
    private final byte[] depths;
    private final byte[] flags;
    private final int[] values;
    private final int[] alphas;
    private final int[] betas;
    private final int[] names;
    private final int[] leftOut;
    private final int[] truths;

    private TreeColumns(SearchTree tree) {
        int size = tree.size();
        this.tree = tree;
        this.boards = new BoardColumns(tree.start().game().grid().cells(), size);
        this.depths = new byte[size];
        this.flags = new byte[size];
        this.values = new int[size];
        this.alphas = new int[size];
        this.betas = new int[size];
        this.names = new int[size];
        this.leftOut = new int[size];
        this.truths = new int[size];
    }

    static TreeColumns of(SearchTree tree, TrueValues known) {
        TreeColumns columns = new TreeColumns(tree);
        columns.walk();
        columns.markBest();
        columns.addTruths(known);
        return columns;
    }

    /** The way from the root to a node: its position, and the moves that are still to be tried there. */
    private static final class Step {
        final Position position;
        final List<Move> moves;
        int tried;

        Step(Position position, boolean leaf) {
            this.position = position;
            this.moves = leaf ? List.of() : position.moves();
        }
    }

    /** Plays every move once, rather than all the moves to every node. */
    private void walk() {
        List<Step> path = new ArrayList<>();
        Move none = new Move(-1, Node.ROOT, List.of());
        for (int node = 0; node < tree.size(); node++) {
            path.subList(tree.depth(node), path.size()).clear();
            Position position = tree.start();
            Move move = none;
            if (node > 0) {
                Step above = path.get(path.size() - 1);
                move = above.moves.get(above.tried++);
                position = above.position.play(move);
            }
            path.add(new Step(position, tree.isLeaf(node)));
            names[node] = moves.number(move);
            boards.add(node, tree.depth(node), position);
            addNumbers(node, position.isOver());
        }
    }

    private void addNumbers(int node, boolean over) {
        Window window = tree.window(node);
        depths[node] = (byte) tree.depth(node);
        values[node] = tree.value(node);
        leftOut[node] = tree.leftOut(node);
        alphas[node] = window.alpha();
        betas[node] = window.beta();
        flags[node] = (byte) ((tree.isMax(node) ? MAX : 0) | (tree.isCut(node) ? CUT : 0) | (over ? OVER : 0));
    }

    private void markBest() {
        for (int node = 0; node < tree.size(); node++) {
            tree.best(node).ifPresent(best -> flags[best] |= BEST);
        }
    }

    private void addTruths(TrueValues known) {
        for (int node = 0; node < truths.length; node++) {
            truths[node] = known.of(node)
                    .map(verdict -> 1 + truthTexts.number(new Truth(TrueValues.text(verdict), verdict.certainty())))
                    .orElse(0);
        }
    }

    List<Move> moves() {
        return moves.things();
    }

    /** What is known of nodes; a node's number is one more, as 0 means that nothing is. */
    List<Truth> truths() {
        return truthTexts.things();
    }

    List<Square> palette() {
        return boards.palette();
    }

    List<Column> columns() {
        List<Column> all = new ArrayList<>(List.of(
                Column.bytes("depth", depths),
                Column.bytes("flags", flags),
                Column.ints("value", values),
                Column.ints("alpha", alphas),
                Column.ints("beta", betas),
                Column.counts("name", names),
                Column.counts("leftOut", leftOut),
                Column.counts("truth", truths)));
        all.addAll(boards.columns());
        return all;
    }
}
