package dev.drey.cli;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.io.PrintWriter;
import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts the positions at a depth (perft). */
@Command(
        name = "perft",
        description = "Count the positions after DEPTH moves, to check rules and measure speed.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "A pass counts as a move. A finished game counts as one position at its own depth",
            "and at every greater depth.",
            "",
            "Examples:",
            "  drey perft othello 9",
            "  drey perft santorini:CP 5",
            "  drey perft squirrel-war 4 --distinct",
            "  drey perft adjacent-claim 3 --position adjacent-claim:3x3:---/-X-/---:O"
        })
final class PerftCommand implements Callable<Integer> {
    private static final int MAX_DEPTH = 60;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = CompletionCandidates.GameIds.class,
            description = "One of ${COMPLETION-CANDIDATES}, optionally with a set-up, as in santorini:CP.")
    @SuppressWarnings("NullAway.Init")
    private String game;

    @Parameters(index = "1", paramLabel = "DEPTH", description = "Number of moves, 0 to " + MAX_DEPTH + ".")
    private int depth;

    @Option(names = "--distinct", description = "Count each position only once.")
    private boolean countDistinct;

    static CommandLine commandLine() {
        CommandSpec spec = CommandSpec.forAnnotatedObject(new PerftCommand());
        GameOptions.addTo(spec);
        return new CommandLine(spec);
    }

    @Override
    public Integer call() {
        if (depth < 0 || depth > MAX_DEPTH) {
            throw new ParameterException(spec.commandLine(), "DEPTH " + depth + "; it must be 0 to " + MAX_DEPTH);
        }
        Position start = GameOptions.of(spec).start(Optional.of(game), new Random());
        PrintWriter out = spec.commandLine().getOut();
        out.println(start.text());
        long before = System.nanoTime();
        long count = countDistinct ? countDistinct(start) : start.perft(depth);
        double seconds = (System.nanoTime() - before) / 1e9;
        out.printf(
                Locale.ROOT,
                "depth %d: %,d %s in %.3f s, %,.0f a second%n",
                depth,
                count,
                countDistinct ? "distinct positions" : "leaves",
                seconds,
                count / Math.max(seconds, 1e-9));
        return ExitStatus.OK;
    }

    private long countDistinct(Position start) {
        Set<Position> level = Set.of(start);
        for (int i = 0; i < depth; i++) {
            level = next(level, i + 1);
        }
        return level.size();
    }

    private static Set<Position> next(Set<Position> level, int depth) {
        try {
            Set<Position> next = new HashSet<>();
            for (Position position : level) {
                if (position.isOver()) {
                    next.add(position);
                }
                for (Move move : position.moves()) {
                    next.add(position.play(move));
                }
            }
            return next;
        } catch (OutOfMemoryError e) {
            throw new IllegalStateException("the positions at depth " + depth + " do not fit into memory; "
                    + "at depth " + (depth - 1) + " there are " + level.size()
                    + ". For more memory, set DREY_JAVA_OPTS=-Xmx8g");
        }
    }
}
