package dev.drey.cli;

import dev.drey.cli.storage.AtomicFiles;
import dev.drey.cli.terminal.LineInput;
import dev.drey.cli.terminal.TreeWalk;
import dev.drey.engine.Oracle;
import dev.drey.teach.AlgorithmKind;
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

/** Shows the tree of a teaching search, at a prompt or as an HTML page. */
@Command(
        name = "explore",
        description = "Walk through the tree of a search and compare its values with the true ones.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "The search is a textbook greedy, minimax or alpha-beta search: it tries moves in",
            "board order and evaluates a position by the lead in points. Each value is shown",
            "next to the true value of the position. Enter 'help' at the prompt for the",
            "commands.",
            "",
            "Exit status: 0 success, 1 something failed, 2 wrong usage or too many nodes.",
            "",
            "Examples:",
            "  drey explore adjacent-claim:3x3 --depth 4",
            "  drey explore squirrel-war:7 --algorithm minimax --depth 2",
            "  drey explore --homework examples/homework/alpha-beta.txt --html tree.html"
        })
final class ExploreCommand implements Callable<Integer> {
    private static final int DEFAULT_DEPTH = 3;
    private static final int MAX_NODES = 2_000_000;
    private static final double DEFAULT_SECONDS_PER_NODE = 0.3;
    private static final double DEFAULT_SECONDS_PER_PAGE = 5;
    private static final double MAX_SECONDS = 1e6;
    private static final double NANOS_PER_SECOND = 1e9;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Mixin
    private final PositionOptions positionOptions = new PositionOptions();

    @Option(
            names = "--algorithm",
            paramLabel = "NAME",
            completionCandidates = CompletionCandidates.AlgorithmNames.class,
            description = "One of ${COMPLETION-CANDIDATES}. Default: alpha-beta.")
    private @Nullable String algorithm;

    @Option(
            names = "--homework",
            paramLabel = "FILE",
            description = "Take the position, algorithm and depth from this homework input file.")
    private @Nullable Path homework;

    @Option(names = "--depth", paramLabel = "N", description = "Search depth in moves. Default: 3.")
    private @Nullable Integer depth;

    @Option(
            names = "--time",
            paramLabel = "SECONDS",
            description =
                    "Time limit for true values: per shown node (default: 0.3), or per page with --html (default: 5).")
    private @Nullable Double seconds;

    @Option(
            names = "--html",
            paramLabel = "FILE",
            description = "Write the tree as a self-contained web page instead of showing it here.")
    private @Nullable Path html;

    static CommandLine commandLine() {
        CommandSpec spec = CommandSpec.forAnnotatedObject(new ExploreCommand());
        GameOptions.addTo(spec);
        return new CommandLine(spec);
    }

    @Override
    public Integer call() throws IOException {
        TeachingSearch search = search();
        if (search.start().isOver()) {
            throw usageError("the game is over in this position, so there is nothing to search");
        }
        if (html != null && Files.isDirectory(html)) {
            throw usageError("--html " + html + " is a folder; it must be a file");
        }
        long nanos = nanos(html == null ? DEFAULT_SECONDS_PER_NODE : DEFAULT_SECONDS_PER_PAGE);
        SearchTree tree = tree(search);
        TrueValues trueValues = new TrueValues(tree, new Oracle(Oracle.defaultThreads()));
        if (html == null) {
            walk(search, tree, trueValues, nanos);
        } else {
            writePage(html, search, tree, trueValues, nanos);
        }
        return ExitStatus.OK;
    }

    /** Returns the search of the homework file, if one is given; options replace its algorithm and depth. */
    private TeachingSearch search() throws IOException {
        if (homework == null) {
            return new TeachingSearch(
                    positionOptions.position(),
                    algorithm().orElse(AlgorithmKind.ALPHA_BETA),
                    depth().orElse(DEFAULT_DEPTH));
        }
        if (positionOptions.anyGiven()) {
            throw usageError(
                    "--homework contains the position; it cannot be combined with a game, a set-up, --position or --record");
        }
        TeachingSearch given = TeachingSearch.of(HomeworkFile.read(homework.toString()));
        return new TeachingSearch(given.start(), algorithm().orElse(given.algorithm()), depth().orElse(given.depth()));
    }

    private Optional<AlgorithmKind> algorithm() {
        if (algorithm == null) {
            return Optional.empty();
        }
        Optional<AlgorithmKind> found = AlgorithmKind.find(algorithm);
        if (found.isEmpty()) {
            throw usageError("no algorithm is called '" + algorithm + "'; expected one of "
                    + String.join(", ", AlgorithmKind.texts()));
        }
        return found;
    }

    private Optional<Integer> depth() {
        if (depth != null && depth < 1) {
            throw usageError("--depth " + depth + "; it must be 1 or more");
        }
        return Optional.ofNullable(depth);
    }

    private long nanos(double defaultSeconds) {
        double given = seconds == null ? defaultSeconds : seconds;
        if (!(given > 0)) {
            throw usageError("--time " + given + "; it must be more than 0 seconds");
        }
        return Math.round(Math.min(given, MAX_SECONDS) * NANOS_PER_SECOND);
    }

    private SearchTree tree(TeachingSearch search) {
        try {
            return search.tree(MAX_NODES);
        } catch (SearchTree.TooLarge e) {
            throw usageError(String.format(
                    Locale.ROOT,
                    "more than %,d nodes at depth %d; try --depth %d%s",
                    MAX_NODES,
                    search.depth(),
                    search.greatestDepth(MAX_NODES),
                    search.algorithm() == AlgorithmKind.MINIMAX ? ", or --algorithm alpha-beta" : ""));
        }
    }

    private void walk(TeachingSearch search, SearchTree tree, TrueValues trueValues, long nanos) {
        boolean terminal = Stdio.isTerminal();
        try (LineInput lines =
                Stdio.lines(terminal, "xray-history", spec.commandLine().getOut())) {
            lines.out().println(search.start().text());
            lines.out().println(search.summary(tree));
            lines.out().flush();
            int height = terminal ? Stdio.terminalHeight() : 0;
            new TreeWalk(tree, trueValues, lines, Stdio.style(), nanos, height).run();
        }
    }

    private void writePage(Path file, TeachingSearch search, SearchTree tree, TrueValues trueValues, long nanos)
            throws IOException {
        try (AtomicFiles files = new AtomicFiles()) {
            // The file is opened first, so that a write error is reported before the long analysis.
            try (Writer page = new OutputStreamWriter(files.open(file), StandardCharsets.UTF_8)) {
                trueValues.analyseAll(nanos);
                String title = search.start().game().kind().title();
                new XrayPage(tree, trueValues, title, search.algorithm().text(), search.depth()).write(page);
            }
            files.commit();
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println(search.start().text());
        out.println(search.summary(tree));
        out.println("Wrote " + file + ". Open it in a browser.");
    }

    private ParameterException usageError(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
