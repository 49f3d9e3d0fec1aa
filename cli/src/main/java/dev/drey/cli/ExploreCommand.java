package dev.drey.cli;

import dev.drey.classroom.homework.Homework;
import dev.drey.cli.storage.AtomicFiles;
import dev.drey.cli.terminal.LineInput;
import dev.drey.cli.terminal.TreeWalk;
import dev.drey.engine.Oracle;
import dev.drey.rules.Position;
import dev.drey.teach.AlgorithmKind;
import dev.drey.teach.Window;
import dev.drey.teach.xray.SearchTree;
import dev.drey.teach.xray.TrueValues;
import dev.drey.wire.xray.XrayPage;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** An X-ray of a search: its tree, to walk through. */
@Command(
        name = "explore",
        description = "An X-ray of a search: walk through its tree, and see each node's true value.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "The search is one that is taught: greedy, minimax or alpha-beta, moves in the",
            "order of the board, a position worth what a side leads by. Beside what it",
            "thinks, as deep as it looks, stands what is true to the end of the game. At",
            "the prompt: enter, next, cut, up, help, quit.",
            "",
            "Exit status: 0 shown, 1 something failed, 2 wrong usage (also: too many nodes).",
            "",
            "Examples:",
            "  drey explore adjacent-claim:3x3 --depth 4",
            "  drey explore squirrel-war:7 --algorithm minimax --depth 2",
            "  drey explore --homework input.txt --html tree.html"
        })
final class ExploreCommand implements Callable<Integer> {
    private static final int USUAL_DEPTH = 3;
    private static final int MOST_NODES = 2_000_000;
    private static final double SECONDS_A_NODE = 0.3;
    private static final double SECONDS_A_PAGE = 5;
    private static final double LONGEST_SECONDS = 1e6;
    private static final double NANOS = 1e9;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final PositionOptions choice = new PositionOptions();

    @Option(
            names = "--algorithm",
            paramLabel = "NAME",
            completionCandidates = Names.class,
            description = "One of ${COMPLETION-CANDIDATES}; alpha-beta if not said.")
    private @Nullable String algorithm;

    @Option(
            names = "--homework",
            paramLabel = "FILE",
            description = "What this input file of the squirrel advisor asks for: its position, algorithm and depth.")
    private @Nullable Path homework;

