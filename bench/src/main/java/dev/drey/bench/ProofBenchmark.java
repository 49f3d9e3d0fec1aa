package dev.drey.bench;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Time to prove one position of each game, with best move and line, on one thread with empty tables. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
public class ProofBenchmark {
    private static final long TABLE_BYTES = 64L << 20;

    @Param({
        "squirrel-war:7:X----/-----/--O--/XO-X-/OX-O-:X",
        "adjacent-claim:5x5:-----/-----/-----/-----/-----:X",
        "shellos-shuffle:OXX--XOX/OOOOOO-X/OOO-XXO-/XXOXOXOO/XXXXXXO-/X-OX--XX/OOOOXOOX/--OOOX-O:X",
        "othello:--OOO-O-/--OOOOOX/XXXXXOXX/XXXXOXXX/XXXOXXXX/XXOXXXXX/--XXXX--/-OOOOOX-:X",
        "santorini:CP:1X2330O/23100/00X443/3210O0/00132:O"
    })
    @SuppressWarnings("NullAway.Init")
    public String text;

    private final Oracle oracle = new Oracle(1, TABLE_BYTES);

    @SuppressWarnings("NullAway.Init")
    private Position position;

    @Setup
    public void read() {
        position = Games.position(text);
    }

    @Benchmark
    public AnalysisSnapshot prove() {
        oracle.clear();
        return oracle.analyse(AnalysisRequest.bestMove(position), Budget.unlimited());
    }
}
