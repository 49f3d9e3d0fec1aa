package dev.drey.engine;

import dev.drey.rules.Position;
import java.util.List;
import java.util.function.Consumer;

/**
 * A question to the oracle that is being answered. It refines while it runs, and anyone may look at what is known so far, or
 * stop it.
 */
public final class Analysis {
    /** About how many nodes a thread visits in a second, for deciding what there is time to prove. */
    private static final long RATE = 4_000_000;

    /** Estimates that order the moves may take this part of a proof's time. */
    private static final int ESTIMATING_SHARE = 16;

    private static final int LEAST_DEPTH = 2;

    private final GameEngine brain;
    private final AnalysisRequest question;
    private final int threads;
    private final Budget budget;
    private final List<MoveAnalysis> findings;
    private final long begun = System.nanoTime();
    private final SearchThreads crew;
    private volatile int depth;
    private volatile long ended;

    Analysis(GameEngine brain, AnalysisRequest question, int threads, Budget budget, List<Verdict> known) {
        this.brain = brain;
        this.question = question;
        this.threads = threads;
        this.budget = budget;
        Position position = question.position();
        int widest = brain.widest(position);
        this.findings = position.moves().stream()
                .map(move -> new MoveAnalysis(position, move, widest))
                .toList();
        for (Verdict verdict : known) {
            findings.stream()
                    .filter(finding -> finding.move().equals(verdict.move()))
                    .forEach(finding -> finding.know(verdict));
        }
        this.crew = new SearchThreads(brain, threads, budget);
    }

    /** Works until all is answered or the budget is spent. @return what is known then */
    public AnalysisSnapshot run() {
        return run(known -> {});
    }

    /** The same, telling what is known whenever all moves were looked at a ply deeper. */
    public AnalysisSnapshot run(Consumer<AnalysisSnapshot> progress) {
        synchronized (brain) {
            brain.prepareSearch(question.position());
            try (crew) {
                if (!isAnswered()) {
                    work(progress);
                }
            } catch (SearchStopped halt) {
                // What is known so far is the answer.
            } finally {
                ended = System.nanoTime();
            }
        }
        return snapshot();
    }

    private void work(Consumer<AnalysisSnapshot> progress) {
        boolean solves = question.proves() && crew.first().solver().isPresent();
        IterativeDeepening estimating = new IterativeDeepening(findings, crew, question);
        int deepest = Math.min(question.deepest(), question.position().game().longestGame());
        for (int next = 1; next <= deepest && !isAnswered() && !(solves && isTimeToProve(next)); next++) {
            estimating.deepen(next);
            depth = next;
            estimating.writeProvenLines();
            progress.accept(snapshot());
        }
        if (solves && !isAnswered()) {
            brain.prepare(question.position());
            new MoveProver(findings, crew, question).run();
        }
    }

    /** Where there is no time for a proof, better estimates are worth more than half of one. */
    private boolean isTimeToProve(int nextDepth) {
        long cost = brain.proofNodes(question.position());
        boolean affordable = budget.nodesLeft(RATE * threads) >= cost;
        return affordable && nextDepth > LEAST_DEPTH && crew.nodes() >= cost / ESTIMATING_SHARE;
    }

    private boolean isAnswered() {
        return AnalysisSnapshot.isAnswered(
                question.goal(), findings.stream().map(MoveAnalysis::proven).toList());
    }

    /** What is known at this moment. */
    public AnalysisSnapshot snapshot() {
        List<Verdict> verdicts = findings.stream().map(MoveAnalysis::verdict).toList();
        long until = ended == 0 ? System.nanoTime() : ended;
        return AnalysisSnapshot.of(question, verdicts, crew.nodes(), until - begun, depth);
    }

    public Position position() {
        return question.position();
    }

    /** Tells it to come to an end; {@link #run} returns soon. */
    public void stop() {
        budget.stop();
    }
}
