package dev.drey.record;

import dev.drey.rules.BadText;
import dev.drey.rules.Ending;
import dev.drey.rules.Game;
import dev.drey.rules.Games;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Reads one game: its tags, moves and result. */
final class GameReader {
    private final Cursor cursor;
    private final int gameAt;
    private final Map<String, TagReader.Tag> tags;

    private GameReader(Cursor cursor) {
        this.cursor = cursor;
        this.gameAt = cursor.at();
        this.tags = TagReader.read(cursor);
    }

    /** @throws RecordSyntaxException if the text is not a valid game */
    static GameRecord read(Cursor cursor) {
        return new GameReader(cursor).read();
    }

    private GameRecord read() {
        Position start = start();
        Optional<Ending> tagged = ending();
        MovesReader moves = new MovesReader(cursor, start);
        Line main = moves.read();
        checkResultTag(moves.result());
        Position end = main.end(start);
        Optional<Outcome> outcome = Outcome.find(moves.result());
        rejectIf(moves.resultAt(), Result.outcomeProblem(end, outcome));
        Optional<Ending> ending = tagged.isPresent() ? tagged : end.ending();
        TagReader.Tag endingTag = tags.get(Tags.ENDING);
        rejectIf(
                endingTag == null ? moves.resultAt() : endingTag.valueAt(), Result.endingProblem(end, outcome, ending));
        return new GameRecord(ownTags(), start, main, outcome, ending);
    }

    private Position start() {
        TagReader.Tag gameTag = tags.get(Tags.GAME);
        if (gameTag == null) {
            throw new RecordSyntaxException(gameAt, "missing tag Game; expected one such as [Game \"othello\"]");
        }
        Game game = parse(gameTag, Games::game);
        TagReader.Tag startTag = tags.get(Tags.START);
        if (startTag == null) {
            return game.start();
        }
        Position start = parse(startTag, Games::position);
        if (!start.game().equals(game)) {
            throw new RecordSyntaxException(
                    startTag.valueAt(),
                    "the start position is of " + start.game().text() + ", but the game is " + game.text());
        }
        return start;
    }

    private Optional<Ending> ending() {
        TagReader.Tag tag = tags.get(Tags.ENDING);
        if (tag == null) {
            return Optional.empty();
        }
        Optional<Ending> ending = Ending.find(tag.value());
        if (ending.isEmpty()) {
            throw new RecordSyntaxException(tag.valueAt(), "unknown ending; expected one of " + Result.endings());
        }
        return ending;
    }

    private void checkResultTag(String result) {
        TagReader.Tag tag = tags.get(Tags.RESULT);
        if (tag == null || tag.value().equals(result)) {
            return;
        }
        throw new RecordSyntaxException(
                tag.valueAt(),
                Result.isResult(tag.value())
                        ? "the tag Result says " + tag.value() + ", but the moves end with " + result
                        : "invalid result; expected " + Result.FORMS);
    }

    private Map<String, String> ownTags() {
        Map<String, String> own = new LinkedHashMap<>();
        tags.forEach((name, tag) -> {
            if (!Tags.RESERVED.contains(name)) {
                own.put(name, tag.value());
            }
        });
        return own;
    }

    private static <T> T parse(TagReader.Tag tag, Function<String, T> parser) {
        try {
            return parser.apply(tag.value());
        } catch (BadText bad) {
            throw new RecordSyntaxException(tag.valueAt() + bad.column() - 1, bad.explanation());
        }
    }

    private static void rejectIf(int at, Optional<String> problem) {
        problem.ifPresent(text -> {
            throw new RecordSyntaxException(at, text);
        });
    }
}
