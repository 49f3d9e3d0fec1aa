package dev.drey.record;

import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Random records from a seed: any game, set-up and start, comments with special characters, nested variations. */
final class RandomRecords {
    static final List<String> GAMES = List.of(
            "squirrel-war:7",
            "squirrel-war:1,2,3,4,5/6,7,8,9,10/11,12,13,14,15/99,98,97,96,95/1,1,1,1,1",
            "santorini:CC",
            "santorini:CP",
            "santorini:PC",
            "santorini:PP",
            "adjacent-claim",
            "adjacent-claim:3x3",
            "adjacent-claim:3x8",
            "adjacent-claim:8x8",
            "shellos-shuffle",
            "othello");

    private static final List<String> FRAGMENTS = List.of(
            "why",
            " ",
            "  ",
            "\n",
            "\n\n",
            "{",
            "}",
            "[",
            "]",
            "\\",
            "\\\\",
            "\"",
            "(",
            ")",
            "[Drey \"1\"]",
            "\n[Drey \"1\"]\n",
            "\n[Game \"othello\"]",
            "1-0",
            "*",
            "2...",
            "\t",
            "\r\n",
            "\r",
            "\u0000",
            "\u001b[31m",
            "\u0085\u2028",
            "\ufeff",
            "é",
            "хорошо",
            "好棋",
            "\ud83d\udc3f\ufe0f",
            "\\n",
            "\\u0041",
            "a rather long remark about the move that was just made, ",
            ";",
            "%");

    private final Random random;
    private final boolean withoutComments;

    private RandomRecords(long seed, boolean withoutComments) {
        this.random = new Random(seed);
        this.withoutComments = withoutComments;
    }

    static GameRecord record(long seed) {
        return record(seed, new RandomRecords(seed, false));
    }

    /** Returns a record without comments. */
    static GameRecord withoutComments(long seed) {
        return record(seed, new RandomRecords(seed, true));
    }

    private static GameRecord record(long seed, RandomRecords records) {
        return records.record(Games.game(GAMES.get((int) Math.floorMod(seed, (long) GAMES.size())))
                .start());
    }

    private GameRecord record(Position defaultStart) {
        Position start = random.nextInt(3) > 0 ? defaultStart : advance(defaultStart, random.nextInt(12));
        Line main = line(start, random.nextBoolean() ? 200 : random.nextInt(30), 0);
        Position end = main.end(start);
        Optional<Outcome> outcome = end.outcome();
        Optional<Ending> ending = end.ending();
        if (!end.isOver() && random.nextBoolean()) {
            boolean draw = end.game().canDraw() && random.nextBoolean();
            outcome = Optional.of(draw ? Outcome.DRAW : Outcome.values()[random.nextInt(2)]);
            List<Ending> endings = List.of(Ending.AGREED, Ending.RESIGNED, Ending.TIME, Ending.ABANDONED);
            ending = Optional.of(endings.get(draw ? 0 : random.nextInt(4)));
        }
        return new GameRecord(tags(), start, main, outcome, ending);
    }

    private Position advance(Position from, int plies) {
        Position position = from;
        for (int i = 0; i < plies && !position.isOver(); i++) {
            position = position.play(pick(position.moves()));
        }
        return position;
    }

    private Line line(Position start, int maxMoves, int depth) {
        List<RecordedMove> moves = new ArrayList<>();
        Position position = start;
        while (moves.size() < maxMoves && !position.isOver()) {
            Move move = pick(position.moves());
            List<Line> variations = new ArrayList<>();
            while (random.nextInt(12 + 8 * depth) == 0) {
                variations.add(line(position, 1 + random.nextInt(6), depth + 1));
            }
            moves.add(new RecordedMove(move, comment(), variations));
            position = position.play(move);
        }
        return new Line(comment(), moves);
    }

    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : List.of("First", "Second", "Date", "Event", "x_9", "game")) {
            if (random.nextBoolean()) {
                tags.put(name, text());
            }
        }
        return tags;
    }

    private String comment() {
        return !withoutComments && random.nextInt(4) == 0 ? text() : "";
    }

    private String text() {
        StringBuilder text = new StringBuilder();
        for (int pieces = random.nextInt(6); pieces > 0; pieces--) {
            text.append(pick(FRAGMENTS));
        }
        return text.toString();
    }

    private <T> T pick(List<T> from) {
        return from.get(random.nextInt(from.size()));
    }
}
