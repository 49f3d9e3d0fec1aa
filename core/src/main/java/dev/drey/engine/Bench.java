package dev.drey.engine;

import dev.drey.rules.Games;
import dev.drey.rules.Position;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A fixed set of searches whose total number of nodes is the signature of the search, the same on every machine. A change of the
 * signature is a functional change of the search and must be intended.
 */
public final class Bench {
    private static final long TABLE_BYTES = 16L << 20;
    private static final String POSITIONS = "bench-positions.txt";

    private Bench() {}

    /**
     * Result of one task.
     *
     * @param position the position searched
     * @param proof whether the task was a proof; otherwise it was a search to a depth
     * @param analysis the results of the search
     */
    public record Result(Position position, boolean proof, AnalysisSnapshot analysis) {}

    /**
     * A search to run.
     *
     * @param position the position searched
     * @param depth depth of the search; 0 for a proof
     */
    public record Task(Position position, int depth) {
        boolean isProof() {
            return depth == 0;
        }

        /**
         * Runs the search with empty tables.
         *
         * @return the result
         */
        public Result run() {
            Oracle oracle = new Oracle(1, TABLE_BYTES);
            AnalysisRequest request = AnalysisRequest.bestMove(position);
            AnalysisSnapshot analysis =
                    oracle.analyse(isProof() ? request : request.toDepth(depth), Budget.unlimited());
            return new Result(position, isProof(), analysis);
        }
    }

    /**
     * Reads the tasks from their file. A line is {@code prove} or a depth, and the position.
     *
     * @return the tasks, in order
     */
    public static List<Task> tasks() {
        try (InputStream in = Bench.class.getResourceAsStream(POSITIONS)) {
            if (in == null) {
                throw new IllegalStateException("missing resource " + POSITIONS);
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
