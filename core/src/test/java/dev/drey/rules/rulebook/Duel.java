package dev.drey.rules.rulebook;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/** A game of the kernel and its twin of the rulebook, at the same start. */
record Duel(Position start, Rulebook twin) {
    /** By the id of the game, how a duel is drawn: its set-up differs from seed to seed. */
    static final Map<String, Function<Random, Duel>> BY_GAME = Map.of(
            "squirrel-war", Duel::squirrelWar,
            "santorini", Duel::santorini,
            "adjacent-claim", Duel::adjacentClaim,
            "shellos-shuffle", random -> new Duel(Games.game("shellos-shuffle").start(), new ShellosRulebook()),
            "othello", random -> new Duel(Games.game("othello").start(), new OthelloRulebook()));

    /** A map of chance; every other game from a board of chance too, with either side to move. */
    private static Duel squirrelWar(Random random) {
        int[][] nuts = new int[5][5];
        Board board = new Board(5, 5);
        char side = random.nextBoolean() ? 'X' : 'O';
        int outOfTen = random.nextBoolean() ? 0 : random.nextInt(10);
        StringBuilder map = new StringBuilder();
        for (int row = 0; row < 5; row++) {
            for (int col = 0; col < 5; col++) {
                nuts[row][col] = 1 + random.nextInt(99);
                map.append(col > 0 ? "," : row > 0 ? "/" : "").append(nuts[row][col]);
                if (random.nextInt(10) < outOfTen) {
                    board.set(row, col, random.nextBoolean() ? 'X' : 'O');
                }
            }
        }
        String text = "squirrel-war:" + map + ":" + board + ":" + side;
        return new Duel(Games.position(text), new SquirrelRulebook(nuts, board, side));
    }

    private static Duel santorini(Random random) {
        char first = random.nextBoolean() ? 'C' : 'P';
        char second = random.nextBoolean() ? 'C' : 'P';
        return new Duel(Games.game("santorini:" + first + second).start(), new SantoriniRulebook(first, second));
    }

    private static Duel adjacentClaim(Random random) {
        boolean usual = random.nextBoolean();
        int rows = usual ? 5 : 3 + random.nextInt(6);
        int cols = usual ? 5 : 3 + random.nextInt(6);
        return new Duel(Games.game("adjacent-claim:" + rows + "x" + cols).start(), new ClaimRulebook(rows, cols));
    }

    /** Plays random moves to the end; the two must agree on everything, at the start and after each. */
    void fight(Random random) {
        List<Move> played = new ArrayList<>();
        Position position = start;
        try {
            compare(position);
            while (!position.moves().isEmpty()) {
                Move move = position.moves().get(random.nextInt(position.moves().size()));
                played.add(move);
                position = position.play(move);
                twin.play(move.text());
                compare(position);
            }
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("From " + start + " by " + played + "\n" + e.getMessage(), e);
        }
    }

    private void compare(Position position) {
        assertThat(position.board()).as("board").isEqualTo(twin.board());
        assertThat(position.toMove().letter()).as("side to move").isEqualTo(twin.side());
        assertThat(position.moves()).extracting(Move::text).as("moves").isEqualTo(twin.moves());
        assertThat(position.score(Side.FIRST)).as("score of X").isEqualTo(twin.score('X'));
        assertThat(position.score(Side.SECOND)).as("score of O").isEqualTo(twin.score('O'));
        assertThat(position.margin(Side.FIRST)).as("margin").isEqualTo(twin.margin());
        assertThat(position.ending().map(Ending::text).orElse("")).as("ending").isEqualTo(twin.ending());
        position.outcome().ifPresent(outcome -> assertThat(outcome.text()).isEqualTo(twin.outcome()));
    }
}
