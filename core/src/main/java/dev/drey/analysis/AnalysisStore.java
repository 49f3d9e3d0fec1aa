package dev.drey.analysis;

import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.Analysis;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.ProvenCache;
import dev.drey.engine.Verdict;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The results of all searches: for every move of a position a proven range, an estimate with its depth, and a line. Every
 * search adds its results here, and everything that shows values reads them from here. Thread-safe.
 *
 * <p>Values agree with each other at every moment:
 *
 * <ul>
 *   <li>The value of a move is the negated value of the position it leads to whenever the store has that position, too. A
 * result about
 *       a position therefore reaches the positions before it, and proven ranges also reach those after it.
 *   <li>Estimates are taken only at depths whose last position has the first side to move. Estimates of odd and even depth differ
 *       systematically, so a mixture would show differences between moves that come only from their depths.
 *   <li>A line ends before a move that is proven to be worse than another in a position of the store.
 * </ul>
 *
 * <p>The capacity is limited: the least recently used positions are evicted. Their contributions to other positions stay.
 */
public final class AnalysisStore {
    /** Default number of positions: about 25 MiB. */
    public static final int DEFAULT_CAPACITY = 4_000;

    private final ProvenCache cache;
    private final PositionGraph graph;
    private final VerdictPropagation propagation;

    /**
     * Creates an empty store.
     *
     * @param capacity maximum number of positions
     * @param cache keeps proven results beyond the life of this store
     */
    public AnalysisStore(int capacity, ProvenCache cache) {
        this.cache = cache;
        this.graph = new PositionGraph(capacity);
        this.propagation = new VerdictPropagation(graph);
    }

    /** Creates a store of the default capacity without a cache. */
    public AnalysisStore() {
        this(DEFAULT_CAPACITY, ProvenCache.none());
    }

    /**
     * The results for one position.
     *
     * @param analysis the verdict of every move, the best first
     * @param reasons by move: why it is a mistake, or for the best move why it is best
     * @param version grows whenever anything in the entry changes
     */
    public record Entry(AnalysisSnapshot analysis, Map<Move, List<MoveReason>> reasons, long version) {
        /**
         * Copies the map of reasons.
         *
         * @param analysis the verdict of every move, the best first
         * @param reasons by move
         * @param version grows whenever anything in the entry changes
         */
        public Entry {
            reasons = Map.copyOf(reasons);
        }

        /**
         * {@return the reasons why a move is a mistake, or why the best one is best; empty if no reason is known}
         *
         * @param move a move of the position
         */
        public List<MoveReason> reasons(Move move) {
            return reasons.getOrDefault(move, List.of());
        }
    }

    /**
     * The results for several positions at one moment.
     *
     * @param version the greatest version of the entries; later changes have a greater one
     * @param entries in the order of the requested positions; empty where nothing is known
     */
    public record Snapshot(long version, List<Optional<Entry>> entries) {
        /**
         * Copies the list of entries.
         *
         * @param version the greatest version of the entries
         * @param entries in the order of the requested positions
         */
        public Snapshot {
            entries = List.copyOf(entries);
        }
    }

    /**
     * Searches a position and adds the results as they are found. If the request is not about every move, only proven results
     * are added.
     *
     * @param oracle runs the search
     * @param request the request
     * @param budget limits the search
     * @return the stored results after the search
     */
    public AnalysisSnapshot search(Oracle oracle, AnalysisRequest request, Budget budget) {
        return search(oracle, request, budget, analysis -> {});
    }

    /**
     * Searches a position like {@link #search(Oracle, AnalysisRequest, Budget)}.
     *
     * @param oracle runs the search
     * @param request the request
     * @param budget limits the search
     * @param started receives the running analysis, to observe or to stop it
     * @return the stored results after the search
     */
    public AnalysisSnapshot search(Oracle oracle, AnalysisRequest request, Budget budget, Consumer<Analysis> started) {
        Position position = request.position();
        Analysis analysis = oracle.newAnalysis(request, budget, proven(position));
        started.accept(analysis);
        boolean everyMove = request.goal() == AnalysisRequest.Goal.EVERY_MOVE;
        AnalysisSnapshot found = analysis.run(everyMove ? this::add : this::addProven);
        add(found, everyMove && found.depth() > 0);
        AnalysisSnapshot known;
        synchronized (this) {
            StoredPosition stored = use(position);
            if (stored == null) {
                return found;
            }
            stored.nodes += found.nodes();
            stored.nanos += found.nanos();
            stored.exhausted |= everyMove && !budget.isSpent();
            known = stored.snapshot();
        }
        cache.keep(position, known.verdicts());
        return known;
    }

