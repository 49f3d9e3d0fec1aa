package dev.drey.study.why;

import java.util.Optional;
import java.util.stream.Stream;

/** Looks for what may be the reason in one game: claims in the order in which they are worth telling, made when asked for. */
interface Finder {
    /** Why the worse move is a mistake. */
    Stream<Claim> mistake(Situation situation);

    /** Why the better move is better, told before anything is played. */
    Stream<Claim> hint(Situation situation);

    /** Makes one claim, where it applies. */
    interface Maker {
        Optional<Claim> make(Situation situation);
    }

    static Stream<Claim> claims(Situation situation, Maker... makers) {
        return Stream.of(makers).flatMap(maker -> maker.make(situation).stream());
    }
}
