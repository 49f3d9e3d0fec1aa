package dev.drey.cli.terminal;

import dev.drey.cli.terminal.Style.Tone;
import dev.drey.engine.Certainty;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.teach.Window;
import dev.drey.teach.xray.NodeExplanation;
import dev.drey.teach.xray.SearchTree;
import dev.drey.teach.xray.TrueValues;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Describes a node of a search tree in lines of text: its path, board, value, explanation and moves. */
final class TreeView {
    private static final int MIN_MOVES = 1;
    /** The number of lines for the table heading, the notes below the table and the prompt. */
    private static final int LINES_BELOW = 5;

    /** The approximate width of a row with all columns. */
    private static final int WIDTH_WITH_WINDOWS = 72;

    private static final String ROW = "%-9s%s %9s %9s  %-14s %s";

    private final SearchTree tree;
    private final TrueValues trueValues;
    private final Style style;
    private final int width;
    private final boolean windowColumns;

    TreeView(SearchTree tree, TrueValues trueValues, Style style, int width) {
        this.tree = tree;
        this.trueValues = trueValues;
        this.style = style;
        this.width = width;
        this.windowColumns = tree.hasWindows() && width >= WIDTH_WITH_WINDOWS;
    }

    /** Describes a node. Of its moves it lists those that fit into {@code maxLines}, and always the best. */
    List<String> lines(int node, int maxLines) {
        List<String> lines = new ArrayList<>();
        Position position = tree.position(node);
        String path = tree.path(node).stream().map(tree::name).collect(Collectors.joining(" > "));
        lines.add(style.paint(Tone.TITLE, path)
                + String.format(
                        Locale.ROOT, "   (visit %,d of %,d, depth %d)", node + 1, tree.size(), tree.depth(node)));
        lines.addAll(BoardRenderer.render(position, lastMove(node), style));
        String mover = tree.isMax(node) ? "MAX" : "MIN";
        lines.add(
                position.isOver()
                        ? "The game is over" + windowText(node)
                        : mover + " (" + position.toMove().letter() + ") to move" + windowText(node));
        lines.add("value " + valueText(node, "at least ", "at most ") + "; true value " + trueValueText(node));
        lines.add(NodeExplanation.of(tree, node));
        if (!tree.isLeaf(node)) {
            lines.add("");
            addMoves(node, position, Math.max(MIN_MOVES, maxLines - height(lines) - LINES_BELOW), lines);
        }
        return lines;
    }

    private int height(List<String> lines) {
        return lines.stream()
                .mapToInt(line -> (int) LineWrap.wrap(line, width).lines().count())
                .sum();
    }

    private String windowText(int node) {
        Window window = tree.window(node);
        return tree.hasWindows()
                ? "; entered with alpha " + Window.text(window.alpha()) + ", beta " + Window.text(window.beta())
                : "";
    }

    private Optional<Move> lastMove(int node) {
        return tree.parent(node).stream()
                .mapToObj(parent -> tree.position(parent).moves().get(tree.ordinal(node)))
                .findFirst();
    }

    private String valueText(int node, String atLeast, String atMost) {
        String value = Window.text(tree.value(node));
        return switch (tree.bound(node)) {
            case EXACT -> value;
            case AT_LEAST -> atLeast + value;
            case AT_MOST -> atMost + value;
        };
    }

    private String trueValueText(int node) {
        return trueValues
                .of(node)
                .map(verdict ->
                        TrueValues.text(verdict) + " (" + verdict.certainty().text() + ")")
                .orElse("unknown");
    }

    private void addMoves(int node, Position position, int maxMoves, List<String> lines) {
        lines.add(style.paint(
                Tone.TITLE,
                String.format(
                                Locale.ROOT,
                                ROW,
                                "move",
                                windowColumns("alpha", "beta"),
                                "value",
                                "so far",
                                "true value",
                                "")
                        .stripTrailing()));
        List<Integer> children = tree.children(node);
        // A note that one more move exists would take as much space as the move.
        int shown = children.size() <= maxMoves + 1 ? children.size() : maxMoves;
        boolean max = tree.isMax(node);
        int soFar = max ? -Window.INFINITY : Window.INFINITY;
        for (int i = 0; i < children.size(); i++) {
            int child = children.get(i);
            soFar = max ? Math.max(soFar, tree.value(child)) : Math.min(soFar, tree.value(child));
            boolean cuts = tree.isCut(node) && i == children.size() - 1;
            if (i < shown || cuts || isBest(node, child)) {
                lines.add(row(node, child, soFar));
            }
        }
        if (children.size() > shown) {
            lines.add("… of " + children.size() + " moves tried ('moves' shows all)");
        }
        List<Move> leftOut =
                position.moves().subList(children.size(), position.moves().size());
        if (!leftOut.isEmpty()) {
            lines.add("not searched: " + leftOut.stream().map(Move::text).collect(Collectors.joining(" ")));
        }
    }

    /** Whether a child is known to be the best; it is not where the value is only a bound. */
    private boolean isBest(int node, int child) {
        return tree.bound(node) == SearchTree.Bound.EXACT
                && tree.best(node).stream().anyMatch(best -> best == child);
    }

    private String row(int node, int child, int soFar) {
        Window window = tree.window(child);
        String trueValue = trueValues
                .of(child)
                .map(verdict -> (verdict.certainty() == Certainty.ESTIMATED ? "~ " : "") + TrueValues.text(verdict))
                .orElse("");
        List<String> notes = new ArrayList<>();
        if (isBest(node, child)) {
            notes.add("best");
        }
        if (tree.isCut(child)) {
            notes.add("cut off");
        }
        if (tree.isCut(node) && tree.end(child) == tree.end(node)) {
            notes.add("cuts");
        }
        String row = String.format(
                        Locale.ROOT,
                        ROW,
                        tree.name(child),
                        windowColumns(Window.text(window.alpha()), Window.text(window.beta())),
                        valueText(child, ">= ", "<= "),
                        Window.text(soFar),
                        trueValue,
                        String.join(", ", notes))
                .stripTrailing();
        return notes.contains("best") ? style.paint(Tone.GOOD, row) : row;
    }

    /** The columns alpha and beta, which only a search with windows has. */
    private String windowColumns(String alpha, String beta) {
        return windowColumns ? String.format(Locale.ROOT, " %9s %9s", alpha, beta) : "";
    }
}
