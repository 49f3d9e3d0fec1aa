package dev.drey.bench.theory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.squirrel.NutMap;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Checks the published facts about solved maps, as far as that is possible without hours of proofs. */
final class SolvedMapsFileTest {
    private static final Path DOCS = Path.of("..", "docs");

    private static List<SolvedMap> maps() throws IOException {
        return Theory.read(DOCS.resolve("data/squirrel-war-maps.tsv"));
    }

    @Test
    void twentyMapsAreSolved() throws IOException {
        assertThat(maps())
                .extracting(SolvedMap::number)
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 20).boxed().toList());
    }

    @Test
    void factsAboutEachMapAgree() throws IOException {
        for (SolvedMap map : maps()) {
            NutMap nuts = NutMap.numbered(map.number());
            int richest = Arrays.stream(nuts.values()).max().orElseThrow();
            assertThat(map.sum()).as(map.line()).isEqualTo(nuts.total());
            assertThat(nuts.at(SolvedMap.cell(map.richest()))).as(map.line()).isEqualTo(richest);
            // Every final margin is odd if the sum of all nuts is odd, else even.
            for (int margin : new int[] {map.value(), map.richestValue(), map.greedy()}) {
                assertThat(Math.floorMod(margin, 2)).as(map.line()).isEqualTo(map.sum() % 2);
            }
            assertThat(map.richestValue()).as(map.line()).isBetween(map.greedy(), map.value());
            assertThat(map.winning().contains(map.best())).as(map.line()).isEqualTo(map.value() > 0);
            assertThat(map.winning().contains(map.richest())).as(map.line()).isEqualTo(map.richestValue() > 0);
            assertThat(map.winning()).as(map.line()).doesNotHaveDuplicates();
        }
    }

    /** The figures on the page are those of the summary. */
    @Test
    void thePageQuotesTheSummary() throws IOException {
        ByteArrayOutputStream summary = new ByteArrayOutputStream();
        Theory.print(maps(), new PrintStream(summary, true, StandardCharsets.UTF_8));
        assertThat(Files.readString(DOCS.resolve("squirrel-war-theory.md")))
                .contains(summary.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n"));
    }
}
