package dev.drey.bench.solve;

import dev.drey.engine.Budget;
import dev.drey.engine.Values;
import dev.drey.engine.santorini.SantoriniEngine;
import dev.drey.rules.Move;
import dev.drey.rules.Side;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.santorini.SantoriniPosition;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Games of the engine, one thread and so long a move, against the plain player: from each opening with both sides. */
final class SantoriniMatch {
    private static final long TABLE_BYTES = 256 << 20;
    private static final int OPENING_PLIES = 4;
    private static final long MILLI = 1_000_000L;

    /** In the time of so many moves an opening is looked at, to see whether it is lost already. */
    private static final int OPENING_MOVES = 5;

    private final Santorini game;
    private final long nanos;
    private final SantoriniPlainPlayer plain = new SantoriniPlainPlayer();
    private int won;
    private int played;
    private int leftOut;
    private int plies;
    private int depths;
    private int looks;

    SantoriniMatch(Santorini game, int millis) {
        this.game = game;
        this.nanos = millis * MILLI;
    }

    void play(int openings, PrintStream out) {
        SantoriniEngine brain = new SantoriniEngine(game, TABLE_BYTES, 1);
        for (long seed = 1; seed <= openings; seed++) {
            SantoriniPosition opening = opening(new Random(seed));
            Optional<Side> winner = winner(brain, opening);
            for (Side side : Side.values()) {
                if (winner.equals(Optional.of(side.other()))) {
                    leftOut++;
                } else if (wins(brain, side, opening)) {
                    won++;
                    played++;
                } else {
                    played++;
                    out.printf("%s: seed %d as %s lost%n", game, seed, side);
                }
            }
        }
        out.printf(
                "%s: won %d of %d games, %.1f %% (must: 98 %%); %d lost openings left out; %d plies a game, mean depth %.1f%n",
                game,
                won,
                played,
                100.0 * won / Math.max(1, played),
                leftOut,
                plies / Math.max(1, played),
                depths / (double) Math.max(1, looks));
    }

    /** Who wins for certain, as far as can be proven in the time of some moves. */
    private Optional<Side> winner(SantoriniEngine brain, SantoriniPosition opening) {
        brain.clear();
        try (SantoriniDeepening deepening = new SantoriniDeepening(brain, 1)) {
            int value =
                    deepening.look(opening, Budget.nanos(OPENING_MOVES * nanos)).value();
            return !Values.isDecided(value)
                    ? Optional.empty()
                    : Optional.of(
                            value > 0 ? opening.toMove() : opening.toMove().other());
        }
    }

    private boolean wins(SantoriniEngine brain, Side side, SantoriniPosition opening) {
        brain.clear();
        SantoriniPosition position = opening;
        try (SantoriniDeepening ours = new SantoriniDeepening(brain, 1)) {
            while (!position.isOver()) {
                position = position.play(position.toMove() == side ? choose(ours, position) : plain.choose(position));
                plies++;
            }
        }
        return position.toMove() != side;
    }

    private Move choose(SantoriniDeepening ours, SantoriniPosition position) {
        SantoriniDeepening.Found found = ours.look(position, Budget.nanos(nanos));
        if (!Values.isDecided(found.value())) {
            looks++;
            depths += found.depth();
        }
        return found.move();
    }

    private SantoriniPosition opening(Random random) {
        SantoriniPosition position = (SantoriniPosition) game.start();
        for (int ply = 0; ply < OPENING_PLIES; ply++) {
            List<Move> moves = position.moves();
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }
}
