package dev.drey.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.record.GameRecord;
import dev.drey.record.RecordWriter;
import dev.drey.record.Transcript;
import dev.drey.rules.Game;
import dev.drey.rules.Games;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The formats of record texts are recognised. */
final class ImportedRecordsJsonTest {
    private static final Game OTHELLO = Games.game("othello");
    private static final GameRecord GAME = GameRecord.of(OTHELLO.start(), Transcript.read(OTHELLO.start(), "f5d6c3"));

    private static void assertIsTheGame(ImportedRecordsJson read) {
        assertThat(read.problems()).isEmpty();
        assertThat(read.records()).hasSize(1);
        assertThat(read.records().get(0).moves()).containsExactly("f5", "d6", "c3");
        assertThat(read.records().get(0).result()).isEqualTo("*");
        assertThat(read.records().get(0).record()).isEqualTo(RecordJson.tree(GAME));
    }

    @Test
    void recognisesEveryFormat() {
        assertIsTheGame(ImportedRecordsJson.read(RecordWriter.write(GAME), Optional.empty()));
        assertIsTheGame(ImportedRecordsJson.read("\ufeff\n" + RecordWriter.write(GAME), Optional.of(OTHELLO)));
        assertIsTheGame(ImportedRecordsJson.read(RecordJson.write(GAME), Optional.empty()));
        assertIsTheGame(ImportedRecordsJson.read(RecordJson.write(List.of(GAME)), Optional.of(OTHELLO)));
        assertIsTheGame(ImportedRecordsJson.read("\nF5 d6 c3\n", Optional.of(OTHELLO)));
    }

    @Test
    void reportsProblemsBesideValidGames() {
        ImportedRecordsJson read = ImportedRecordsJson.read("f5d6c3\na1\nf5d6c3\n", Optional.of(OTHELLO));
        assertThat(read.records()).hasSize(2);
        assertThat(read.problems()).hasSize(1);
        assertThat(read.problems().get(0).where()).isEqualTo("line 2, column 1");
        ImportedRecordsJson text = ImportedRecordsJson.read("hello", Optional.empty());
        assertThat(text.problems().get(0).where()).isEqualTo("line 1, column 1");
        assertThat(text.problems().get(0).message()).contains("[Drey \"1\"]");
        ImportedRecordsJson json = ImportedRecordsJson.read("[{\"format\":\"drey-record\"}]", Optional.empty());
        assertThat(json.problems().get(0).where()).startsWith("$[0]");
        assertThat(ImportedRecordsJson.read("[]", Optional.empty()).problems()).isEmpty();
    }

    @Test
    void limitsTheNumberOfGames() {
        ImportedRecordsJson read = ImportedRecordsJson.read("f5\n".repeat(500), Optional.of(OTHELLO));
        assertThat(read.records()).hasSize(20);
        assertThat(read.problems()).hasSize(1);
        assertThat(read.problems().get(0).where()).isEqualTo("line 21");
        assertThat(ImportedRecordsJson.read(
                                RecordWriter.write(java.util.Collections.nCopies(30, GAME)), Optional.empty())
                        .records())
                .hasSize(20);
    }
}
