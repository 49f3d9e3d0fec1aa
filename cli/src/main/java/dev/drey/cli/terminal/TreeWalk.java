package dev.drey.cli.terminal;

import dev.drey.engine.Budget;
import dev.drey.teach.xray.SearchTree;
import dev.drey.teach.xray.TrueValues;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Lets a person walk through a search tree by commands. */
public final class TreeWalk {
    private static final Map<String, String> HELP = new LinkedHashMap<>();

    static {
        HELP.put("enter", "into the node's first move; 'enter A1', or just 'A1': into that one");
        HELP.put("next", "over what lies below, to the next move beside this one or above it");
        HELP.put("step", "to what the search visited next (Enter alone does the same)");
        HELP.put("back", "to what it visited before");
        HELP.put("cut", "skip to the next cut-off");
        HELP.put("up", "to the node above");
        HELP.put("root", "to where the search began");
        HELP.put("moves", "all moves of the node");
        HELP.put("position", "the position as text, for --position");
        HELP.put("help", "this list");
        HELP.put("quit", "leave");
    }

    private final SearchTree tree;
    private final TrueValues trueValues;
    private final TreeView view;
    private final LineInput lines;
    private final long nanosPerNode;
    private final int height;
    private final Set<Integer> analyzed = new HashSet<>();
    private int node;

    /**
     * Creates a walk that starts at the root.
     *
     * @param nanosPerNode the time for finding the true value of a node
     * @param height the number of lines of the screen
     */
    public TreeWalk(
            SearchTree tree, TrueValues trueValues, LineInput lines, Style style, long nanosPerNode, int height) {
        this.tree = tree;
        this.trueValues = trueValues;
        this.view = new TreeView(tree, trueValues, style, lines.width());
        this.lines = lines;
        this.nanosPerNode = nanosPerNode;
        this.height = lines.interactive() ? height : Integer.MAX_VALUE;
    }

    /** Reads and executes commands until the person leaves. */
    public void run() {
        show(height);
        boolean going = true;
        while (going) {
            Optional<String> line = lines.read("xray> ", completions());
            going = line.isPresent() && execute(line.get().strip());
        }
    }

    private List<String> completions() {
        List<String> all = new ArrayList<>(HELP.keySet());
        tree.children(node).forEach(child -> all.add(tree.name(child)));
        return all;
    }

    /** @return whether to continue */
    private boolean execute(String text) {
        String[] words = text.split("\\s+", 2);
        switch (command(words[0])) {
            case "enter" -> enter(words.length > 1 ? words[1] : "");
            case "next" -> moveTo(exists(tree.end(node)), "This is the end of the tree.");
            case "step" -> moveTo(exists(node + 1), "This was the search's last visit.");
            case "back" -> moveTo(exists(node - 1), "This is where the search began.");
            case "cut" -> moveTo(tree.nextCut(node), "There is no cut-off behind this.");
            case "up" -> moveTo(tree.parent(node), "This is the root.");
            case "root" -> moveTo(OptionalInt.of(0), "");
            case "moves" -> show(Integer.MAX_VALUE);
            case "position" -> printLine(tree.position(node).text());
            case "help" -> help();
            case "quit" -> {
                return false;
            }
            default -> enter(text);
        }
        return true;
    }

    /** Returns the command that starts with a word; {@code step} for an empty line. */
    private static String command(String word) {
        String typed = word.toLowerCase(Locale.ROOT);
        return switch (typed) {
            case "" -> "step";
            case "?" -> "help";
            case "exit" -> "quit";
            default ->
                HELP.keySet().stream()
                        .filter(command -> command.startsWith(typed))
                        .findFirst()
                        .orElse("");
        };
    }

    private OptionalInt exists(int other) {
        return other >= 0 && other < tree.size() ? OptionalInt.of(other) : OptionalInt.empty();
    }

    /** Moves to the child of that name, or to the first child if the name is empty. */
    private void enter(String name) {
        String wanted = name.replaceAll("\\s+", "");
        OptionalInt child = tree.children(node).stream()
                .mapToInt(Integer::intValue)
                .filter(one -> wanted.isEmpty() || tree.name(one).equalsIgnoreCase(wanted))
                .findFirst();
        moveTo(child, explainMissing(name, wanted));
    }

    private String explainMissing(String name, String wanted) {
        boolean isMove = tree.position(node).moves().stream()
                .anyMatch(move -> move.text().equalsIgnoreCase(wanted));
        if (tree.isLeaf(node) && (isMove || wanted.isEmpty())) {
            return "This is a leaf: no move was tried here. 'next', 'up' and 'step' lead on.";
        }
        return isMove
                ? wanted + " was left out: the node was cut off before it."
                : "'" + name + "' is neither a command nor a move of this node; 'help' lists the commands.";
    }

    private void moveTo(OptionalInt to, String message) {
        if (to.isEmpty()) {
            printLine(message);
            return;
        }
        node = to.getAsInt();
        show(height);
    }

    private void show(int maxLines) {
        if (analyzed.add(node) && !(tree.isLeaf(node) && trueValues.of(node).isPresent())) {
            trueValues.analyse(node, Budget.nanos(nanosPerNode));
        }
        view.lines(node, maxLines).forEach(this::printLine);
    }

    private void help() {
        HELP.forEach((command, meaning) -> printLine(String.format(Locale.ROOT, "  %-9s %s", command, meaning)));
    }

    private void printLine(String line) {
        lines.out().println(LineWrap.wrap(line, lines.width()));
    }
}
