package dev.drey.bench.ladder;

import dev.drey.rules.Game;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Openings of random moves, reproducible by number. */
public final class Opening {
    /** Number of random moves, by id of the game. */
    private static final Map<String, Integer> PLIES =
            Map.of("squirrel-war", 2, "adjacent-claim", 2, "santorini", 4, "shellos-shuffle", 6, "othello", 6);

    private static final List<String> PAIRINGS = List.of("CC", "CP", "PC", "PP");

    private Opening() {}

    /** The position after the random moves of an opening. */
    public static Position numbered(GameKind kind, int number) {
        Random random = random(kind, number);
        return play(game(kind, number, random), random);
    }

    /** The same for a game with a set-up. */
    static Position numbered(Game game, int number) {
        return play(game, random(game.kind(), number));
    }

    private static Random random(GameKind kind, int number) {
        return new Random(number * 7919L + kind.id().hashCode());
    }

    private static Game game(GameKind kind, int number, Random random) {
        return kind.id().equals("santorini")
                ? Games.game("santorini:" + PAIRINGS.get(number % PAIRINGS.size()))
                : kind.fresh(random);
    }

    private static Position play(Game game, Random random) {
        Position position = game.start();
        for (int ply = 0; ply < PLIES.getOrDefault(game.kind().id(), 2) && !position.isOver(); ply++) {
            List<Move> moves = position.moves();
            position = position.play(moves.get(random.nextInt(moves.size())));
        }
        return position;
    }
}
