package dev.drey.engine.squirrel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.Values;
import dev.drey.rules.squirrel.SquirrelPosition;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class SquirrelEvaluatorTest {
    @Test
    void guessesBetterThanTheMarginNow() {
        long wrongNow = 0;
        long wrongGuess = 0;
        for (long seed : LongStream.rangeClosed(1, 300).toArray()) {
            SquirrelPosition position = Plainly.position(seed, 6);
            SquirrelEvaluator evaluator =
                    new SquirrelEvaluator(new NutSums(position.game().nuts()));
            int value = Values.POINT * Plainly.value(position);
            wrongNow += Math.abs(Values.POINT * position.margin(position.toMove()) - value);
            wrongGuess += Math.abs(evaluator.evaluate(position.mine(), position.theirs()) - value);
        }
        assertThat(wrongGuess).isLessThan(wrongNow * 8 / 10);
    }
}
