package dev.drey.engine;

import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A fixed piece of work, the same on every machine: how many nodes it takes is the signature of the search. A change that
 * alters the signature alters how moves are found, and should do so on purpose.
 */
public final class Bench {
    private static final long TABLE_BYTES = 16L << 20;
    private static final String POSITIONS = "bench-positions.txt";

    private Bench() {}

    /**
     * What one position took.
     *
     * @param proof whether its value was to be proven; otherwise its moves were looked at to a depth
     */
    public record Result(Position position, boolean proof, AnalysisSnapshot analysis) {}

    /** A position and what to find out about it. */
    public record Task(Position position, int depth) {
        boolean isProof() {
            return depth == 0;
        }

        /** Does the work, having forgotten everything before. */
        public Result run() {
            Oracle oracle = new Oracle(1, TABLE_BYTES);
            AnalysisRequest question = AnalysisRequest.bestMove(position);
            AnalysisSnapshot analysis = oracle.ask(isProof() ? question : question.toDepth(depth), Budget.unlimited());
            return new Result(position, isProof(), analysis);
        }
    }

    /** A line a position: {@code prove} or the depth to look to, and the position. */
    public static List<Task> tasks() {
        try (InputStream in = Bench.class.getResourceAsStream(POSITIONS)) {
            if (in == null) {
                throw new IllegalStateException("no " + POSITIONS);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(Bench::task)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Task task(String line) {
        String[] words = line.split(" ", 2);
        return new Task(Games.position(words[1]), words[0].equals("prove") ? 0 : Integer.parseInt(words[0]));
    }
}
