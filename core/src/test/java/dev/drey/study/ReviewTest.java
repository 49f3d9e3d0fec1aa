package dev.drey.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Question;
import dev.drey.record.GameRecord;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Reading;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ReviewTest {
    private static Review review(String game, String... texts) {
        Position start = Games.game(game).start();
        Position position = start;
        List<Move> moves = new ArrayList<>();
        for (String text : texts) {
            Move move = ((Reading.Legal) position.read(text)).move();
            moves.add(move);
            position = position.play(move);
        }
        Oracle oracle = new Oracle(1, 1 << 22);
        return Review.of(
                GameRecord.of(start, moves),
                asked -> Optional.of(oracle.ask(Question.everyMove(asked), Budget.unlimited())));
    }

    @Test
    void aMoveIsMeasuredByTheBestOne() {
        // The centre wins by 5, its neighbours lose by 5, the border by 15.
        Review review = review("adjacent-claim", "B3", "C3");
        assertThat(review.moves().get(0).gaveAway()).isEqualTo(10);
        assertThat(review.moves().get(0).isSure()).isTrue();
        assertThat(review.moves().get(0).best().move().text()).isEqualTo("C3");
        assertThat(review.moves().get(0).isLosingMistake()).isTrue();
        assertThat(review.gaveAway(Side.FIRST)).isEqualTo(10);
    }

    @Test
    void theFirstLosingMistakeComesWithWhatPunishesIt() {
        Review review = review("adjacent-claim", "C3", "A1");
        assertThat(review.firstLosingMistake()).isEmpty();
        Review lost = review("adjacent-claim", "A1");
        ReviewedMove mistake = lost.firstLosingMistake().orElseThrow();
        assertThat(mistake.ply()).isEqualTo(1);
        // Best play to the end: every other cell is claimed, or passed over.
        assertThat(mistake.punishment()).hasSizeGreaterThanOrEqualTo(24);
    }

    @Test
    void anEmptyGameHasNothingToReview() {
        assertThat(review("othello").moves()).isEmpty();
    }
}
