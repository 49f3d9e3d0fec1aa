package dev.drey.server.truth;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Question;
import dev.drey.record.GameRecord;
import dev.drey.study.Review;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class KeptReviewsTest {
    private static final Review REVIEW = review();
    private static final long SIZE = KeptReviews.sizeOf(REVIEW);

    private static Review review() {
        GameRecord game = Boards.game(Boards.EASY, 1);
        Oracle oracle = new Oracle(1, 1 << 20);
        return Review.of(
                game,
                position -> Optional.of(oracle.ask(Question.everyMove(position).toDepth(1), Budget.unlimited())));
    }

    @Test
    void theOneNotAskedForTheLongestTimeGoes() {
        KeptReviews kept = new KeptReviews(2 * SIZE);
        kept.keep("a", REVIEW);
        kept.keep("b", REVIEW);
        assertThat(kept.find("a")).contains(REVIEW);
        kept.keep("c", REVIEW);
        assertThat(kept.find("a")).isPresent();
        assertThat(kept.find("b")).isEmpty();
        assertThat(kept.find("c")).isPresent();
        assertThat(kept.count()).isEqualTo(2);
    }

    @Test
    void theSameTwiceCountsOnce() {
        KeptReviews kept = new KeptReviews(2 * SIZE);
        kept.keep("a", REVIEW);
        for (int i = 0; i < 5; i++) {
            kept.keep("b", REVIEW);
        }
        assertThat(kept.find("a")).isPresent();
        assertThat(kept.find("b")).isPresent();
    }

    @Test
    void whatIsTooLargeIsNotKept() {
        KeptReviews kept = new KeptReviews(SIZE - 1);
        kept.keep("a", REVIEW);
        assertThat(kept.count()).isZero();
    }
}
