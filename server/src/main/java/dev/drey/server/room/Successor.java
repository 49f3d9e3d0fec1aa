package dev.drey.server.room;

import dev.drey.rules.Outcome;
import dev.drey.rules.Side;

/** The game that follows one that is over: the same, with the sides changed. */
final class Successor {
    private static final double WIN = 1;
    private static final double DRAW = 0.5;

    private Successor() {}

    /** The next game of the same match. */
    static CreatedGame nextRound(LiveGame over, long now) {
        Terms.Round round = over.terms().round();
        return born(
                over,
                new Terms.Round(
                        round.series(),
                        round.number() + 1,
                        round.of(),
                        round.pointsOfSecond() + points(over, Side.SECOND),
                        round.pointsOfFirst() + points(over, Side.FIRST)),
                now);
    }

    /** The first game of another match. */
    static CreatedGame rematch(LiveGame over, long now) {
        return born(over, new Terms.Round(Ids.next(), 1, over.terms().round().of(), 0, 0), now);
    }

    private static CreatedGame born(LiveGame over, Terms.Round round, long now) {
        Terms old = over.terms();
        Terms terms = new Terms(
                Ids.next(), now, old.creator(), Ids.next(), old.start(), old.timeControl(), old.hints(), round);
        return CreatedGame.of(terms, over.seats().swapped());
    }

    private static double points(LiveGame over, Side side) {
        return over.state().outcome().map(outcome -> points(outcome, side)).orElse(0.0);
    }

    static double points(Outcome outcome, Side side) {
        return outcome.winner().map(winner -> winner == side ? WIN : 0).orElse(DRAW);
    }
}
