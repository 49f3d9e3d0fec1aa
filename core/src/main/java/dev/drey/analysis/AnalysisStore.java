package dev.drey.analysis;

import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.Analysis;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What is known about positions: for every move a proven range, an estimate with its depth, and a line. Everything that shows
 * values reads them here, and every search writes what it found here. For any number of threads.
 *
 * <p>Values agree with each other at every moment:
 *
 * <ul>
 *   <li>The value of a move is the negated value of the position it leads to whenever the store has that position, too. What is
 *       learned about a position therefore reaches the positions before it, and proven ranges also reach those after it.
 *   <li>Estimates are taken only at depths whose last position has the first side to move. Estimates of odd and even depth
 *       differ systematically, and a difference between two moves must not be one between two depths.
 *   <li>A line ends before a move that is proven to be worse than another in a position of the store.
 * </ul>
 *
 * <p>The store is bounded: positions that were not used for the longest time go first. What they contributed to other
 * positions stays there.
 */
public final class AnalysisStore {
    /** Number of positions: about 25 MiB. */
    public static final int USUAL_SIZE = 4_000;

    private static final int SHARE_EVICTED = 10;

    private final int most;
    private final ProvenCache cache;
    private final Map<Position, Node> nodes = new HashMap<>();
    private final Map<Game, Set<Node>> ofGame = new HashMap<>();
    private long version;
    private long uses;

    /** @param cache where proven results outlive this store */
    public AnalysisStore(int most, ProvenCache cache) {
        this.most = most;
        this.cache = cache;
    }

    /** A store of the usual size that forgets everything with the program. */
    public AnalysisStore() {
        this(USUAL_SIZE, ProvenCache.none());
    }

    /**
     * What the store has about a position.
     *
     * @param analysis every move's verdict, the best first
     * @param why of moves that were explained: why they are mistakes, and of the best move why it is best
     * @param version grows whenever anything in it changes
     */
    public record Entry(AnalysisSnapshot analysis, Map<Move, List<MoveReason>> why, long version) {
        public Entry {
            why = Map.copyOf(why);
        }

        /** Why a move is a mistake, or the best one is best; empty if nothing is known to say. */
        public List<MoveReason> why(Move move) {
            return why.getOrDefault(move, List.of());
        }
    }

    /**
     * What the store has about several positions at one moment.
     *
     * @param version whatever is not in the entries as they are here, or changes later, has a greater one
     * @param entries in the order of the positions asked about; empty where nothing is known
     */
    public record Snapshot(long version, List<Optional<Entry>> entries) {
        public Snapshot {
            entries = List.copyOf(entries);
        }
    }

    /**
     * Searches a position, learning what is found while it is found: of a question that is not about every move, only what is
     * proven.
     *
     * @return what the store knows then
     */
    public AnalysisSnapshot deepen(Oracle oracle, AnalysisRequest question, Budget budget) {
        return deepen(oracle, question, budget, inquiry -> {});
    }

    /**
     * The same.
     *
     * @param started is handed the running inquiry, to look at it or to stop it
     */
    public AnalysisSnapshot deepen(Oracle oracle, AnalysisRequest question, Budget budget, Consumer<Analysis> started) {
        Position position = question.position();
        Analysis inquiry = oracle.newAnalysis(question, budget, proven(position));
        started.accept(inquiry);
        boolean all = question.goal() == AnalysisRequest.Goal.EVERY_MOVE;
        AnalysisSnapshot found = inquiry.run(all ? this::learn : this::learnProven);
        learn(found, all && found.depth() > 0);
        AnalysisSnapshot known;
        synchronized (this) {
            Node node = use(position);
            if (node == null) {
                return found;
            }
            node.nodes += found.nodes();
            node.nanos += found.nanos();
            node.exhausted |= all && !budget.isSpent();
            known = node.analysis();
        }
        cache.keep(position, known.verdicts());
        return known;
    }

    /** What is proven about the moves of a position: where a search may start from. */
    private synchronized List<Verdict> proven(Position position) {
        return Optional.ofNullable(use(position))
                .map(node -> List.of(node.byMove))
                .orElse(List.of());
    }

    /** Takes in an analysis of every move of a position: what it proves, and its estimates if they look further. */
    public synchronized void learn(AnalysisSnapshot found) {
        learn(found, found.depth() > 0);
    }

    /** Takes in only what an analysis proves: its estimates are not of every move, or not of one depth. */
    public synchronized void learnProven(AnalysisSnapshot found) {
        learn(found, false);
    }

