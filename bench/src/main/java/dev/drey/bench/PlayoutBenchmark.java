package dev.drey.bench;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Random games per second, and moves generated and made per second, on one thread. */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class PlayoutBenchmark {
    private final FastRandom random = new FastRandom(20261115);
    private final OthelloPlayout othello = new OthelloPlayout();
    private final ShellosPlayout shellos = new ShellosPlayout();
    private final ClaimPlayout claim = new ClaimPlayout();
    private final SquirrelPlayout squirrel = new SquirrelPlayout();
    private final SantoriniPlayout santorini = new SantoriniPlayout();

    /** Counters that JMH reports in addition to the number of games. */
    @State(Scope.Thread)
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    public static class Counted {
        /** Moves made; JMH reports the field by its name. */
        public long moves;
    }

    @Benchmark
    public int othello(Counted counted) {
        int result = othello.play(random);
        counted.moves += othello.plies();
        return result;
    }

    @Benchmark
    public int shellos(Counted counted) {
        int result = shellos.play(random);
        counted.moves += shellos.plies();
        return result;
    }

    @Benchmark
    public int claim(Counted counted) {
        int result = claim.play(random);
        counted.moves += claim.plies();
        return result;
    }

    @Benchmark
    public int squirrel(Counted counted) {
        int result = squirrel.play(random);
        counted.moves += squirrel.plies();
        return result;
    }

    @Benchmark
    public int santorini(Counted counted) {
        int result = santorini.play(random);
        counted.moves += santorini.plies();
        return result;
    }
}