    @Option(names = "--depth", paramLabel = "N", description = "Search N moves deep; 3 if not said.")
    private @Nullable Integer depth;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            description = "Look for true values so long: for each node shown (0.3 if not said), or for a page (5).")
    private @Nullable Double seconds;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description =
                    "Write the tree as one page that a browser opens without a network, instead of walking it here.")
    private @Nullable Path html;

    static CommandLine commandLine() {
        CommandSpec spec = CommandSpec.forAnnotatedObject(new ExploreCommand());
        GameOptions.addTo(spec);
        return new CommandLine(spec);
    }

    /** For --help and completion. */
    private static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return AlgorithmKind.texts().iterator();
        }
    }

    @Override
    public Integer call() throws IOException {
        Search search = search();
        if (search.start.isOver()) {
            throw wrong("the game is over in this position: there is nothing to search");
        }
        if (html != null && Files.isDirectory(html)) {
            throw wrong("--html " + html + " is a folder; name a file");
        }
        long nanos = nanos(html == null ? SECONDS_A_NODE : SECONDS_A_PAGE);
        SearchTree tree = tree(search);
        TrueValues trueValues = new TrueValues(tree, new Oracle(Oracle.usualThreads()));
        if (html == null) {
            walk(search, tree, trueValues, nanos);
        } else {
            writePage(html, search, tree, trueValues, nanos);
        }
        return ExitStatus.OK;
    }

    /** What to look into. */
    private record Search(Position start, AlgorithmKind method, int depth) {
        Search {
            // However deep it is told to look.
            depth = method == AlgorithmKind.GREEDY ? 1 : depth;
        }
    }

    /** What the options say, and where they say nothing what the homework does. */
    private Search search() throws IOException {
        if (homework == null) {
            return new Search(
                    choice.position(), method().orElse(AlgorithmKind.ALPHA_BETA), depth().orElse(USUAL_DEPTH));
        }
        if (choice.anyGiven()) {
            throw wrong("--homework says which position: name no game, set-up, --position or --record");
        }
        Search asked = asked(HomeworkFile.read(homework.toString()));
        return new Search(asked.start, method().orElse(asked.method), depth().orElse(asked.depth));
    }

    /** The one move that is asked for, or the first of a battle. */
    private static Search asked(Homework read) {
        if (read instanceof Homework.Advice advice) {
            return new Search(advice.start(), advice.method(), advice.depth());
        }
        Homework.Fighter first = ((Homework.Battle) read).first();
        return new Search(read.start(), first.method(), first.depth());
    }

    private Optional<AlgorithmKind> method() {
        if (algorithm == null) {
            return Optional.empty();
        }
        Optional<AlgorithmKind> found = AlgorithmKind.find(algorithm);
        if (found.isEmpty()) {
            throw wrong("no algorithm is called '" + algorithm + "'; expected one of "
                    + String.join(", ", AlgorithmKind.texts()));
        }
        return found;
    }

    private Optional<Integer> depth() {
        if (depth != null && depth < 1) {
            throw wrong("--depth " + depth + "; it must be 1 or more");
        }
        return Optional.ofNullable(depth);
    }

    private SearchTree tree(Search search) {
        try {
            return SearchTree.of(search.method, search.start, search.depth, MOST_NODES);
        } catch (SearchTree.TooLarge e) {
            throw wrong(String.format(
                    Locale.ROOT,
                    "more than %,d nodes at depth %d; try --depth %d%s",
                    MOST_NODES,
                    search.depth,
                    deepest(search),
                    search.method == AlgorithmKind.MINIMAX ? ", or --algorithm alpha-beta" : ""));
        }
    }

    /** The greatest depth that is not too much. */
    private static int deepest(Search search) {
        int depth = 0;
        try {
            while (depth < search.depth) {
                SearchTree.of(search.method, search.start, depth + 1, MOST_NODES);
                depth++;
            }
        } catch (SearchTree.TooLarge e) {
            // The one before was the last.
        }
        return depth;
    }

    private void writePage(Path file, Search search, SearchTree tree, TrueValues trueValues, long nanos)
            throws IOException {
        try (AtomicFiles files = new AtomicFiles()) {
            // What cannot be written should be known before the long part.
            try (Writer page = new OutputStreamWriter(files.open(file), StandardCharsets.UTF_8)) {
                trueValues.analyzeAll(nanos);
                String title = search.start.game().kind().title();
                new XrayPage(tree, trueValues, title, search.method.text(), search.depth).write(page);
            }
            files.commit();
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println(search.start.text());
        out.println(summary(search, tree));
        out.println("Wrote " + file + "; open it in a browser.");
    }

    private void walk(Search search, SearchTree tree, TrueValues trueValues, long nanos) {
        boolean terminal = Stdio.isTerminal();
        try (LineInput lines =
                Stdio.lines(terminal, "xray-history", spec.commandLine().getOut())) {
            lines.out().println(search.start.text());
            lines.out().println(summary(search, tree));
            lines.out().flush();
            new TreeWalk(tree, trueValues, lines, Stdio.style(), nanos, terminal ? Screen.height() : 0).run();
        }
    }

    private static String summary(Search search, SearchTree tree) {
        return String.format(
                Locale.ROOT,
                "%s, %s to depth %d: %,d nodes, %,d leaves, %,d cut-off%s. It chose %s, worth %s.",
                search.start.game().kind().title(),
                search.method.text(),
                search.depth,
                tree.size(),
                tree.countLeaves(),
                tree.countCuts(),
                tree.countCuts() == 1 ? "" : "s",
                tree.choice().move().text(),
                Window.text(tree.choice().value()));
    }

    private long nanos(double usual) {
        double given = seconds == null ? usual : seconds;
        if (!(given > 0)) {
            throw wrong("--time " + given + "; it must be more than 0 seconds");
        }
        return Math.round(Math.min(given, LONGEST_SECONDS) * NANOS);
    }

    private ParameterException wrong(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