    private synchronized void learn(AnalysisSnapshot found, boolean estimates) {
        if (found.verdicts().isEmpty()) {
            return;
        }
        Node node = use(found.position());
        if (node == null) {
            node = add(new Node(found));
        }
        boolean adopts =
                estimates && (node.depth == 0 || found.depth() >= node.depth && fits(found.position(), found.depth()));
        for (Verdict verdict : found.verdicts()) {
            int i = node.index(verdict.move());
            node.own[i] = join(node.own[i], verdict, adopts, node.after[i]);
        }
        node.depth = adopts ? found.depth() : node.depth;
        settle(node);
    }

    /** Whether an estimate of that depth ends with the first side to move. */
    private static boolean fits(Position position, int depth) {
        return (depth % 2 == 0) == (position.toMove() == Side.FIRST);
    }

    private static Verdict join(Verdict known, Verdict found, boolean adopts, Position after) {
        Range proven = known.proven().and(found.proven());
        Verdict source = adopts ? found : known;
        boolean better = found.proven().isExact() && !(known.proven().isExact() && known.hasWholeLine(after));
        return source.with(proven).with(proven.isExact() ? (better ? found : known).line() : source.line());
    }

    /** What is known about a position; empty while nothing is. */
    public synchronized Optional<AnalysisSnapshot> find(Position position) {
        return entry(position).map(Entry::analysis);
    }

    /** What is known about several positions at one moment. */
    public synchronized Snapshot snapshot(List<Position> positions) {
        List<Optional<Entry>> entries = positions.stream().map(this::entry).toList();
        long newest = entries.stream()
                .flatMap(Optional::stream)
                .mapToLong(Entry::version)
                .max()
                .orElse(0);
        return new Snapshot(newest, entries);
    }

    private Optional<Entry> entry(Position position) {
        return Optional.ofNullable(use(position))
                .filter(Node::isKnown)
                .map(node -> new Entry(node.analysis(), node.reasons(), node.changed));
    }

    /**
     * Keeps why a move is a mistake, or why the best one is best.
     *
     * @param best the best move by then: when another one is, the reasons do not count any more
     * @param sure whether the loss was proven by then: when it is proven later, there may be more to say
     */
    public synchronized void explain(Position position, Move move, Move best, boolean sure, List<MoveReason> reasons) {
        Node node = use(position);
        if (node != null) {
            node.why.put(move, new Explanation(best, sure, reasons));
            node.changed = ++version;
        }
    }

    /** Why a move is a mistake, or the best one is best; empty if nothing is known to say. */
    public synchronized List<MoveReason> why(Position position, Move move) {
        return entry(position).map(known -> known.why(move)).orElse(List.of());
    }

    /**
     * Whether a move was explained by what is known now.
     *
     * @param sure whether its loss is proven now
     */
    public synchronized boolean isExplained(Position position, Move move, boolean sure) {
        Node node = use(position);
        Explanation explanation = node == null ? null : node.why.get(move);
        return node != null && explanation != null && node.holds(explanation) && (explanation.sure() || !sure);
    }

    private record Explanation(Move best, boolean sure, List<MoveReason> reasons) {}

    /** How long a position was searched; more than any time if another search would find nothing more. */
    public synchronized long nanosSpent(Position position) {
        return Optional.ofNullable(use(position))
                .map(node -> node.exhausted ? Long.MAX_VALUE : node.nanos)
                .orElse(0L);
    }

    /** Grows with every change of anything. */
    public synchronized long version() {
        return version;
    }

    synchronized int size() {
        return nodes.size();
    }

    private @Nullable Node use(Position position) {
        Node node = nodes.get(position);
        if (node == null) {
            List<Verdict> kept = cache.find(position);
            if (kept.isEmpty()) {
                return null;
            }
            node = add(new Node(new AnalysisSnapshot(position, kept, 0, 0, 0, false)));
            settle(node);
        }
        node.used = ++uses;
        return node;
    }

    private Node add(Node node) {
        if (nodes.size() >= most) {
            evict();
        }
        nodes.put(node.position, node);
        node.used = ++uses;
        Set<Node> sameGame = ofGame.computeIfAbsent(node.position.game(), game -> new LinkedHashSet<>());
        for (int i = 0; i < node.after.length; i++) {
            Node next = nodes.get(node.after[i]);
            if (next != null) {
                link(node, i, next);
            }
        }
        int hash = node.position.hashCode();
        for (Node before : sameGame) {
            for (int i = 0; i < before.after.length; i++) {
                if (before.hashes[i] == hash && before.after[i].equals(node.position)) {
                    link(before, i, node);
                    node.limit = node.limit.and(before.byMove[i].proven().afterMove(before.byMove[i].scored()));
                }
            }
        }
        sameGame.add(node);
        return node;
    }

