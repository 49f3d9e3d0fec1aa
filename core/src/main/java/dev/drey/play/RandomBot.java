package dev.drey.play;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;
import java.util.random.RandomGenerator;

/** Plays any legal move, each as likely as the others. */
public record RandomBot(RandomGenerator random) implements Bot {
    @Override
    public Move choose(Position position) {
        List<Move> moves = position.moves();
        return moves.get(random.nextInt(moves.size()));
    }
}
