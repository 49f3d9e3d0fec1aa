package dev.drey.rules.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.BadText;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.RandomGame;
import dev.drey.rules.Rejection;
import dev.drey.rules.Seeds;
import dev.drey.rules.TextSlice;
import dev.drey.rules.contract.StartPositions;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

/** The parsers accept or reject any text in a short time. */
@Timeout(value = 10, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
final class FuzzTest {
    private static final int SEEDS = 70;
    private static final int TEXTS_PER_SEED = 1000;
    private static final int MAX_MESSAGE_LENGTH = 400;

    /** The positions of one game from each start position. */
    private static final List<Position> POSITIONS = new ArrayList<>();

    static {
        StartPositions.all().forEach(start -> RandomGame.play(1, start, POSITIONS::add));
    }

    @Test
    void parsesAPositionOrThrowsBadText() {
        List<String> good = POSITIONS.stream().map(Position::text).toList();
        forEachMutatedText(
                good,
                (text, random) -> assertParsedOrBadText(text, () -> {
                    Position position = Games.position(text);
                    assertThat(Games.position(position.text())).isEqualTo(position);
                    assertThat(position.isOver()).isEqualTo(position.moves().isEmpty());
                }));
    }

    @Test
    void parsesAGameOrThrowsBadText() {
        List<String> good =
                StartPositions.all().stream().map(start -> start.game().text()).toList();
        forEachMutatedText(
                good,
                (text, random) -> assertParsedOrBadText(text, () -> {
                    var game = Games.game(text);
                    assertThat(Games.game(game.text())).isEqualTo(game);
                }));
    }

    @Test
    void parsesALegalMoveOrRejects() {
        List<String> good = new ArrayList<>(List.of("pass", "claim C3", "(0,0)-(1,0)+(1,1)", "00 10 11"));
        StartPositions.all()
                .forEach(start -> start.moves().stream().map(Move::text).forEach(good::add));
        forEachMutatedText(good, (text, random) -> {
            Position position = POSITIONS.get(random.nextInt(POSITIONS.size()));
            ParsedMove parsed = position.read(text);
            if (parsed instanceof ParsedMove.Legal legal) {
                assertThat(position.moves()).contains(legal.move());
            } else if (parsed instanceof Rejection rejection) {
                assertPrintable(rejection.message());
            }
        });
    }

    private interface Reader {
        void read(String text, Random random);
    }

    private static void forEachMutatedText(List<String> good, Reader reader) {
        Seeds.each(SEEDS, seed -> {
            Random random = new Random(seed);
            TextMutator mutator = new TextMutator(random, good);
            for (int i = 0; i < TEXTS_PER_SEED; i++) {
                String text = mutator.next();
                runWithTextInFailure(text, t -> reader.read(t, random));
            }
        });
    }

    private static void runWithTextInFailure(String text, Consumer<String> reader) {
        try {
            reader.accept(text);
        } catch (RuntimeException | AssertionError e) {
            throw new AssertionError("On " + TextSlice.of(text).quoted() + ": " + e, e);
        }
    }

    private static void assertParsedOrBadText(String text, Runnable reader) {
        try {
            reader.run();
        } catch (BadText e) {
            assertThat(e.column()).as("column").isBetween(1, text.length() + 1);
            assertPrintable(e.getMessage());
        }
    }

    /** Checks that a message is short and has no control characters, because it may be printed to a terminal. */
    private static void assertPrintable(@Nullable String message) {
        assertThat(message)
                .isNotBlank()
                .hasSizeLessThanOrEqualTo(MAX_MESSAGE_LENGTH)
                .matches("[^\\p{C}\\p{Zl}\\p{Zp}]+");
    }
}
