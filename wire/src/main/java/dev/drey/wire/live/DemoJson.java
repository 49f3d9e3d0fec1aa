package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.rules.GameKind;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** The opening of a demonstration game in which both sides play greedily. It is always the same. */
@JsonPropertyOrder({"position", "moves"})
public record DemoJson(String position, List<String> moves) {
    private static final int MAX_MOVES = 24;
    private static final long SEED = 6;

    static DemoJson of(GameKind kind) {
        Random random = new Random(SEED);
        Position start = kind.fresh(random).start();
        List<String> moves = new ArrayList<>();
        Position position = start;
        while (moves.size() < MAX_MOVES && !position.isOver()) {
            List<Move> best = best(position);
            Move move = best.get(random.nextInt(best.size()));
            moves.add(move.text());
            position = position.play(move);
        }
        return new DemoJson(start.text(), List.copyOf(moves));
    }

    /** Returns all moves with the best margin. The first of them would always be near the top of the board. */
    private static List<Move> best(Position position) {
        List<Move> best = new ArrayList<>();
        int bestMargin = Integer.MIN_VALUE;
        for (Move move : position.moves()) {
            int margin = position.play(move).margin(position.toMove());
            if (margin > bestMargin) {
                bestMargin = margin;
                best.clear();
            }
            if (margin == bestMargin) {
                best.add(move);
            }
        }
        return best;
    }
}
