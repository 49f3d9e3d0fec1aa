package dev.drey.analysis.explain;

import java.util.Optional;
import java.util.stream.Stream;

/** Looks for what may be the reason in one game: claims in the order in which they are worth telling, made when asked for. */
interface ReasonFinder {
    /** Why the worse move is a mistake. */
    Stream<ReasonCandidate> mistake(Situation situation);

    /** Why the better move is better, told before anything is played. */
    Stream<ReasonCandidate> hint(Situation situation);

    /** Makes one claim, where it applies. */
    interface Maker {
        Optional<ReasonCandidate> make(Situation situation);
    }

    static Stream<ReasonCandidate> claims(Situation situation, Maker... makers) {
        return Stream.of(makers).flatMap(maker -> maker.make(situation).stream());
    }
}
