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
        HELP.put("enter", "go to the first move of the node; 'enter A1' or 'A1' goes to that move");
        HELP.put("next", "skip the moves below this node and go to the next one");
        HELP.put("step", "go to the next visit of the search (Enter does the same)");
        HELP.put("back", "go to the previous visit");
        HELP.put("cut", "go to the next cut-off");
        HELP.put("up", "go to the parent node");
        HELP.put("root", "go to the start of the search");
        HELP.put("moves", "list all moves of the node");
        HELP.put("position", "print the position as text, for --position");
        HELP.put("help", "show this list");
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
            case "step" -> moveTo(exists(node + 1), "This is the last visit of the search.");
            case "back" -> moveTo(exists(node - 1), "This is the start of the search.");
            case "cut" -> moveTo(tree.nextCut(node), "There are no more cut-offs.");
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
            return "This is a leaf: the search tried no moves here. Use 'next', 'up' or 'step'.";
        }
        return isMove
                ? wanted + " was not searched: the node was cut off before it."
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
