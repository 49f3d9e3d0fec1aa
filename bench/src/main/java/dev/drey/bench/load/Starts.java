package dev.drey.bench.load;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Random;

/** Where games begin: all kinds in turn, and at first at any age, so that from the start as many end as will later. */
final class Starts {
    private final Random random = new Random(1);
    private final List<GameKind> kinds = Games.all();
    private int turn;

    /** A position to begin with, as a request's properties. */
    synchronized String next(boolean atAnyAge) {
        GameKind kind = kinds.get(turn++ % kinds.size());
        String start = atAnyAge
                ? ",\"start\":\"" + somewhere(kind.fresh(random).start()).text() + "\""
                : "";
        return "\"game\":\"" + kind.id() + "\"" + start;
    }

    /** A position in which there is something to think about. */
    synchronized Position toAnalyse() {
        return somewhere(kinds.get(turn++ % kinds.size()).fresh(random).start());
    }

    /** A position of a random game, any of them equally likely, in which somebody has a choice. */
    private Position somewhere(Position start) {
        long seed = random.nextLong();
        int length = plies(start, seed);
        Position position = after(start, seed, random.nextInt(length));
        return position.mustPass() ? start : position;
    }

    private static int plies(Position start, long seed) {
        Random dice = new Random(seed);
        int plies = 0;
        for (Position at = start; !at.isOver(); at = play(at, dice)) {
            plies++;
        }
        return plies;
    }

    private static Position after(Position start, long seed, int plies) {
        Random dice = new Random(seed);
        Position at = start;
        for (int i = 0; i < plies; i++) {
            at = play(at, dice);
        }
        return at;
    }

    private static Position play(Position position, Random dice) {
        List<Move> moves = position.moves();
        return position.play(moves.get(dice.nextInt(moves.size())));
    }
}
