package dev.drey.bench.solve;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Range;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Symmetry;
import dev.drey.rules.claim.AdjacentClaim;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The time to prove every opening of Adjacent Claim, one of each symmetry class, and then the empty board: exactly on 5x5, and
 * only who wins on larger boards. Groups: sizes such as {@code 5x5 6x6 6x7 7x7} (these four by default); {@code threads=2}.
 */
final class ClaimSuite implements Suite {
    private static final int WARM_UPS = 5;
    private static final int RUNS = 5;
    private static final long TABLE_BYTES = 1L << 29;

    private record Target(String size, double seconds, boolean isExact) {}

    private static final List<Target> TARGETS = List.of(
            new Target("5x5", 0.1, true),
            new Target("6x6", 5, false),
            new Target("6x7", 30, false),
            new Target("7x7", 300, false));

    /** From the centre outwards, ring by ring. */
    private static final int[] VALUES_5X5 = {5, -5, -15};

    /** One timed run over the openings and the empty board. */
    private record Run(Map<Move, AnalysisSnapshot> openings, double openingSeconds, TimedOracle.Timed start) {
        long openingNodes() {
            return openings.values().stream().mapToLong(AnalysisSnapshot::nodes).sum();
        }
    }

    @Override
    public void run(SuiteOptions options, PrintStream out) {
        int threads = options.number("threads", 1);
        List<String> sizes = new ArrayList<>();
        for (int rows = 3; rows <= 8; rows++) {
            for (int cols = 3; cols <= 8; cols++) {
                sizes.add(rows + "x" + cols);
            }
        }
        for (String size :
                options.groups(sizes, TARGETS.stream().map(Target::size).toList())) {
            Optional<Target> target =
                    TARGETS.stream().filter(known -> known.size().equals(size)).findFirst();
            run(AdjacentClaim.of(size.charAt(0) - '0', size.charAt(2) - '0'), target, threads, out);
        }
    }

    private static void run(AdjacentClaim game, Optional<Target> target, int threads, PrintStream out) {
        TimedOracle oracle = new TimedOracle(threads, TABLE_BYTES);
        boolean isExact = target.map(Target::isExact).orElse(false);
        List<Run> runs = new ArrayList<>();
        for (int run = -WARM_UPS; run < RUNS; run++) {
            Run next = prove(oracle, game.start(), isExact);
            if (run >= 0) {
                runs.add(next);
            }
        }
        Run last = runs.get(runs.size() - 1);
        last.openings()
                .forEach((move, analysis) -> out.printf(
                        "%s %-3s %s  %,d nodes%n",
                        game.setup(), move.text(), text(analysis.proven().negated(), isExact), analysis.nodes()));
        check(game, last, isExact);
        String aim = target.map(known -> String.format("target %.1f s", known.seconds()))
                .orElse("no target");
        String kind = isExact ? "exact" : "winner";
        out.printf(
                "%s every opening, %s: %.4f s (%s), %,d nodes, %d thread(s)%n",
                game.setup(),
                kind,
                TimedOracle.median(runs.stream().map(Run::openingSeconds).toList()),
                aim,
                last.openingNodes(),
                threads);
        out.printf(
                "%s empty board, %s: %.4f s (%s), %,d nodes: %s%n",
                game.setup(),
                kind,
                TimedOracle.median(
                        runs.stream().map(run -> run.start().seconds()).toList()),
                aim,
                last.start().analysis().nodes(),
                text(last.start().analysis().proven(), isExact));
    }

    /** The openings share the tables, which are empty before the first of them and before the empty board. */
    private static Run prove(TimedOracle oracle, Position start, boolean isExact) {
        Map<Move, AnalysisSnapshot> openings = new LinkedHashMap<>();
        double seconds = 0;
        for (Move move : openings(start)) {
            AnalysisRequest request = request(start.play(move), isExact);
            TimedOracle.Timed proof = openings.isEmpty()
                    ? oracle.analyseCleared(request, Budget.unlimited())
                    : oracle.analyse(request, Budget.unlimited());
            seconds += proof.seconds();
            openings.put(move, proof.analysis());
        }
        return new Run(openings, seconds, oracle.analyseCleared(request(start, isExact), Budget.unlimited()));
    }

    private static AnalysisRequest request(Position position, boolean isExact) {
        return isExact ? AnalysisRequest.bestMove(position) : AnalysisRequest.winner(position);
    }

    /** The first move of each symmetry class. */
    private static List<Move> openings(Position start) {
        return start.moves().stream()
                .filter(move -> Arrays.stream(Symmetry.values())
                        .filter(symmetry -> start.game().transform(symmetry).equals(start.game()))
                        .allMatch(symmetry ->
                                start.game().transform(symmetry, move).code() >= move.code()))
                .toList();
    }

    private static void check(AdjacentClaim game, Run run, boolean isExact) {
        Range openings = Range.ofBest(run.openings().values().stream()
                .map(analysis -> analysis.proven().negated())
                .toList());
        Range start = run.start().analysis().proven();
        boolean agree = isExact ? openings.equals(start) : openings.result().equals(start.result());
        if (!agree || start.result().isEmpty()) {
            throw new IllegalStateException(game + ": openings say " + openings + ", the empty board " + start);
        }
        if (!isExact || !game.setup().equals("5x5")) {
            return;
        }
        run.openings().forEach((move, analysis) -> {
            int row = move.path().get(0).row();
            int col = move.path().get(0).col();
            int known = VALUES_5X5[Math.max(Math.abs(row - 2), Math.abs(col - 2))];
            Range proven = analysis.proven().negated();
            if (!proven.equals(new Range(known, known))) {
                throw new IllegalStateException(game + " " + move.text() + ": " + proven + " is not " + known);
            }
        });
    }

    private static String text(Range proven, boolean isExact) {
        if (isExact) {
            return String.format("%+d", proven.lower());
        }
        int result = proven.result().orElseThrow();
        return result > 0 ? "wins" : result < 0 ? "loses" : "draws";
    }
}
