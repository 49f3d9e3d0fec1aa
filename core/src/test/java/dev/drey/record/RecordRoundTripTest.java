package dev.drey.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.record.RecordEntry.Valid;
import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.rules.Seeds;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RecordRoundTripTest {
    private static final int RECORDS = Seeds.count(1_200);

    @Test
    void readsWhatItWrote() {
        for (long seed = 0; seed < RECORDS; seed++) {
            GameRecord record = RandomRecords.record(seed);
            String text = RecordWriter.write(record);
            assertThat(RecordReader.read(text)).as("seed %d", seed).containsExactly(new Valid(1, record));
        }
    }

    @Test
    void writesTheSameBytesAgain() {
        for (long seed = 0; seed < RECORDS; seed++) {
            String text = RecordWriter.write(RandomRecords.record(seed));
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            String again = RecordWriter.write(records(new String(bytes, StandardCharsets.UTF_8)));
            assertThat(again.getBytes(StandardCharsets.UTF_8))
                    .as("seed %d", seed)
                    .isEqualTo(bytes);
        }
    }

    @Test
    void readsManyGames() {
        List<GameRecord> all =
                LongStream.range(0, 200).mapToObj(RandomRecords::record).toList();
        String text = RecordWriter.write(all);
        assertThat(records(text)).isEqualTo(all);
        assertThat(RecordWriter.write(records(text))).isEqualTo(text);
    }

    @Test
    void ignoresLineEndsTabsAndByteOrderMark() {
        for (long seed = 0; seed < 500; seed++) {
            GameRecord record = RandomRecords.record(seed);
            String text = RecordWriter.write(record);
            String dos = "\ufeff" + text.replace("\n", "\r\n");
            assertThat(records(dos)).as("seed %d", seed).containsExactly(record);
            assertThat(records(text.replace("\n", "\r"))).as("seed %d", seed).containsExactly(record);
            assertThat(records("\n \t\n" + text.replace("]\n", "]\t \n") + "\n\t\n"))
                    .as("seed %d", seed)
                    .hasSize(1);
        }
    }

    @Test
    void acceptsByteOrderMarksBetweenGames() {
        String one = "\ufeff" + RecordWriter.write(RandomRecords.record(1));
        assertThat(records(one + one + one)).hasSize(3);
    }

    @Test
    void readsAnyWrapping() {
        for (long seed = 0; seed < 500; seed++) {
            GameRecord record = RandomRecords.withoutComments(seed);
            String text = RecordWriter.write(record);
            int moves = text.indexOf("\n\n");
            String rewrapped = text.substring(0, moves)
                    + text.substring(moves)
                            .replaceAll("\\s+", "\n\t ")
                            .replace("(", "\n( ")
                            .replace(")", " )");
            assertThat(records(rewrapped)).as("seed %d", seed).containsExactly(record);
        }
    }

    @Test
    void wrapsLinesAt80Columns() {
        for (long seed = 0; seed < RECORDS; seed++) {
            String text = RecordWriter.write(RandomRecords.withoutComments(seed));
            assertThat(text.substring(text.indexOf("\n\n")).lines())
                    .as("seed %d", seed)
                    .allMatch(line -> line.length() <= 80)
                    .allMatch(line -> line.equals(line.strip()));
        }
    }

    @Test
    void generatorCoversEveryGameResultAndEnding() {
        Set<String> met = new HashSet<>();
        for (long seed = 0; seed < RECORDS; seed++) {
            GameRecord record = RandomRecords.record(seed);
            met.add(record.game().kind().id());
            met.add(Result.text(record.outcome()));
            record.ending().ifPresent(ending -> met.add(ending.text()));
            record.main().moves().forEach(m -> met.add(m.move().isPass() ? "pass" : ""));
        }
        assertThat(met)
                .contains("1-0", "0-1", "1/2-1/2", "*", "pass")
                .contains("full-board", "summit", "stuck", "resigned", "time", "agreed", "abandoned")
                .containsAll(Games.all().stream().map(kind -> kind.id()).toList());
    }

    @Test
    void readsAGameInWhichNeitherSideCanMove() {
        Position start = Games.game("othello").start();
        GameRecord record = GameRecord.of(start, Transcript.read(start, "f5d6c5f4e7f6g5e6e3"));
        assertThat(record.ending()).contains(Ending.NO_MOVES);
        assertThat(records(RecordWriter.write(record))).containsExactly(record);
    }

    @Test
    void readsAGameThatIsOverAtTheStart() {
        Position over = Games.position("adjacent-claim:3x3:XXX/XXO/OOO:O");
        GameRecord record = GameRecord.of(over, List.of());
        assertThat(records(RecordWriter.write(record))).containsExactly(record);
    }

    private static List<GameRecord> records(String text) {
        List<GameRecord> records = new ArrayList<>();
        for (RecordEntry entry : RecordReader.read(text)) {
            assertThat(entry).isInstanceOf(Valid.class);
            records.add(((Valid) entry).record());
        }
        return records;
    }
}
