package dev.drey.server.search;

import dev.drey.engine.Level;
import dev.drey.record.GameRecord;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;

/** Positions of different difficulty. */
final class TestPositions {
    /** Every move can be proven in a moment. */
    static final Position EASY = Games.position("adjacent-claim:5x5:-----/-----/--X--/-----/-----:O");

    /** Not every move can be proven in a minute. */
    static final Position HARD = Games.game("othello").start();

    /** Proving every move takes some tenths of a second. */
    static final Position MEDIUM =
            Games.position("othello:XXXXXXXX/XXXOOOX-/XXOXOX--/XXXXOOO-/XXXXXXO-/XOOXXOO-/-OXOOO--/OOOOO---:O");

    static final Position OVER = end(EASY);

    private static final AtomicInteger NUMBER = new AtomicInteger();

    private TestPositions() {}

    private static Position end(Position start) {
        return game(start, 7).end();
    }

    /** Returns the request of a player at an address of its own, who waits for the move. */
    static MoveRequest request(Position position, Level level) {
        String name = "player " + NUMBER.incrementAndGet();
        return new MoveRequest(position, level, Duration.ofNanos(level.nanos()), new SearchOwner(name, name), true);
    }

    /** Returns a random game from that position to its end. */
    static GameRecord game(Position start, long seed) {
        Random random = new Random(seed);
        List<Move> moves = new ArrayList<>();
        for (Position position = start; !position.isOver(); ) {
            List<Move> legal = position.moves();
            Move move = legal.get(random.nextInt(legal.size()));
            moves.add(move);
            position = position.play(move);
        }
        return GameRecord.of(start, moves);
    }
}
