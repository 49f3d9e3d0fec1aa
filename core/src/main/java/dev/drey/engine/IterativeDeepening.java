package dev.drey.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Looks at all moves of a position to the same depth, and deeper each time. */
final class IterativeDeepening {
    private static final int LONGEST_LINE = 12;
    private static final Range ALL = new Range(-Values.INFINITE, Values.INFINITE);

    private final List<MoveAnalysis> findings;
    private final SearchThreads crew;
    private final boolean scored;
    private final boolean everyMove;

    IterativeDeepening(List<MoveAnalysis> findings, SearchThreads crew, AnalysisRequest question) {
        this.findings = findings;
        this.crew = crew;
        this.scored = question.position().game().scored();
        this.everyMove = question.goal() == AnalysisRequest.Goal.EVERY_MOVE;
    }

    /** @throws SearchStopped if the budget is spent; what was estimated before stays then */
    void deepen(int depth) {
        if (depth == 1) {
            // A glance at every move takes no time, and an answer without one is none: it is not broken off.
            SearchThreads.Worker patient = crew.first().spending(Budget.unlimited());
            findings.stream().filter(finding -> !finding.isExact()).forEach(finding -> estimate(finding, 1, patient));
        } else if (everyMove) {
            Deque<MoveAnalysis> open = new ArrayDeque<>(
                    findings.stream().filter(finding -> !finding.isExact()).toList());
            crew.share(() -> {
                synchronized (open) {
                    return Optional.ofNullable(open.poll()).map(finding -> worker -> estimate(finding, depth, worker));
                }
            });
        } else {
            findBest(depth);
        }
        for (MoveAnalysis finding : findings) {
            if (!finding.isExact()) {
                finding.publish(depth);
                // No further than was searched: beyond that, the table only has leftovers of other searches.
                finding.likely(PrincipalVariation.likely(
                        finding.after(), crew.first().search(), Math.min(LONGEST_LINE, depth) - 1));
            }
        }
    }

    /**
     * Writes the lines of proven moves down that have none. This may take long where moves were proven by an earlier search, so
     * it comes after what this depth has estimated is known.
     *
     * @throws SearchStopped if the budget is spent
     */
    void writeProvenLines() {
        for (MoveAnalysis finding : findings) {
            if (!scored && finding.isExact() && !finding.hasWholeLine()) {
                finding.proven(PrincipalVariation.proven(
                        finding.after(), -later(finding.proven().least()), crew.first()));
            }
        }
    }

    private void estimate(MoveAnalysis finding, int depth, SearchThreads.Worker worker) {
        look(finding, depth, window(finding.proven(), depth), worker);
        settle(finding, depth, window -> look(finding, depth, window, worker));
    }

    private int look(MoveAnalysis finding, int depth, Range window, SearchThreads.Worker worker) {
        int value = -worker.search()
                .value(finding.after(), depth - 1, -later(window.most()), -later(window.least()), worker.budget());
        return note(finding, depth, value, window.least(), window.most());
    }

    /**
     * Where a win or loss is found already, the question left is whether it can come sooner: a search is told to care for
     * nothing else, or it would be content with what it remembers.
     */
    private Range window(Range proven, int depth) {
        if (scored || !proven.isDecided()) {
            return ALL;
        }
        int sooner = proven.least() > 0
                ? Values.winIn(Math.min(depth, Values.plies(proven.least()) - 1))
                : Values.lossIn(Math.min(depth + 1, Values.plies(proven.most())));
        return new Range(sooner - 1, sooner);
    }

    /** Asks on, as long as this depth can tell whether a win or loss comes sooner than is known. */
    private void settle(MoveAnalysis finding, int depth, Consumer<Range> look) {
        Range before;
        do {
            before = finding.proven();
            if (scored || before.isExact() || !before.isDecided()) {
                return;
            }
            look.accept(window(before, depth));
        } while (!finding.proven().equals(before));
    }

    /** The best move exactly, of the others only that they are no better. */
    private void findBest(int depth) {
        int best = -Values.INFINITE;
        List<MoveAnalysis> order = new ArrayList<>(findings);
        order.sort((a, b) -> Integer.compare(b.worth(), a.worth()));
        for (MoveAnalysis finding : order) {
            if (finding.isExact()) {
                best = Math.max(best, finding.worth());
                continue;
            }
            Range window = window(finding.proven(), depth);
            if (window.equals(ALL) && best > -Values.INFINITE) {
                window = new Range(best, best + 1);
            }
            int value = look(finding, depth, window);
            if (value > best && value >= window.most() && window.least() == best) {
                value = look(finding, depth, new Range(value - 1, Values.INFINITE));
            }
            settle(finding, depth, asked -> look(finding, depth, asked));
            best = Math.max(best, finding.within(value));
        }
    }

    private int look(MoveAnalysis finding, int depth, Range window) {
        return crew.race(worker -> look(finding, depth, window, worker));
    }

    /**
     * Takes down what an answer means: up to {@code alpha} it is an upper bound, from {@code beta} on a lower one.
     *
     * @return the value, counted from the position before the move
     */
    private int note(MoveAnalysis finding, int depth, int answer, int alpha, int beta) {
        int value = scored ? answer : Values.earlier(answer);
        // A move that is no better than another may be as good only by chance: it must not come before it.
        finding.estimateNext(value <= alpha ? Math.min(value, alpha - 1) : value);
        if (scored) {
            return value;
        }
        // Whatever was not decided was looked at so far; what was may have been remembered without looking.
        int vouched = crew.first().search().vouchedPlies(depth - 1) + 1;
        boolean isLow = value < beta;
        boolean isHigh = value > alpha;
        boolean undecided = !Values.isDecided(value);
        if (isLow && value < 0 && !undecided) {
            finding.atMost(value);
        } else if (isLow && vouched > 1 && (undecided || !isHigh)) {
            finding.atMost(Math.max(value, Values.winIn(vouched + 1)));
        }
        if (isHigh && value > 0 && !undecided) {
            finding.atLeast(value);
        } else if (isHigh && vouched > 1 && (undecided || !isLow)) {
            finding.atLeast(Math.min(value, Values.lossIn(vouched + 1)));
        }
        return value;
    }

    /** What the answer after the move is compared with. */
    private int later(int bound) {
        return scored ? bound : Values.later(bound);
    }
}
