package dev.drey.wire;

import dev.drey.record.GameRecord;
import dev.drey.record.Line;
import dev.drey.record.RecordedMove;
import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/** Random games from a seed, with comments and variations. */
final class RandomAnnotatedRecords {
    private static final List<String> GAMES = List.of(
            "squirrel-war:7",
            "squirrel-war:1,2,3,4,5/6,7,8,9,10/11,12,13,14,15/99,98,97,96,95/1,1,1,1,1",
            "santorini:CP",
            "adjacent-claim:3x8",
            "shellos-shuffle",
            "othello");
    private static final String SIGNS = "ab {}[]()\\\"\n\r\t\u0000\u001b/é好:,*";

    private final Random random;

    private RandomAnnotatedRecords(long seed) {
        random = new Random(seed);
    }

    static GameRecord game(long seed) {
        RandomAnnotatedRecords games = new RandomAnnotatedRecords(seed);
        return games.game(Games.game(GAMES.get((int) Math.floorMod(seed, (long) GAMES.size())))
                .start());
    }

    private GameRecord game(Position usual) {
        Position start = usual;
        for (int i = random.nextInt(3) * 3; i > 0; i--) {
            start = start.play(start.moves().get(random.nextInt(start.moves().size())));
        }
        Line main = line(start, random.nextBoolean() ? 200 : random.nextInt(20), 0);
        Position end = start;
        for (RecordedMove recorded : main.moves()) {
            end = end.play(recorded.move());
        }
        boolean resigned = !end.isOver() && random.nextBoolean();
        return new GameRecord(
                tags(),
                start,
                main,
                resigned ? Optional.of(Outcome.SECOND_WINS) : end.outcome(),
                resigned ? Optional.of(Ending.RESIGNED) : end.ending());
    }

    private Line line(Position start, int maxMoves, int depth) {
        List<RecordedMove> moves = new ArrayList<>();
        Position position = start;
        while (moves.size() < maxMoves && !position.isOver()) {
            List<Line> variations = new ArrayList<>();
            if (random.nextInt(10 + 8 * depth) == 0) {
                variations.add(line(position, 1 + random.nextInt(5), depth + 1));
            }
            RecordedMove recorded = new RecordedMove(
                    position.moves().get(random.nextInt(position.moves().size())), comment(), variations);
            moves.add(recorded);
            position = position.play(recorded.move());
        }
        return new Line(comment(), moves);
    }

    private Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        for (String name : List.of("First", "Second", "Date", "x_9")) {
            if (random.nextBoolean()) {
                tags.put(name, comment());
            }
        }
        return tags;
    }

    private String comment() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(4) == 0 ? random.nextInt(12) : 0; i > 0; i--) {
            text.append(SIGNS.charAt(random.nextInt(SIGNS.length())));
        }
        return text.append(text.length() > 6 ? "\ud83d\udc3f" : "").toString();
    }
}
