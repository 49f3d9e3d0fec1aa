package dev.drey.engine;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/** Proves the values of moves of a game that is scored. */
final class MoveProver {
    private final List<MoveAnalysis> findings;
    private final SearchThreads crew;
    private final AnalysisRequest.Goal goal;

    MoveProver(List<MoveAnalysis> findings, SearchThreads crew, AnalysisRequest question) {
        this.findings = findings;
        this.crew = crew;
        this.goal = question.goal();
    }

    /** @throws SearchStopped if the budget is spent; what was proven before stays then */
    void run() {
        List<MoveAnalysis> order = new ArrayList<>(findings);
        order.sort((a, b) -> Integer.compare(b.worth(), a.worth()));
        switch (goal) {
            case EVERY_MOVE -> every(order);
            case BEST_MOVE -> best(order);
            case WINNER -> winner(order);
        }
    }

    /** The best move by all together, since it takes longest; then a move for each. */
    private void every(List<MoveAnalysis> order) {
        MoveAnalysis first = order.get(0);
        together(first, first.proven().least() - 1, first.proven().most() + 1);
        Deque<MoveAnalysis> open = new ArrayDeque<>(order);
        crew.share(() -> {
            synchronized (open) {
                return Optional.ofNullable(open.poll()).map(finding -> worker -> prove(finding, worker));
            }
        });
    }

    private void prove(MoveAnalysis finding, SearchThreads.Worker worker) {
        int alpha = finding.proven().least() - 1;
        int beta = finding.proven().most() + 1;
        if (!finding.isExact()) {
            int value = -worker.proving().solve(finding.after(), -beta, -alpha, worker.budget());
            note(finding, value, alpha, beta);
        }
        addLine(finding, worker);
    }

    private void best(List<MoveAnalysis> order) {
        int best = Integer.MIN_VALUE;
        for (MoveAnalysis finding : order) {
            Range proven = finding.proven();
            if (proven.most() > best) {
                int beta = proven.most() + 1;
                int alpha = Math.max(best, proven.least() - 1);
                boolean narrow = best > Integer.MIN_VALUE && beta - alpha > 1;
                int value = together(finding, alpha, narrow ? alpha + 1 : beta);
                if (narrow && value > alpha) {
                    together(finding, value - 1, beta);
                }
            }
            best = Math.max(best, finding.proven().least());
        }
        int value = best;
        for (MoveAnalysis finding : order) {
            if (finding.isExact() && finding.proven().least() == value) {
                addLine(finding, crew.first());
                return;
            }
        }
    }

    private void winner(List<MoveAnalysis> order) {
        for (MoveAnalysis finding : order) {
            if (!finding.proven().isDecided()) {
                together(finding, -1, 1);
            }
            if (finding.proven().least() > 0) {
                return;
            }
        }
    }

    private int together(MoveAnalysis finding, int alpha, int beta) {
        if (finding.isExact()) {
            return finding.proven().least();
        }
        int value = -crew.race(worker -> worker.proving().solve(finding.after(), -beta, -alpha, worker.budget()));
        note(finding, value, alpha, beta);
        return value;
    }

    private static void note(MoveAnalysis finding, int value, int alpha, int beta) {
        if (value > alpha) {
            finding.atLeast(value);
        }
        if (value < beta) {
            finding.atMost(value);
        }
    }

    private static void addLine(MoveAnalysis finding, SearchThreads.Worker worker) {
        if (!finding.hasWholeLine()) {
            finding.proven(
                    PrincipalVariation.proven(finding.after(), -finding.proven().least(), worker));
        }
    }
}
