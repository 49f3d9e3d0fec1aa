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

/** A search tree as columns with one number per node, in the order of the visits. The depths determine the parents. */
final class TreeColumns {
    /** Flags of a node. The script of the page uses the same bits. */
    private static final int MAX = 1;

    private static final int CUT = 2;
    private static final int BEST = 4;
    private static final int OVER = 8;

    /** The true value of a node as text. */
    record TrueValue(String text, Certainty certainty) {}

    private final SearchTree tree;
    private final BoardColumns boards;
    private final Column.Dictionary<Move> moves = new Column.Dictionary<>();
    private final Column.Dictionary<TrueValue> trueValueTexts = new Column.Dictionary<>();
    private final byte[] depths;
    private final byte[] flags;
    private final int[] values;
    private final int[] alphas;
    private final int[] betas;
    private final int[] names;
    private final int[] leftOut;
    private final int[] trueValues;
    private List<Column> columns = List.of();

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
        this.trueValues = new int[size];
    }

    static TreeColumns of(SearchTree tree, TrueValues known) {
        TreeColumns columns = new TreeColumns(tree);
        columns.addNodes();
        columns.markBest();
        columns.addTrueValues(known);
        columns.finish();
        return columns;
    }

    /** A node on the path from the root, with its position and the number of its moves that have been played. */
    private static final class PathNode {
        final Position position;
        final List<Move> moves;
        int played;

        PathNode(Position position, boolean leaf) {
            this.position = position;
            this.moves = leaf ? List.of() : position.moves();
        }
    }

    /** Walks the tree and plays each move once, instead of replaying the path to every node. */
    private void addNodes() {
        List<PathNode> path = new ArrayList<>();
        Move root = new Move(-1, Node.ROOT, List.of());
        for (int node = 0; node < tree.size(); node++) {
            path.subList(tree.depth(node), path.size()).clear();
            Position position = tree.start();
            Move move = root;
            if (node > 0) {
                PathNode parent = path.get(path.size() - 1);
                move = parent.moves.get(parent.played++);
                position = parent.position.play(move);
            }
            path.add(new PathNode(position, tree.isLeaf(node)));
            names[node] = moves.index(move);
            boards.add(node, tree.depth(node), position);
            addProperties(node, position.isOver());
        }
    }

    private void addProperties(int node, boolean over) {
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

    private void addTrueValues(TrueValues known) {
        for (int node = 0; node < trueValues.length; node++) {
            trueValues[node] = known.of(node)
                    .map(verdict ->
                            1 + trueValueTexts.index(new TrueValue(TrueValues.text(verdict), verdict.certainty())))
                    .orElse(0);
        }
    }

    List<Move> moves() {
        return moves.values();
    }

    /** The known true values. The column has the index plus one, because 0 means unknown. */
    List<TrueValue> trueValues() {
        return trueValueTexts.values();
    }

    List<Square> palette() {
        return boards.palette();
    }

    private void finish() {
        List<Column> all = new ArrayList<>(List.of(
                Column.bytes("depth", depths),
                Column.bytes("flags", flags),
                Column.ints("value", values),
                Column.ints("alpha", alphas),
                Column.ints("beta", betas),
                Column.counts("name", names),
                Column.counts("leftOut", leftOut),
                Column.counts("truth", trueValues)));
        all.addAll(boards.finish());
        columns = List.copyOf(all);
    }

    List<Column> columns() {
        return columns;
    }
}
