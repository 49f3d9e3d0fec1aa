package dev.drey.rules.golden;

import dev.drey.rules.Cell;
import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.MoveEffect;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * A recorded game with all data of each position.
 *
 * @param start the start position as text
 * @param seed the seed of its random moves
 */
record Playthrough(String start, long seed) {

    /** Parses the first two lines of a playthrough. */
    static Playthrough read(String text) {
        List<String> lines = text.lines().toList();
        return new Playthrough(after("start: ", lines.get(0)), Long.parseLong(after("seed: ", lines.get(1))));
    }

    private static String after(String head, String line) {
        if (!line.startsWith(head)) {
            throw new IllegalArgumentException("'" + line + "' does not begin with '" + head + "'");
        }
        return line.substring(head.length());
    }

    String write() {
        // The numbers of java.util.Random are the same on every JDK.
        Random random = new Random(seed);
        StringBuilder text = new StringBuilder("start: " + start + "\nseed: " + seed + "\n");
        Position position = Games.position(start);
        for (int ply = 0; !position.isOver(); ply++) {
            Move move = position.moves().get(random.nextInt(position.moves().size()));
            text.append("\nply: ").append(ply).append('\n').append(describe(position));
            text.append("move: ").append(move).append('\n');
            text.append("effect: ").append(describe(position, position.effect(move)));
            position = position.play(move);
        }
        text.append("\nend\n").append(describe(position));
        text.append("ending: ").append(position.ending().map(Ending::text).orElseThrow());
        text.append("\noutcome: ").append(position.outcome().map(Outcome::text).orElseThrow());
        return text.append('\n').toString();
    }

    private static String describe(Position position) {
        String moves = position.moves().stream().map(Move::text).collect(Collectors.joining(" "));
        return "position: " + position.text() + "\nscores: " + position.score(Side.FIRST) + " "
                + position.score(Side.SECOND) + "\nmargin: " + position.margin(Side.FIRST) + "\n"
                + (moves.isEmpty() ? "" : "moves: " + moves + "\n");
    }

    private static String describe(Position position, MoveEffect effect) {
        StringBuilder text = new StringBuilder(effect.verb());
        for (Cell cell : effect.taken()) {
            text.append(' ').append(position.game().grid().name(cell));
        }
        return text.append('\n').toString();
    }
}
