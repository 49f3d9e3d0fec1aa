package dev.drey.engine.squirrel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.Values;
import dev.drey.rules.squirrel.SquirrelPosition;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

final class SquirrelEvaluatorTest {
    @Test
    void estimatesAreBetterThanTheMarginNow() {
        long errorOfMargin = 0;
        long errorOfEstimate = 0;
        for (long seed : LongStream.rangeClosed(1, 300).toArray()) {
            SquirrelPosition position = SquirrelBruteForce.position(seed, 6);
            SquirrelEvaluator evaluator =
                    new SquirrelEvaluator(new NutSums(position.game().nuts()));
            int value = Values.POINT * SquirrelBruteForce.value(position);
            errorOfMargin += Math.abs(Values.POINT * position.margin(position.toMove()) - value);
            errorOfEstimate += Math.abs(evaluator.evaluate(position.mine(), position.theirs()) - value);
        }
        assertThat(errorOfEstimate).isLessThan(errorOfMargin * 8 / 10);
    }
}