    private static void link(Node before, int i, Node next) {
        before.next[i] = next;
        next.parents.add(before);
    }

    private void evict() {
        List<Node> oldestFirst = nodes.values().stream()
                .sorted(Comparator.comparingLong(node -> node.used))
                .limit(Math.max(1, most / SHARE_EVICTED))
                .toList();
        for (Node node : oldestFirst) {
            nodes.remove(node.position);
            Set<Node> sameGame = ofGame.getOrDefault(node.position.game(), Set.of());
            sameGame.remove(node);
            if (sameGame.isEmpty()) {
                ofGame.remove(node.position.game());
            }
            for (Node before : node.parents) {
                for (int i = 0; i < before.next.length; i++) {
                    if (before.next[i] == node) {
                        before.next[i] = null;
                        before.own[i] = before.byMove[i];
                    }
                }
            }
            for (Node next : node.next) {
                if (next != null) {
                    next.parents.remove(node);
                }
            }
        }
    }

    /** Derives a position's verdicts anew, and then those of all positions that this changes. */
    private void settle(Node changed) {
        Deque<Node> open = new ArrayDeque<>(List.of(changed));
        boolean first = true;
        while (!open.isEmpty()) {
            Node node = open.poll();
            boolean news = derive(node) || node.changed == 0;
            if (!news && !first) {
                continue;
            }
            first = false;
            if (news) {
                node.changed = ++version;
            }
            open.addAll(node.parents);
            for (int i = 0; i < node.next.length; i++) {
                Node next = node.next[i];
                if (next != null && tell(next, node.byMove[i])) {
                    open.add(next);
                }
            }
            int hash = node.position.hashCode();
            for (Node other : ofGame.getOrDefault(node.position.game(), Set.of())) {
                if (other != node && Arrays.binarySearch(other.passes, hash) >= 0) {
                    open.add(other);
                }
            }
        }
    }

    /** Tells a position what is proven about the move that leads to it. @return whether that is news */
    private static boolean tell(Node next, Verdict move) {
        Range limit = next.limit.and(move.proven().afterMove(move.scored()));
        boolean news = !limit.equals(next.limit);
        next.limit = limit;
        if (move.proven().isExact() && move.line().size() > 1) {
            int i = next.index(move.line().get(1));
            Verdict reply = next.own[i];
            if (!next.byMove[i].proven().isExact() && move.hasWholeLine(next.position)) {
                // The reply of a proven line is a best one.
                Range proven = reply.proven().and(limit);
                List<Move> rest = move.line().subList(1, move.line().size());
                next.own[i] = reply.with(proven).with(rest);
                news = true;
            }
        }
        return news;
    }

    /** @return whether anything is different now */
    private boolean derive(Node node) {
        Verdict[] verdicts = new Verdict[node.own.length];
        for (int i = 0; i < verdicts.length; i++) {
            Node next = node.next[i];
            Verdict verdict = next == null ? node.own[i] : through(next, node.own[i]);
            verdicts[i] = verdict.with(verdict.proven().atMost(node.limit.most()));
        }
        Range range = Range.ofBest(Arrays.stream(verdicts).map(Verdict::proven).toList())
                .and(node.limit);
        reach(verdicts, range, node.bestFirst);
        Passes passes = new Passes();
        for (int i = 0; i < verdicts.length; i++) {
            verdicts[i] = cut(verdicts[i], node.after[i], passes);
        }
        node.passes = passes.sorted();
        if (Arrays.equals(verdicts, node.byMove) && range.equals(node.range) && node.depth == node.shownDepth) {
            return false;
        }
        node.byMove = verdicts;
        node.range = range;
        node.shownDepth = node.depth;
        node.best = Arrays.stream(verdicts).min(node.bestFirst).orElseThrow();
        return true;
    }

    /**
     * Some move is worth what the position is: if only one can be, it is; else the best guess is that the best-looking one of those
     * that can be is.
     */
    private static void reach(Verdict[] verdicts, Range position, Comparator<Verdict> bestFirst) {
        List<Integer> candidates = IntStream.range(0, verdicts.length)
                .filter(i -> verdicts[i].proven().most() >= position.least())
                .boxed()
                .sorted(Comparator.comparing(i -> verdicts[i], bestFirst))
                .toList();
        int best = candidates.get(0);
        Verdict verdict = verdicts[best];
        if (candidates.size() == 1) {
            verdicts[best] = verdict.with(verdict.proven().atLeast(position.least()));
        } else if (verdict.expected() < position.least()
                || position.isDecided() && !verdict.proven().isDecided()) {
            int least = position.least() * (verdict.scored() ? Values.POINT : 1);
            verdicts[best] = new Verdict(
                    verdict.scored(),
                    verdict.move(),
                    verdict.proven(),
                    verdict.widest(),
                    Math.max(least, verdict.estimate()),
                    verdict.depth(),
                    position.chance(verdict.chance()),
                    verdict.line());
        }
    }

