package dev.drey.analysis.explain;

import dev.drey.engine.Verdict;
import dev.drey.rules.Position;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Explains why a move is a mistake, or why the best move is best. Every reason is checked: without the claimed fact, the
 * verdict would be different (docs/explanations.md). If no candidate passes its check, there is no reason rather than a wrong
 * one.
 */
public final class Explainer {
    /** Receives every candidate that was checked. */
    @FunctionalInterface
    public interface CheckListener {
        /**
         * Called after a check.
         *
         * @param reason the candidate
         * @param holds whether it passed its check
         */
        void checked(MoveReason reason, boolean holds);
    }

    /** Maximum number of reasons for a move. */
    private static final int MAX_REASONS = 2;

    private final CheckListener listener;

    /** Creates an explainer without a listener. */
    public Explainer() {
        this((reason, holds) -> {});
    }

    /**
     * Creates an explainer that reports its checks.
     *
     * @param listener receives every candidate that was checked
     */
    public Explainer(CheckListener listener) {
        this.listener = listener;
    }

    /**
     * {@return up to two reasons why a move is a mistake: first about the opponent's reply, then about the better move}
     *
     * @param before the position before the move
     * @param played the mistake; if its value or the better move's is not proven, only facts that need no proof are returned
     * @param best a better move
     * @param prober checks the candidates
     */
    public List<MoveReason> mistake(Position before, Verdict played, Verdict best, Prober prober) {
        if (played.move().equals(best.move())) {
            return List.of();
        }
        MoveComparison comparison = new MoveComparison(before, played, best, prober);
        return checked(ReasonFinder.of(before.game()).mistake(comparison));
    }

    /**
     * {@return up to two reasons why the best move is best}
     *
     * @param before the position before the move
     * @param best the best move
     * @param all the verdicts of all moves or of some; the best move is compared with the best of those that are worse
     * @param prober checks the candidates
     */
    public List<MoveReason> hint(Position before, Verdict best, List<Verdict> all, Prober prober) {
        Optional<Verdict> next = all.stream()
                .filter(other -> !other.move().equals(best.move()))
                .filter(other -> isWorse(other, best))
                .max(Comparator.comparingDouble(Verdict::expected));
        if (next.isEmpty()) {
            return List.of();
        }
        MoveComparison comparison = new MoveComparison(before, next.get(), best, prober);
        return checked(ReasonFinder.of(before.game()).hint(comparison));
    }

    /** Returns whether a move is worse in a way that a sentence can explain; a slower win is not. */
    private static boolean isWorse(Verdict other, Verdict best) {
        return other.scored()
                ? other.expected() < best.expected()
                : other.chance() < best.chance()
                        || best.proven().lower() > 0 && other.proven().lower() <= 0;
    }

    private List<MoveReason> checked(Stream<ReasonCandidate> candidates) {
        Map<ReasonCandidate.Subject, MoveReason> accepted = new EnumMap<>(ReasonCandidate.Subject.class);
        Iterator<ReasonCandidate> next = candidates.iterator();
        while (accepted.size() < MAX_REASONS && next.hasNext()) {
            ReasonCandidate candidate = next.next();
            if (isWanted(candidate, accepted)) {
                boolean holds = candidate.check().getAsBoolean();
                listener.checked(candidate.reason(), holds);
                if (holds) {
                    accepted.put(candidate.subject(), candidate.reason());
                }
            }
        }
        return List.copyOf(accepted.values());
    }

    private static boolean isWanted(ReasonCandidate candidate, Map<ReasonCandidate.Subject, MoveReason> accepted) {
        return candidate.subject() == ReasonCandidate.Subject.END
                ? accepted.isEmpty()
                : !accepted.containsKey(candidate.subject())
                        && accepted.values().stream().noneMatch(reason -> isSame(reason, candidate.reason()));
    }

    /** Returns whether two reasons say the same: the same move on the same cells. */
    private static boolean isSame(MoveReason one, MoveReason other) {
        return one.move().equals(other.move()) && one.cells().equals(other.cells()) && one.amount() == other.amount();
    }
}
