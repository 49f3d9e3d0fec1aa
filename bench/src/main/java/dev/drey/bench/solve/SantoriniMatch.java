package dev.drey.bench.solve;

import dev.drey.engine.Budget;
import dev.drey.engine.Values;
import dev.drey.engine.santorini.SantoriniBrain;
import dev.drey.rules.Move;
import dev.drey.rules.Side;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.santorini.SantoriniPosition;
import java.io.PrintStream;
import java.util.List;
import java.util.Random;

/** Games of the engine, one thread and so long a move, against the plain player: from each opening with both sides. */
final class SantoriniMatch {
    private static final long TABLE_BYTES = 256 << 20;
    private static final int OPENING_PLIES = 4;
    private static final long MILLI = 1_000_000L;

    /** How much longer an opening is looked at to see whether it is lost already. */
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
        SantoriniBrain brain = new SantoriniBrain(game, TABLE_BYTES, 1);
        for (long seed = 1; seed <= openings; seed++) {
            for (Side side : Side.values()) {
                brain.clear();
                try (SantoriniDeepening ours = new SantoriniDeepening(brain, 1)) {
                    play(seed, side, ours, out);
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

    private void play(long seed, Side side, SantoriniDeepening ours, PrintStream out) {
        SantoriniPosition position = opening(new Random(seed));
        SantoriniDeepening.Found opening = ours.look(position, Budget.nanos(OPENING_MOVES * nanos));
        boolean lost = Values.isDecided(opening.value()) && (opening.value() > 0) != (position.toMove() == side);
        if (lost) {
            leftOut++;
            return;
        }
        while (!position.isOver()) {
            position = position.play(position.toMove() == side ? choose(ours, position) : plain.choose(position));
            plies++;
        }
        played++;
        if (position.toMove() != side) {
            won++;
        } else {
            out.printf("%s: seed %d as %s lost at %s%n", game, seed, side, position);
        }
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
