package dev.drey.cli.terminal;

import dev.drey.rules.Cell;
import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.MoveEffect;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * The messages of a game to people at the terminal. This class has the defaults; a game may have its own, see {@link
 * MessageCatalog}.
 */
public class GameMessages {
    private final Function<Side, String> names;

    /** @param names what the messages call a side */
    protected GameMessages(Function<Side, String> names) {
        this.names = names;
    }

    /** What the messages call a side: the name of its player, or Player 1 or Player 2. */
    public final String name(Side side) {
        return names.apply(side);
    }

    public String welcome(Game game) {
        return "Welcome to " + game.kind().title() + "!";
    }

    /** The prompt for the side to move. */
    public String prompt(Position position) {
        boolean first = position.equals(position.game().start());
        return name(position.toMove()) + ", enter your move" + (first ? " (e.g., " + example(position) + ")" : "")
                + ": ";
    }

    protected final String example(Position position) {
        List<Move> moves = position.moves();
        return moves.get(moves.size() / 2).text();
    }

    /** The prompt after a rejected move. */
    public String promptAgain() {
        return "Enter a valid move: ";
    }

    /**
     * The prompt for the rest of a move that consists of several cells.
     *
     * @param typed the start of the move
     * @param options the cells that can come next
     */
    String promptForRest(String typed, List<String> options) {
        return typed + ", then (" + String.join(", ", options) + "): ";
    }

    /** Lists the legal moves. */
    static String availableMoves(Position position) {
        return position.moves().stream().map(Move::text).collect(Collectors.joining(", ", "Available moves: [", "]"));
    }

    public String rejection(Rejection rejection) {
        return "Invalid move. " + rejection.message();
    }

    /** Describes what a move or a forced pass did. */
    public final String describe(Position before, Move move) {
        return move.isPass() ? describePass(before.toMove()) : describeMove(before, move);
    }

    /** Describes what a move other than a pass did. */
    protected String describeMove(Position before, Move move) {
        return name(before.toMove()) + " played " + move.text() + ".";
    }

    protected String describePass(Side side) {
        return name(side) + " has no move and must pass.";
    }

    /** The unit of the scores. */
    protected String unit(int count) {
        return count == 1 ? "point" : "points";
    }

    /** The scores of both sides in one line. */
    public String scoreLine(Position position) {
        return score(position, Side.FIRST) + ", " + score(position, Side.SECOND);
    }

    private String score(Position position, Side side) {
        int score = position.score(side);
        return name(side) + " (" + side.letter() + "): " + score + " " + unit(score);
    }

    /** The lines printed after the last move of a game that ended by the rules. */
    public List<String> finalLines(Position position) {
        String winner = position.outcome()
                .flatMap(Outcome::winner)
                .map(side -> "Winner: " + name(side))
                .orElse("It is a draw.");
        if (!position.game().scored()) {
            String reason = position.ending()
                    .map(ending -> " (" + ending.reason() + ")")
                    .orElse("");
            return List.of(winner + reason);
        }
        List<String> lines = new ArrayList<>(List.of("Final Scores:"));
        for (Side side : Side.values()) {
            int score = position.score(side);
            lines.add(name(side) + ": " + score + " " + unit(score));
        }
        int margin = Math.abs(position.margin(Side.FIRST));
        int lead = Math.abs(position.score(Side.FIRST) - position.score(Side.SECOND));
        if (margin != lead) {
            lines.add("With the empty cells, which count for the winner, the margin is " + margin + ".");
        }
        lines.add(winner);
        return lines;
    }

    protected static String joinedNames(Position position, MoveEffect effect) {
        List<String> names = effect.taken().stream()
                .map((Cell cell) -> position.game().grid().name(cell))
                .toList();
        int last = names.size() - 1;
        return last <= 0
                ? String.join("", names)
                : names.stream().limit(last).collect(Collectors.joining(", ")) + " and " + names.get(last);
    }
}
