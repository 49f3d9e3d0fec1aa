package dev.drey.bench.load;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Random;

/** Start positions of games: all kinds in turn, and at first from a random ply, so that games end at a steady rate. */
final class StartPositions {
    private final Random random = new Random(1);
    private final List<GameKind> kinds = Games.all();
    private int turn;

    /** A start position, as fields of a request. */
    synchronized String next(boolean atRandomPly) {
        GameKind kind = kinds.get(turn++ % kinds.size());
        String start = atRandomPly
                ? ",\"start\":\"" + randomPosition(kind.fresh(random).start()).text() + "\""
                : "";
        return "\"game\":\"" + kind.id() + "\"" + start;
    }

    /** A position to analyse. */
    synchronized Position toAnalyse() {
        return randomPosition(kinds.get(turn++ % kinds.size()).fresh(random).start());
    }

    /** A uniformly random position of a random game in which a side has a choice. */
    private Position randomPosition(Position start) {
        long seed = random.nextLong();
        int length = plies(start, seed);
        Position position = after(start, seed, random.nextInt(length));
        return position.mustPass() ? start : position;
    }

    private static int plies(Position start, long seed) {
        Random choices = new Random(seed);
        int plies = 0;
        for (Position at = start; !at.isOver(); at = play(at, choices)) {
            plies++;
        }
        return plies;
    }

    private static Position after(Position start, long seed, int plies) {
        Random choices = new Random(seed);
        Position at = start;
        for (int i = 0; i < plies; i++) {
            at = play(at, choices);
        }
        return at;
    }

    private static Position play(Position position, Random choices) {
        List<Move> moves = position.moves();
        return position.play(moves.get(choices.nextInt(moves.size())));
    }
}
