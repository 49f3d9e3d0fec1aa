package dev.drey.bench.solve;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.rules.Move;
import dev.drey.rules.Side;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.santorini.SantoriniPosition;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Games of the oracle, on one thread with a time limit per move, against the baseline: each opening with both sides. */
final class SantoriniMatch {
    private static final long TABLE_BYTES = 256 << 20;
    private static final int OPENING_PLIES = 4;
    private static final long NANOS_PER_MILLI = 1_000_000L;

    /** Time for proving that an opening is lost, in moves. */
    private static final int OPENING_MOVES = 5;

    private final Santorini game;
    private final long nanos;
    private final SantoriniBaseline baseline = new SantoriniBaseline();
    private final Oracle oracle = new Oracle(1, TABLE_BYTES);
    private int won;
    private int played;
    private int skipped;
    private int plies;
    private int depths;
    private int undecided;

    SantoriniMatch(Santorini game, int millis) {
        this.game = game;
        this.nanos = millis * NANOS_PER_MILLI;
    }

    void play(int openings, PrintStream out) {
        for (long seed = 1; seed <= openings; seed++) {
            SantoriniPosition opening = opening(new Random(seed));
            Optional<Side> winner = winner(opening);
            for (Side side : Side.values()) {
                if (winner.equals(Optional.of(side.other()))) {
                    skipped++;
                } else if (wins(side, opening)) {
                    won++;
                    played++;
                } else {
                    played++;
                    out.printf("%s: seed %d as %s lost%n", game, seed, side);
                }
            }
        }
        out.printf(
                "%s: won %d of %d games, %.1f %% (must: 98 %%); %d lost openings left out; %d plies a game, mean depth %.1f%n",
                game,
                won,
                played,
                100.0 * won / Math.max(1, played),
                skipped,
                plies / Math.max(1, played),
                depths / (double) Math.max(1, undecided));
    }

    /** The proven winner of an opening, if it is found in the time of some moves. */
    private Optional<Side> winner(SantoriniPosition opening) {
        oracle.clear();
        return oracle.analyse(AnalysisRequest.winner(opening), Budget.nanos(OPENING_MOVES * nanos))
                .proven()
                .result()
                .map(result -> result > 0 ? opening.toMove() : opening.toMove().other());
    }

    private boolean wins(Side side, SantoriniPosition opening) {
        oracle.clear();
        SantoriniPosition position = opening;
        while (!position.isOver()) {
            position = position.play(position.toMove() == side ? choose(position) : baseline.choose(position));
            plies++;
        }
        return position.toMove() != side;
    }

    private Move choose(SantoriniPosition position) {
        AnalysisSnapshot analysis = oracle.analyse(AnalysisRequest.bestMove(position), Budget.nanos(nanos));
        if (!analysis.proven().isDecided()) {
            undecided++;
            depths += analysis.depth();
        }
        return analysis.best().move();
    }

    private SantoriniPosition opening(Random random) {
        SantoriniPosition position = (SantoriniPosition) game.start();
        for (int ply = 0; ply < OPENING_PLIES; ply++) {
            List<Move> moves = position.moves();
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }
}