    /**
     * {@return the proven results of this store and of its cache} Results that are kept there go into both, so that everything
     * that shares the store uses them.
     */
    public ProvenCache proofs() {
        return new ProvenCache() {
            @Override
            public List<Verdict> find(Position position) {
                return proven(position);
            }

            @Override
            public void keep(Position position, List<Verdict> moves) {
                addProven(new AnalysisSnapshot(position, moves, 0, 0, 0, false));
                cache.keep(position, proven(position));
            }
        };
    }

    /** Returns the verdicts that a search may start from. */
    private synchronized List<Verdict> proven(Position position) {
        return Optional.ofNullable(use(position))
                .map(stored -> List.of(stored.derived))
                .orElse(List.of());
    }

    /**
     * Adds an analysis of every move of a position: its proofs, and its estimates if they are deeper than the known ones.
     *
     * @param found the results of a search
     */
    public synchronized void add(AnalysisSnapshot found) {
        add(found, found.depth() > 0);
    }

    /**
     * Adds only the proofs of an analysis, because its estimates are not of every move or not of one depth.
     *
     * @param found the results of a search
     */
    public synchronized void addProven(AnalysisSnapshot found) {
        add(found, false);
    }

    private synchronized void add(AnalysisSnapshot found, boolean estimates) {
        if (found.verdicts().isEmpty()) {
            return;
        }
        StoredPosition stored = use(found.position());
        if (stored == null) {
            stored = new StoredPosition(found);
            graph.add(stored);
        }
        stored.add(found, estimates);
        propagation.propagate(stored);
    }

    /**
     * {@return the results for a position; empty if there are none}
     *
     * @param position the position
     */
    public synchronized Optional<AnalysisSnapshot> find(Position position) {
        return entry(position).map(Entry::analysis);
    }

    /**
     * {@return the results for several positions at one moment}
     *
     * @param positions the positions
     */
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
                .filter(StoredPosition::isKnown)
                .map(stored -> new Entry(stored.snapshot(), stored.reasons(), stored.version));
    }

    /**
     * Adds the reasons why a move is a mistake, or why the best move is best.
     *
     * @param position the position
     * @param move a move of the position
     * @param best the best move at that time; the reasons are dropped when another move becomes the best
     * @param sure whether the loss of the move was proven; once it is proven later, the move can be explained again
     * @param reasons the reasons
     */
    public synchronized void addReasons(
            Position position, Move move, Move best, boolean sure, List<MoveReason> reasons) {
        StoredPosition stored = use(position);
        if (stored != null) {
            stored.addReasons(move, best, sure, reasons);
            propagation.markChanged(stored);
        }
    }

    /**
     * {@return the reasons why a move is a mistake, or why the best one is best; empty if no reason is known}
     *
     * @param position the position
     * @param move a move of the position
     */
    public synchronized List<MoveReason> reasons(Position position, Move move) {
        return entry(position).map(known -> known.reasons(move)).orElse(List.of());
    }

    /**
     * {@return whether a move has been explained with what is known now}
     *
     * @param position the position
     * @param move a move of the position
     * @param sure whether its loss is proven now
     */
    public synchronized boolean isExplained(Position position, Move move, boolean sure) {
        StoredPosition stored = use(position);
        return stored != null && stored.isExplained(move, sure);
    }

    /**
     * {@return how long a position has been searched, in nanoseconds; {@link Long#MAX_VALUE} if another search would find
     * nothing more}
     *
     * @param position the position
     */
    public synchronized long nanosSpent(Position position) {
        return Optional.ofNullable(use(position))
                .map(stored -> stored.exhausted ? Long.MAX_VALUE : stored.nanos)
                .orElse(0L);
    }

    /** {@return a number that grows with every change of any entry} */
    public synchronized long version() {
        return propagation.version();
    }

    synchronized int size() {
        return graph.size();
    }

    /** Returns a stored position, loading it from the cache if necessary; null if nothing is known about it. */
    private @Nullable StoredPosition use(Position position) {
        StoredPosition stored = graph.find(position);
        if (stored == null) {
            List<Verdict> cached = cache.find(position);
            if (cached.isEmpty()) {
                return null;
            }
            stored = new StoredPosition(new AnalysisSnapshot(position, cached, 0, 0, 0, false));
            graph.add(stored);
            propagation.propagate(stored);
        }
        graph.markUsed(stored);
        return stored;
    }
}