    /** What a move is worth by what is known about the position it leads to. */
    private static Verdict through(Node next, Verdict own) {
        Range proven = own.proven().and(next.range.ofMoveTo(own.scored()));
        if (!next.isKnown()) {
            return own.with(proven);
        }
        Verdict reply = next.best;
        int expected = (int) Math.round(reply.expected() * (own.scored() ? Values.POINT : 1));
        int depth = next.depth + 1;
        List<Move> line = new ArrayList<>(List.of(own.move()));
        line.addAll(reply.line());
        boolean proves = proven.isExact() && reply.proven().isExact();
        if (proven.isExact() && !proves && own.proven().isExact()) {
            line = own.line();
        } else if (!proves && line.size() > depth) {
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

    /** Ends a line that is not proven before the first move that is proven to be worse than another. */
    private Verdict cut(Verdict verdict, Position after, Passes passes) {
        if (verdict.proven().isExact()) {
            return verdict;
        }
        Position position = after;
        for (int i = 1; i < verdict.line().size(); i++) {
            Move move = verdict.line().get(i);
            passes.add(position.hashCode());
            Node there = nodes.get(position);
            if (there != null && there.byMove[there.index(move)].proven().most() < there.range.least()) {
                return verdict.with(verdict.line().subList(0, i));
            }
            position = position.play(move);
        }
        return verdict;
    }

    /** The hashes of positions that a node's lines pass through. */
    private static final class Passes {
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

    /** A position, its moves in the order of {@link Position#moves}, and the positions known before and after it. */
    private static final class Node {
        final Position position;
        final List<Move> moves;
        final Position[] after;
        final int[] hashes;
        final @Nullable Node[] next;
        final Set<Node> parents = new LinkedHashSet<>();
        final Comparator<Verdict> bestFirst;
        final Map<Move, Explanation> why = new HashMap<>();

        /** What searches of this very position found. */
        final Verdict[] own;

        int depth;
        long nodes;
        long nanos;
        long used;

        /** Whether a search came to its end by itself: more time would find nothing more. */
        boolean exhausted;

        /** What is proven about the value of the position by what is known about moves that lead to it. */
        Range limit;

        /** What is shown: derived from the above and from the positions after it. */
        Verdict[] byMove;

        Range range;
        Verdict best;
        int shownDepth;
        long changed;
        int[] passes = {};

        Node(AnalysisSnapshot found) {
            this.position = found.position();
            this.moves = position.moves();
            this.after = moves.stream().map(position::play).toArray(Position[]::new);
            this.hashes = Arrays.stream(after).mapToInt(Position::hashCode).toArray();
            this.next = new Node[after.length];
            this.bestFirst = Comparator.comparingDouble(Verdict::expected)
                    .reversed()
                    .thenComparing(Verdict::certainty)
                    .thenComparingInt(verdict -> index(verdict.move()));
            this.own = new Verdict[after.length];
            for (Verdict verdict : found.verdicts()) {
                own[index(verdict.move())] = verdict;
            }
            this.byMove = own.clone();
            this.range = Range.ofBest(Arrays.stream(own).map(Verdict::proven).toList());
            this.limit = new Range(-Values.INFINITE, Values.INFINITE);
            this.best = Arrays.stream(own).min(bestFirst).orElseThrow();
        }

        int index(Move move) {
            int i = moves.indexOf(move);
            if (i < 0) {
                throw new IllegalArgumentException(move + " is not a move of " + position);
            }
            return i;
        }

        boolean holds(Explanation explanation) {
            return explanation.best().equals(best.move());
        }

        Map<Move, List<MoveReason>> reasons() {
            Map<Move, List<MoveReason>> reasons = new HashMap<>();
            why.forEach((move, explanation) -> {
                if (holds(explanation)) {
                    reasons.put(move, explanation.reasons());
                }
            });
            return reasons;
        }

        boolean isComplete() {
            return Arrays.stream(byMove).allMatch(verdict -> verdict.proven().isExact());
        }

        /** Before all moves were looked at, they all look the same: nothing to show. */
        boolean isKnown() {
            return depth > 0 || isComplete();
        }

        AnalysisSnapshot analysis() {
            List<Verdict> sorted = Arrays.stream(byMove).sorted(bestFirst).toList();
            return new AnalysisSnapshot(position, sorted, nodes, nanos, depth, isComplete());
        }
    }
}
