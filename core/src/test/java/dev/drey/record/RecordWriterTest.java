package dev.drey.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.record.RecordEntry.Valid;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RecordWriterTest {
    private static final String CANONICAL = """
            [Drey "1"]
            [Game "adjacent-claim:5x5"]
            [First "Ann \\"the squirrel\\" \\\\o/"]
            [Note "two\\nlines,\\ta tab, \\u001b"]
            [Start "adjacent-claim:5x5:-----/-----/--XO-/-----/-----:X"]
            [Result "1-0"]
            [Ending "time"]

            {Before the first move.
            \\[Drey "1"] does not begin a game here, nor does \\} end this; a \\\\ is one.}
            1. C2 (1. B3 {or so} C5 2. B2 (2. B4 B5)) ({or} 1. D3) 1... C5 {as} 2. B2 B4
            3. B1 {This comment is a word of its own: never broken.} B5 {It goes on
            where its own lines do.} 4. A1 D4 1-0
            """;

    @Test
    void writesTheCanonicalLayout() {
        Valid entry = (Valid) RecordReader.read(CANONICAL).get(0);
        assertThat(RecordWriter.write(entry.record())).isEqualTo(CANONICAL);
        assertThat(entry.record().main().comment())
                .isEqualTo(
                        "Before the first move.\n[Drey \"1\"] does not begin a game here, nor does } end this; a \\ is one.");
    }

    @Test
    void writesAGameWithoutMoves() {
        GameRecord record = GameRecord.of(Games.game("othello").start(), List.of());
        assertThat(RecordWriter.write(record)).isEqualTo("[Drey \"1\"]\n[Game \"othello\"]\n[Result \"*\"]\n\n*\n");
        assertThat(RecordWriter.write(List.of())).isEmpty();
        assertThat(RecordWriter.write(List.of(record, record)))
                .isEqualTo(RecordWriter.write(record) + "\n" + RecordWriter.write(record));
    }

    @Test
    void fillsLinesUpTo80Columns() {
        Position start = Games.game("othello").start();
        Move f5 = start.moves().get(2);
        for (int length = 60; length < 90; length++) {
            RecordedMove move = new RecordedMove(f5, "é".repeat(length), List.of());
            GameRecord record =
                    new GameRecord(Map.of(), start, new Line("", List.of(move)), Optional.empty(), Optional.empty());
            String moves = RecordWriter.write(record).lines().skip(4).reduce("", (a, b) -> a + "|" + b);
            String comment = "{" + "é".repeat(length) + "}";
            boolean fitsAfterMove = "1. f5 ".length() + comment.length() <= 80;
            boolean fitsBeforeResult = (fitsAfterMove ? "1. f5 ".length() : 0) + comment.length() + " *".length() <= 80;
            assertThat(moves)
                    .isEqualTo("|1. f5" + (fitsAfterMove ? " " : "|") + comment + (fitsBeforeResult ? " " : "|") + "*");
        }
    }
}
