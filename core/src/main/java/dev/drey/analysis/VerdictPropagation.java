package dev.drey.analysis;

import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Derives the verdicts of stored positions from their own searches and from neighbouring positions, and propagates every change
 * until all positions agree (see {@link AnalysisStore}). Not thread-safe.
 */
final class VerdictPropagation {
    private final PositionGraph graph;
    private long version;

    VerdictPropagation(PositionGraph graph) {
        this.graph = graph;
    }

    /** Returns a number that grows with every change of any position. */
    long version() {
        return version;
    }

    /** Records a change of a position other than of its verdicts. */
    void markChanged(StoredPosition changed) {
        changed.version = ++version;
    }

    /** Derives a position's verdicts again, and then those of all positions that this affects. */
    void propagate(StoredPosition start) {
        Deque<StoredPosition> open = new ArrayDeque<>(List.of(start));
        boolean isStart = true;
        while (!open.isEmpty()) {
            StoredPosition stored = open.poll();
            boolean changed = derive(stored) || stored.version == 0;
            if (changed) {
                markChanged(stored);
            }
            if (changed || isStart) {
                addAffected(stored, open);
            }
            isStart = false;
        }
    }

    private void addAffected(StoredPosition changed, Deque<StoredPosition> open) {
        open.addAll(changed.parents);
        for (int i = 0; i < changed.next.length; i++) {
            StoredPosition next = changed.next[i];
            if (next != null && limit(next, changed.derived[i])) {
                open.add(next);
            }
        }
        int hash = changed.position.hashCode();
        for (StoredPosition other : graph.ofGame(changed.position.game())) {
            if (other != changed && Arrays.binarySearch(other.lineHashes, hash) >= 0) {
                open.add(other);
            }
        }
    }

    /** Applies the proofs about a move to the position it leads to. @return whether that is new */
    private static boolean limit(StoredPosition next, Verdict move) {
        Range limit = next.limit.and(move.proven().afterMove(move.scored()));
        boolean isNew = !limit.equals(next.limit);
        next.limit = limit;
        if (move.proven().isExact() && move.line().size() > 1) {
            int i = next.index(move.line().get(1));
            if (!next.derived[i].proven().isExact() && move.hasWholeLine(next.position)) {
                // The reply in a proven line is a best one, so it has the value of the position.
                Verdict reply = next.own[i];
                List<Move> rest = move.line().subList(1, move.line().size());
                next.own[i] = reply.with(reply.proven().and(limit)).with(rest);
                isNew = true;
            }
        }
        return isNew;
    }

    /** Derives the verdicts of one position. @return whether anything changed */
    private boolean derive(StoredPosition stored) {
        Verdict[] verdicts = new Verdict[stored.own.length];
        for (int i = 0; i < verdicts.length; i++) {
            StoredPosition next = stored.next[i];
            Verdict verdict = next == null ? stored.own[i] : through(next, stored.own[i]);
            verdicts[i] = verdict.with(verdict.proven().atMost(stored.limit.upper()));
        }
        Range range = Range.ofBest(Arrays.stream(verdicts).map(Verdict::proven).toList())
                .and(stored.limit);
        raiseBest(verdicts, range, stored.bestFirst);
        HashCollector hashes = new HashCollector();
        for (int i = 0; i < verdicts.length; i++) {
            verdicts[i] = cutLine(verdicts[i], stored.after[i], hashes);
        }
        stored.lineHashes = hashes.sorted();
        if (Arrays.equals(verdicts, stored.derived)
                && range.equals(stored.range)
                && stored.depth == stored.derivedDepth) {
            return false;
        }
        stored.derived = verdicts;
        stored.range = range;
        stored.derivedDepth = stored.depth;
        stored.best = Arrays.stream(verdicts).min(stored.bestFirst).orElseThrow();
        return true;
    }

    /**
     * Makes the best move reach the proven value of the position, since some move must have that value. If only one move can
     * have it, it is proven for that move; otherwise the estimate of the best-looking candidate is raised.
     */
    private static void raiseBest(Verdict[] verdicts, Range position, Comparator<Verdict> bestFirst) {
        List<Integer> candidates = IntStream.range(0, verdicts.length)
                .filter(i -> verdicts[i].proven().upper() >= position.lower())
                .boxed()
                .sorted(Comparator.comparing(i -> verdicts[i], bestFirst))
                .toList();
        int best = candidates.get(0);
        Verdict verdict = verdicts[best];
        if (candidates.size() == 1) {
            verdicts[best] = verdict.with(verdict.proven().atLeast(position.lower()));
        } else if (verdict.expected() < position.lower()
                || position.isDecided() && !verdict.proven().isDecided()) {
            int lower = position.lower() * (verdict.scored() ? Values.POINT : 1);
            verdicts[best] = new Verdict(
                    verdict.scored(),
                    verdict.move(),
                    verdict.proven(),
                    verdict.widest(),
                    Math.max(lower, verdict.estimate()),
                    verdict.depth(),
                    position.chance(verdict.chance()),
                    verdict.line());
        }
    }

    /** Derives the verdict of a move from the position it leads to. */
    private static Verdict through(StoredPosition next, Verdict own) {
        Range proven = own.proven().and(next.range.ofMoveTo(own.scored()));
        if (!next.isKnown()) {
            return own.with(proven);
        }
        Verdict reply = next.best;
        int expected = (int) Math.round(reply.expected() * (own.scored() ? Values.POINT : 1));
        int depth = next.depth + 1;
        List<Move> line = new ArrayList<>(List.of(own.move()));
        line.addAll(reply.line());
        boolean isProof = proven.isExact() && reply.proven().isExact();
        if (proven.isExact() && !isProof && own.proven().isExact()) {
            line = own.line();
        } else if (!isProof && line.size() > depth) {
            line = line.subList(0, depth);
        }
        return new Verdict(
                own.scored(),
                own.move(),
                proven,
                own.widest(),
                own.scored() ? -expected : Values.earlier(-expected),
                depth,
                1 - reply.chance(),
                line);
    }

    /** Ends an unproven line before the first move that is proven to be worse than another one. */
    private Verdict cutLine(Verdict verdict, Position after, HashCollector hashes) {
        if (verdict.proven().isExact()) {
            return verdict;
        }
        Position position = after;
        for (int i = 1; i < verdict.line().size(); i++) {
            Move move = verdict.line().get(i);
            hashes.add(position.hashCode());
            StoredPosition stored = graph.find(position);
            if (stored != null && stored.derived[stored.index(move)].proven().upper() < stored.range.lower()) {
                return verdict.with(verdict.line().subList(0, i));
            }
            position = position.play(move);
        }
        return verdict;
    }

    /** A growing array of hash codes. */
    private static final class HashCollector {
        private int[] hashes = new int[32];
        private int size;

        void add(int hash) {
            if (size == hashes.length) {
                hashes = Arrays.copyOf(hashes, 2 * size);
            }
            hashes[size++] = hash;
        }

        int[] sorted() {
            int[] sorted = Arrays.copyOf(hashes, size);
            Arrays.sort(sorted);
            return sorted;
        }
    }
}
