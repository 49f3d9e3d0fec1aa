package dev.drey.wire;

import dev.drey.record.GameRecord;
import dev.drey.record.Line;
import dev.drey.record.RecordedMove;
import dev.drey.record.Result;
import dev.drey.record.Tags;
import dev.drey.rules.Ending;
import dev.drey.rules.Game;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.Rejection;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Converts a JSON object to a game record and checks its moves. */
final class RecordJsonReader {
    private static final Set<String> GAME =
            Set.of("format", "version", "game", "start", "tags", "comment", "moves", "result", "ending");
    private static final Set<String> MOVE = Set.of("move", "comment", "variations");
    private static final Set<String> VARIATION = Set.of("comment", "moves");

    private RecordJsonReader() {}

    /** @throws BadJson if the value is not a game */
    static GameRecord read(LocatedJson game) {
        checkFormat(game.object());
        game.allowOnly(GAME);
        Position start = start(game);
        Map<String, String> tags = tags(game.property("tags"));
        Line main = line(game, start, 0);
        Position end = main.end(start);
        Optional<Outcome> outcome = outcome(game.property("result"));
        rejectIf(game.property("result"), Result.outcomeProblem(end, outcome));
        Optional<Ending> given = ending(game.property("ending"));
        Optional<Ending> ending = given.isPresent() ? given : end.ending();
        rejectIf(game.property("ending"), Result.endingProblem(end, outcome, ending));
        return new GameRecord(tags, start, main, outcome, ending);
    }

    /** Checks the version first, because another version may have other properties. */
    private static void checkFormat(LocatedJson game) {
        if (!game.property("format").string().equals(RecordJson.FORMAT)) {
            throw new BadJson(game.property("format"), "not a game record; expected \"" + RecordJson.FORMAT + "\"");
        }
        LocatedJson version = game.property("version");
        if (!version.value().isInt() || version.value().intValue() != RecordJson.VERSION) {
            throw new BadJson(version, "unsupported version; expected " + RecordJson.VERSION);
        }
    }

    private static Position start(LocatedJson record) {
        LocatedJson gamePlace = record.property("game");
        Game game = gamePlace.parse(Integer.MAX_VALUE, Games::game);
        LocatedJson startPlace = record.property("start");
        if (!startPlace.exists()) {
            return game.start();
        }
        Position start = startPlace.parse(Integer.MAX_VALUE, Games::position);
        if (!start.game().equals(game)) {
            throw new BadJson(
                    startPlace, "the start position is of " + start.game().text() + ", but the game is " + game.text());
        }
        return start;
    }

    private static Map<String, String> tags(LocatedJson place) {
        Map<String, String> tags = new LinkedHashMap<>();
        if (place.exists()) {
            for (String name : place.object().value().propertyNames()) {
                LocatedJson tag = place.property(name);
                rejectIf(tag, Tags.problem(name, tag.string()));
                tags.put(name, tag.string());
            }
        }
        return tags;
    }

    private static Line line(LocatedJson line, Position start, int depth) {
        LocatedJson moves = line.property("moves").array();
        List<RecordedMove> recorded = new ArrayList<>(moves.value().size());
        Position position = start;
        for (int i = 0; i < moves.value().size(); i++) {
            RecordedMove move = move(moves.element(i).object(), position, depth);
            recorded.add(move);
            position = position.play(move.move());
        }
        String comment = line.property("comment").stringOrEmpty();
        return wellFormed(line.property("comment"), () -> new Line(comment, recorded));
    }

    private static RecordedMove move(LocatedJson place, Position position, int depth) {
        place.allowOnly(MOVE);
        LocatedJson text = place.property("move");
        ParsedMove parsed = position.read(text.string());
        if (parsed instanceof Rejection rejection) {
            throw new BadJson(
                    text,
                    rejection.message(),
                    position.moves().stream().map(Move::text).toList());
        }
        Move move = ((ParsedMove.Legal) parsed).move();
        List<Line> variations = variations(place.property("variations"), position, depth + 1);
        String comment = place.property("comment").stringOrEmpty();
        return wellFormed(place.property("comment"), () -> new RecordedMove(move, comment, variations));
    }

    private static List<Line> variations(LocatedJson place, Position position, int depth) {
        List<Line> variations = new ArrayList<>();
        if (place.exists()) {
            for (int i = 0; i < place.array().value().size(); i++) {
                variations.add(variation(place.element(i).object(), position, depth));
            }
        }
        return variations;
    }

    private static Line variation(LocatedJson place, Position position, int depth) {
        if (depth > GameRecord.MAX_VARIATION_DEPTH) {
            throw new BadJson(place, "variations are nested deeper than " + GameRecord.MAX_VARIATION_DEPTH);
        }
        place.allowOnly(VARIATION);
        Line line = line(place, position, depth);
        if (line.moves().isEmpty()) {
            throw new BadJson(place.property("moves"), "a variation has no move");
        }
        return line;
    }

    private static Optional<Outcome> outcome(LocatedJson place) {
        if (!Result.isResult(place.string())) {
            throw new BadJson(place, "invalid result; expected " + Result.FORMS);
        }
        return Outcome.find(place.string());
    }

    private static Optional<Ending> ending(LocatedJson place) {
        if (!place.exists()) {
            return Optional.empty();
        }
        Optional<Ending> ending = Ending.find(place.string());
        if (ending.isEmpty()) {
            throw new BadJson(place, "unknown ending; expected one of " + Result.endings());
        }
        return ending;
    }

    /** Creates a value that rejects only an invalid comment. */
    private static <T> T wellFormed(LocatedJson comment, Supplier<T> value) {
        try {
            return value.get();
        } catch (IllegalArgumentException invalid) {
            throw new BadJson(comment, String.valueOf(invalid.getMessage()));
        }
    }

    private static void rejectIf(LocatedJson place, Optional<String> problem) {
        problem.ifPresent(text -> {
            throw new BadJson(place, text);
        });
    }
}
