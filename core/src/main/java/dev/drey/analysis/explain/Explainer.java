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
 * Says why a move is a mistake, or why the best move is best. Every reason was checked: without what it claims, the verdict
 * would be another (docs/explanations.md). Where nothing survives the checks, there is no reason rather than a wrong one.
 */
public final class Explainer {
    /** Is told of every claim that was checked. */
    @FunctionalInterface
    public interface Watcher {
        void checked(MoveReason reason, boolean holds);
    }

    /** More sentences than this are not read. */
    private static final int MOST = 2;

    private final Watcher watcher;

    public Explainer() {
        this((reason, holds) -> {});
    }

    public Explainer(Watcher watcher) {
        this.watcher = watcher;
    }

    /**
     * Why a move is a mistake: up to two reasons, what the other side does to it first, then what the better move does.
     *
     * @param played the mistake; where its value or the better move's is not proven, only facts that need no proof are told
     * @param best a better move
     * @param prober checks the claims
     */
    public List<MoveReason> mistake(Position before, Verdict played, Verdict best, Prober prober) {
        if (played.move().equals(best.move())) {
            return List.of();
        }
        Situation situation = new Situation(before, played, best, prober);
        return survivors(ReasonFinders.of(before.game()).mistake(situation));
    }

    /**
     * Why the best move is best: up to two reasons.
     *
     * @param all the verdicts of all moves, or of some; it is held against the best of those that are worse
     * @param prober checks the claims
     */
    public List<MoveReason> hint(Position before, Verdict best, List<Verdict> all, Prober prober) {
        Optional<Verdict> next = all.stream()
                .filter(other -> !other.move().equals(best.move()))
                .filter(other -> isWorse(other, best))
                .max(Comparator.comparingDouble(Verdict::expected));
        if (next.isEmpty()) {
            return List.of();
        }
        Situation situation = new Situation(before, next.get(), best, prober);
        return survivors(ReasonFinders.of(before.game()).hint(situation));
    }

    /** Winning later is not worse in a way that a sentence could tell. */
    private static boolean isWorse(Verdict other, Verdict best) {
        return other.scored()
                ? other.expected() < best.expected()
                : other.chance() < best.chance()
                        || best.proven().least() > 0 && other.proven().least() <= 0;
    }

    private List<MoveReason> survivors(Stream<ReasonCandidate> claims) {
        Map<ReasonCandidate.About, MoveReason> told = new EnumMap<>(ReasonCandidate.About.class);
        Iterator<ReasonCandidate> next = claims.iterator();
        while (told.size() < MOST && next.hasNext()) {
            ReasonCandidate claim = next.next();
            if (isWanted(claim, told)) {
                boolean holds = claim.check().getAsBoolean();
                watcher.checked(claim.reason(), holds);
                if (holds) {
                    told.put(claim.about(), claim.reason());
                }
            }
        }
        return List.copyOf(told.values());
    }

    private static boolean isWanted(ReasonCandidate claim, Map<ReasonCandidate.About, MoveReason> told) {
        return claim.about() == ReasonCandidate.About.END
                ? told.isEmpty()
                : !told.containsKey(claim.about())
                        && told.values().stream().noneMatch(reason -> isSame(reason, claim.reason()));
    }

    /** Whether both sides would do the same to the same cells: one sentence says it all. */
    private static boolean isSame(MoveReason one, MoveReason other) {
        return one.move().equals(other.move()) && one.cells().equals(other.cells()) && one.amount() == other.amount();
    }
}
