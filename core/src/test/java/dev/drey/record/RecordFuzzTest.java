package dev.drey.record;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.record.RecordEntry.Invalid;
import dev.drey.record.RecordEntry.Valid;
import dev.drey.rules.Seeds;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

/** The reader returns entries for any text, in linear time. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
class RecordFuzzTest {
    private static final List<String> TOKENS = List.of(
            "[Drey \"1\"]\n",
            "\n[Drey \"1\"]\n",
            "[Drey ",
            "[Game \"othello\"]",
            "[Game \"santorini:CP\"]",
            "[Game \"adjacent-claim:3x3\"]\n",
            "[Start \"",
            "[Result \"*\"]",
            "[Ending \"time\"]",
            "\"]",
            "[",
            "]",
            "{",
            "}",
            "(",
            ")",
            "\\",
            "\\u12",
            "\\ud800",
            "\"",
            "1.",
            "1...",
            "2.",
            ".",
            "C3",
            "f5",
            "d6",
            "00-10+11",
            "pass",
            "1-0",
            "0-1",
            "1/2-1/2",
            "*",
            " ",
            "\n",
            "\r\n",
            "\t",
            "\ufeff",
            "\u0000",
            "é",
            "\ud83d\udc3f",
            "\ud800",
            ":",
            "/",
            "-",
            "X",
            "O",
            "9999999999",
            "adjacent-claim:3x3:---/---/---:O");

    private final List<String> valid = LongStream.range(0, 60)
            .mapToObj(seed -> RecordWriter.write(RandomRecords.record(seed)))
            .filter(text -> text.length() < 1_500)
            .toList();

    @Test
    void readsMutatedGames() {
        for (long seed = 0; seed < Seeds.count(25_000); seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(valid.get(random.nextInt(valid.size())));
            for (int i = random.nextInt(4); i >= 0; i--) {
                mutate(text, random);
            }
            check(text.toString(), seed);
        }
    }

    @Test
    void readsRandomTokens() {
        for (long seed = 0; seed < Seeds.count(15_000); seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(random.nextBoolean() ? "[Drey \"1\"]\n[Game \"othello\"]\n" : "");
            for (int i = random.nextInt(30); i > 0; i--) {
                text.append(TOKENS.get(random.nextInt(TOKENS.size())));
            }
            check(text.toString(), seed);
        }
    }

    @Test
    void readsRandomCharacters() {
        for (long seed = 0; seed < Seeds.count(10_000); seed++) {
            Random random = new Random(seed);
            StringBuilder text = new StringBuilder(random.nextBoolean() ? "[Drey \"1\"]\n" : "");
            for (int i = random.nextInt(80); i > 0; i--) {
                text.append((char) random.nextInt(random.nextBoolean() ? 128 : 0x10000));
            }
            check(text.toString(), seed);
        }
    }

    private static void mutate(StringBuilder text, Random random) {
        int at = random.nextInt(text.length() + 1);
        int to = Math.min(text.length(), at + random.nextInt(6));
        switch (random.nextInt(5)) {
            case 0 -> text.delete(at, to);
            case 1 -> text.insert(at, TOKENS.get(random.nextInt(TOKENS.size())));
            case 2 -> text.insert(at, text.substring(at, to));
            case 3 -> text.replace(at, to, String.valueOf((char) (32 + random.nextInt(95))));
            default -> text.setLength(random.nextInt(8) == 0 ? at : text.length());
        }
    }

    private static void check(String text, long seed) {
        try {
            List<RecordEntry> entries = RecordReader.read(text);
            for (RecordEntry entry : entries) {
                if (entry instanceof Valid game) {
                    String written = RecordWriter.write(game.record());
                    assertThat(RecordReader.read(written)).containsExactly(new Valid(1, game.record()));
                } else if (entry instanceof Invalid error) {
                    assertThat(error.problem()).isNotBlank();
                    assertThat(error.column()).isPositive();
                    assertThat((long) error.line())
                            .isBetween(
                                    1L,
                                    1
                                            + text.chars()
                                                    .filter(c -> c == '\n' || c == '\r')
                                                    .count());
                }
            }
        } catch (RuntimeException | StackOverflowError | AssertionError failure) {
            throw new AssertionError("seed " + seed + ": " + text, failure);
        }
    }
}
