package dev.drey.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.record.RecordEntry.Valid;
import dev.drey.rules.Ending;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page about the record format agrees with the reader and writer. */
class RecordFormatPageTest {
    private static final Pattern EXAMPLE = Pattern.compile("```\\n(\\[Drey .*?)```", Pattern.DOTALL);

    private final String page;

    RecordFormatPageTest() throws IOException {
        page = Files.readString(Path.of("..", "docs", "record-format.md"));
    }

    @Test
    void examplesAreCanonicalWithAFinishedGameOfEachKind() {
        Set<String> finished = new HashSet<>();
        for (Matcher example = EXAMPLE.matcher(page); example.find(); ) {
            String text = example.group(1);
            assertThat(RecordReader.read(text)).singleElement().isInstanceOf(Valid.class);
            GameRecord record = ((Valid) RecordReader.read(text).get(0)).record();
            assertThat(RecordWriter.write(record)).isEqualTo(text);
            if (record.end().isOver()) {
                finished.add(record.game().kind().id());
            }
        }
        assertThat(finished)
                .containsExactlyInAnyOrderElementsOf(
                        Games.all().stream().map(GameKind::id).toList());
    }

    @Test
    void namesEveryEndingAndShowsTheMessageOfTheReader() {
        for (Ending ending : Ending.values()) {
            assertThat(page).contains("`" + ending.text() + "`");
        }
        RecordEntry invalid = RecordReader.read("[Drey \"1\"]\n[Game \"adjacent-claim:5x5\"]\n1. C3 C4 2. A1 *")
                .get(0);
        assertThat(page).contains(((RecordEntry.Invalid) invalid).message());
    }
}
