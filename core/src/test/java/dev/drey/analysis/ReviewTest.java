package dev.drey.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.GamePhase;
import dev.drey.engine.Oracle;
import dev.drey.record.GameRecord;
import dev.drey.record.Line;
import dev.drey.rules.Ending;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ReviewTest {
    private static final long PLENTY = 60_000_000_000L;

    private static List<Move> moves(Position start, String... texts) {
        Position position = start;
        List<Move> moves = new ArrayList<>();
        for (String text : texts) {
            Move move = ((ParsedMove.Legal) position.read(text)).move();
            moves.add(move);
            position = position.play(move);
        }
        return moves;
    }

    private static Review review(GameRecord record) {
        AnalysisStore store = new AnalysisStore();
        Oracle oracle = new Oracle(1, 1 << 22);
        ReviewPlan plan = new ReviewPlan(record, Optional.empty(), 0, PLENTY);
        for (Optional<ReviewPlan.Step> step = plan.next(store); step.isPresent(); step = plan.next(store)) {
            step.get().run(store, oracle, Budget.unlimited(), analysis -> {});
        }
        return Review.of(record, store);
    }

    /** A game of best moves, of which only the best move of each position is proven. */
    @Test
    void provenBestMovesNeedNoSearch() {
        Oracle oracle = new Oracle(1, 1 << 22);
        AnalysisStore store = new AnalysisStore();
        List<Move> played = new ArrayList<>();
        Position start = Games.game("adjacent-claim:4x4").start();
        for (Position position = start; !position.isOver(); position = position.play(played.get(played.size() - 1))) {
            played.add(store.search(oracle, AnalysisRequest.bestMove(position), Budget.unlimited())
                    .best()
                    .move());
        }
        GameRecord record = GameRecord.of(start, played);
        AnalysisStore later = new AnalysisStore(100, store.proofs());

        assertThat(new ReviewPlan(record, Optional.empty(), 0, PLENTY).next(later))
                .isEmpty();
        Review review = Review.of(record, later);
        assertThat(review.isComplete()).isTrue();
        assertThat(review.moves())
                .allMatch(move -> move.mark().isEmpty() && move.marked().sure());
        assertThat(review.moves()).allMatch(move -> move.analysis().nodes() == 0);
    }

    private static Review review(String game, String... texts) {
        Position start = Games.game(game).start();
        return review(GameRecord.of(start, moves(start, texts)));
    }

    private static Review ended(Outcome outcome, String game, String... texts) {
        Position start = Games.game(game).start();
        return review(new GameRecord(
                Map.of(),
                start,
                Line.of(moves(start, texts)),
                Optional.of(outcome),
                Optional.of(outcome == Outcome.DRAW ? Ending.AGREED : Ending.RESIGNED)));
    }

    @Test
    void lossIsRelativeToBestMove() {
        // The centre wins by 5, its neighbours lose by 5, the border by 15.
        Review review = review("adjacent-claim", "B3", "C3");
        ReviewedMove move = review.moves().get(0);
        assertThat(move.loss()).isEqualTo(10);
        assertThat(move.marked().sure()).isTrue();
        assertThat(move.mark()).contains(Mark.BLUNDER);
        assertThat(move.best().move().text()).isEqualTo("C3");
        assertThat(review.totalLoss(Side.FIRST)).isEqualTo(10);
    }

    @Test
    void decidingMistakeIsLastOneOfLoser() {
        // X should open in the centre; A1 loses it. O answers with a border cell far away, which lets X back in, and so
        // on.
        Review review = ended(Outcome.SECOND_WINS, "adjacent-claim", "A1", "E5", "B1");
        ReviewedMove deciding = review.decidingMistake().orElseThrow();
        assertThat(deciding.side()).isEqualTo(Side.FIRST);
        assertThat(deciding.losesTheGame()).isTrue();
        assertThat(review.moves().stream()
                        .filter(move -> move.ply() > deciding.ply() && move.side() == Side.FIRST)
                        .noneMatch(ReviewedMove::losesTheGame))
                .isTrue();
        assertThat(review.largestSwing()).isEmpty();
    }

    @Test
    void winnerHasNoDecidingMistake() {
        // X gave the game away with A1, but O resigned.
        Review review = ended(Outcome.FIRST_WINS, "adjacent-claim", "A1", "C3", "B1");
        assertThat(review.decidingMistake()).isEmpty();
    }

    @Test
    void drawHasLargestSwing() {
        Review review = ended(Outcome.DRAW, "adjacent-claim:4x4", "A1", "B2", "A2");
        assertThat(review.decidingMistake()).isEmpty();
        ReviewedMove swing = review.largestSwing().orElseThrow();
        assertThat(swing.loss()).isPositive();
        assertThat(review.moves()).allSatisfy(move -> assertThat(move.loss()).isLessThanOrEqualTo(swing.loss()));
    }

    @Test
    void filtersMistakesBySide() {
        Review review = review("adjacent-claim", "B3", "A1");
        List<ReviewedMove> all = review.mistakes(Optional.empty());

        assertThat(all).isNotEmpty().allSatisfy(move -> assertThat(move.mark()).isPresent());
        assertThat(review.mistakes(Optional.of(Side.FIRST)))
                .isNotEmpty()
                .allSatisfy(move -> assertThat(move.side()).isEqualTo(Side.FIRST));
        assertThat(review("adjacent-claim", "C3").mistakes(Optional.empty())).isEmpty();
    }

    /** Estimates of equally good moves differ a little, which is no loss. */
    @Test
    void sumsOnlyLossesThatCount() {
        Position start = Games.game("othello").start();
        GameRecord record = GameRecord.of(start, moves(start, "f5", "f4"));
        AnalysisStore store = new AnalysisStore();
        Oracle oracle = new Oracle(1, 1 << 22);
        for (Position position : Review.positions(record)) {
            store.search(oracle, AnalysisRequest.everyMove(position).toDepth(4), Budget.unlimited());
        }
        Review review = Review.of(record, store);
        ReviewedMove second = review.moves().get(1);

        assertThat(second.loss()).isPositive();
        assertThat(second.lossCounts()).isFalse();
        assertThat(review.totalLoss(Side.SECOND)).isZero();
    }

    @Test
    void provenPunishmentReachesEndOfGame() {
        Review lost = review("adjacent-claim", "A1");
        ReviewedMove mistake = lost.moves().get(0);
        assertThat(lost.decidingMistake()).contains(mistake);
        // Best play to the end: every other cell is claimed, or passed over.
        assertThat(mistake.punishment()).hasSizeGreaterThanOrEqualTo(24);
    }

    @Test
    void estimatedPunishmentIsOnlyReply() {
        Position start = Games.game("othello").start();
        GameRecord record = GameRecord.of(start, moves(start, "f5", "f4", "c3"));
        AnalysisStore store = new AnalysisStore();
        Oracle oracle = new Oracle(1, 1 << 22);
        for (Position position : Review.positions(record)) {
            store.search(oracle, AnalysisRequest.everyMove(position).toDepth(4), Budget.unlimited());
        }
        Review review = Review.of(record, store);
        assertThat(review.isComplete()).isTrue();
        assertThat(review.moves())
                .allSatisfy(move -> assertThat(move.punishment()).hasSizeLessThanOrEqualTo(1));
    }

    @Test
    void moveHasNegatedValueOfNextPosition() {
        Review review = review("adjacent-claim:4x4", "A1", "B2", "A2", "C2", "A3", "C3", "A4");
        for (int i = 1; i < review.moves().size(); i++) {
            ReviewedMove before = review.moves().get(i - 1);
            ReviewedMove next = review.moves().get(i);
            assertThat(before.played().expected()).isEqualTo(-next.best().expected());
            assertThat(before.loss())
                    .isEqualTo(before.best().expected() - before.played().expected());
        }
    }

    @Test
    void reviewOfEmptyGameIsEmpty() {
        assertThat(review("othello").moves()).isEmpty();
    }

    @Test
    void summaryHasMarkedMovesOfBothSides() {
        // The border loses by 15 instead of winning by 5; the reply gives some of it back.
        Review review = review("adjacent-claim", "A1", "E5", "A2");
        GameSummary summary = GameSummary.of(review);
        assertThat(summary.moves(Side.FIRST)).isEqualTo(2);
        assertThat(summary.moves(Side.SECOND)).isEqualTo(1);
        List<ReviewedMove> marked =
                review.moves().stream().filter(move -> move.mark().isPresent()).toList();
        assertThat(summary.mistakes()).hasSameSizeAs(marked).isNotEmpty();
        GameSummary.Mistake first = summary.mistakes().get(0);
        assertThat(first.ply()).isEqualTo(1);
        assertThat(first.side()).isEqualTo(Side.FIRST);
        assertThat(first.move()).isEqualTo("A1");
        assertThat(first.mark()).isEqualTo(Mark.BLUNDER);
        assertThat(first.sure()).isTrue();
        assertThat(first.phase()).isEqualTo(GamePhase.OPENING);
        assertThat(first.reason()).isEqualTo(marked.get(0).reasons().stream().findFirst());
    }

    @Test
    void summaryOmitsWithheldPositions() {
        Review review = review("adjacent-claim", "A1", "E5", "A2");
        List<Position> positions = Review.positions(review.record());
        GameSummary rest = GameSummary.of(review).without(Set.of(positions.get(0)), positions);
        assertThat(rest.moves(Side.FIRST)).isEqualTo(1);
        assertThat(rest.moves(Side.SECOND)).isEqualTo(1);
        assertThat(rest.mistakes()).noneMatch(mistake -> mistake.ply() == 1);
    }
}
