package dev.drey.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class GameRecordTest {
    private static final Position START = Games.game("adjacent-claim:3x3").start();
    private static final Move A1 = START.moves().get(0);
    private static final Move A2 = START.moves().get(1);
    private static final Move C3 = START.moves().get(8);

    @Test
    void rejectsIllegalMovesAlsoInVariations() {
        assertThat(GameRecord.of(START, List.of(A1, C3, A2)).end().score(Side.FIRST))
                .isEqualTo(2);
        assertRejected("'A1' is not legal here", () -> GameRecord.of(START, List.of(A1, A1)));
        RecordedMove moveWithVariation = new RecordedMove(A2, "", List.of(Line.of(List.of(A1, A1))));
        assertRejected("'A1' is not legal here", () -> record(Map.of(), new Line("", List.of(moveWithVariation))));
        RecordedMove empty = new RecordedMove(A2, "", List.of(Line.of(List.of())));
        assertRejected("a variation has no move", () -> record(Map.of(), new Line("", List.of(empty))));
    }

    @Test
    void limitsTheDepthOfVariations() {
        Line deepest = nested(GameRecord.MAX_VARIATION_DEPTH);
        assertThat(record(Map.of(), deepest).main()).isEqualTo(deepest);
        assertRejected(
                "variations are nested deeper than 64",
                () -> record(Map.of(), nested(GameRecord.MAX_VARIATION_DEPTH + 1)));
    }

    private static Line nested(int depth) {
        Line line = Line.of(List.of(A1));
        for (int i = 0; i < depth; i++) {
            line = new Line("", List.of(new RecordedMove(A1, "", List.of(line))));
        }
        return line;
    }

    @Test
    void rejectsInvalidAndReservedTags() {
        assertRejected("'' is not a tag name", () -> tagged(""));
        assertRejected("'9a' is not a tag name", () -> tagged("9a"));
        assertRejected("'a b' is not a tag name", () -> tagged("a b"));
        assertRejected("'é' is not a tag name", () -> tagged("é"));
        for (String name : Tags.RESERVED) {
            assertRejected("the tag " + name + " is derived from the game: you cannot set it", () -> tagged(name));
        }
        assertRejected(
                "an invalid Unicode character (is the file UTF-8?)",
                () -> GameRecord.of(START, List.of(), Map.of("A", "\ud800")));
    }

    private static GameRecord tagged(String name) {
        return GameRecord.of(START, List.of(), Map.of(name, "x"));
    }

    @Test
    void rejectsCommentsThatAreNotUnicode() {
        assertRejected(
                "a comment has an invalid Unicode character (is the file UTF-8?)", () -> new Line("\udc00", List.of()));
        assertRejected(
                "a comment has an invalid Unicode character (is the file UTF-8?)",
                () -> new RecordedMove(A1, "\ud83d", List.of()));
    }

    @Test
    void rejectsResultsThatDoNotFitTheGame() {
        Line none = Line.of(List.of());
        assertRejected(
                "the result is a draw, but adjacent-claim:3x3 has no draws",
                () -> new GameRecord(Map.of(), START, none, Optional.of(Outcome.DRAW), Optional.of(Ending.AGREED)));
        assertRejected(
                "the ending is missing",
                () -> new GameRecord(Map.of(), START, none, Optional.of(Outcome.FIRST_WINS), Optional.empty()));
        assertRejected(
                "the ending is time, but the result is * (unfinished)",
                () -> new GameRecord(Map.of(), START, none, Optional.empty(), Optional.of(Ending.TIME)));
        Position over = Games.position("adjacent-claim:3x3:XXX/XXO/OOO:O");
        assertRejected(
                "the result is *, but by the rules it is 1-0",
                () -> new GameRecord(Map.of(), over, none, Optional.empty(), Optional.empty()));
        assertThat(GameRecord.of(over, List.of()).ending()).contains(Ending.FULL_BOARD);
    }

    @Test
    void isImmutable() {
        Map<String, String> tags = new HashMap<>(Map.of("First", "Ann"));
        GameRecord record = GameRecord.of(START, List.of(A1), tags);
        tags.put("Second", "Bob");
        assertThat(record.tags()).containsOnlyKeys("First");
        assertThatThrownBy(() -> record.tags().put("Second", "Bob")).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> record.main().moves().clear()).isInstanceOf(UnsupportedOperationException.class);
    }

    private static GameRecord record(Map<String, String> tags, Line main) {
        return new GameRecord(tags, START, main, Optional.empty(), Optional.empty());
    }

    private static void assertRejected(String message, ThrowingCallable made) {
        assertThatThrownBy(made).isInstanceOf(IllegalArgumentException.class).hasMessageContaining(message);
    }
}
