package dev.drey.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.analysis.AnalysisStore;
import dev.drey.analysis.Review;
import dev.drey.analysis.ReviewPlan;
import dev.drey.analysis.ReviewedMove;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.record.GameRecord;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Mistakes tried again by script. On this board only the centre wins for the first side. */
class RetrySessionTest {
    private static final long PLENTY = 60_000_000_000L;

    private static Review review =
            new Review(GameRecord.of(Games.game("adjacent-claim").start(), List.of()), List.of());

    @BeforeAll
    static void reviewAGame() {
        Position start = Games.game("adjacent-claim").start();
        List<Move> moves = new ArrayList<>();
        Position position = start;
        for (String text : List.of("A1", "E5", "B1", "E4")) {
            Move move = ((ParsedMove.Legal) position.read(text)).move();
            moves.add(move);
            position = position.play(move);
        }
        GameRecord record = GameRecord.of(start, moves);
        AnalysisStore store = new AnalysisStore();
        Oracle oracle = new Oracle(1, 1 << 22);
        ReviewPlan plan = new ReviewPlan(record, Optional.empty(), 0, PLENTY);
        for (Optional<ReviewPlan.Step> step = plan.next(store); step.isPresent(); step = plan.next(store)) {
            step.get().run(store, oracle, Budget.unlimited(), inquiry -> {});
        }
        review = Review.of(record, store);
    }

    private static List<ReviewedMove> mistakes() {
        return review.mistakes(Optional.empty());
    }

    private record Told(String text, boolean stayed, int found) {}

    private static Told retry(String... typed) {
        StringWriter text = new StringWriter();
        String input = typed.length == 0 ? "" : String.join("\n", typed) + "\n";
        LineInput lines = new StreamLineInput(new BufferedReader(new StringReader(input)), new PrintWriter(text));
        RetrySession session = new RetrySession(review.record(), mistakes(), mistake -> List.of(), lines, Style.PLAIN);
        boolean stayed = session.run();
        return new Told(text.toString(), stayed, session.found());
    }

    /** The game begins with a mistake: A1 instead of C3. */
    @Test
    void theBestMoveIsFound() {
        Told told = retry("c3");

        assertThat(told.text())
                .contains("Mistake 1 of " + mistakes().size() + ": move 1.")
                .contains("A [.] [.] [.] [.] [.]")
                .contains("In the game Player 1 played A1: a blunder.")
                .contains("Find a better move for Player 1 (instead of A1).")
                .contains("Yes. C3 wins by 5 (proven).")
                .containsPattern("Line \\(proven, to the end\\): C3 ")
                .contains("You found 1 of " + mistakes().size() + ".")
                .containsPattern("1\\. +A1 \\?\\? +found \\(C3\\)");
        assertThat(told.found()).isEqualTo(1);
    }

    @Test
    void othersAreJudgedAtOnce() {
        Told told = retry("A1", "A2", "B2", "skip");

        assertThat(told.text())
                .contains("A1 is what was played in the game. Try another move.")
                .containsPattern("No\\. A2 loses by 15 \\(proven\\)\\. Player 2 answers [A-E][1-5]\\.")
                .contains(
                        "B2 is better than A1, but not the best. B2 loses by 5 (proven). Try another move, or 'skip'.")
                .contains("The best move: C3 wins by 5 (proven).")
                .contains("found a better move, but not the best (B2)")
                .contains("You found 0 of ");
    }

    @Test
    void theFirstHintDoesNotNameTheMoveAndTheSecondDoes() {
        Told told = retry("hint", "hint");
        int first = told.text().indexOf("Hint: ");
        int second = told.text().indexOf("The best move: C3");

        assertThat(first).isPositive().isLessThan(second);
        assertThat(told.text().substring(first, second)).doesNotContain("C3");
        assertThat(told.text()).containsPattern("A1 \\?\\? +shown");
        assertThat(told.found()).isZero();
    }

    @Test
    void aMoveFoundAfterAHintSaysSo() {
        assertThat(retry("hint", "C3").text()).contains("found, with a hint (C3)");
    }

    @Test
    void wrongInputExplainsItself() {
        Told told = retry("Z9", "perhaps", "", "moves", "help", "board");

        assertThat(told.text())
                .contains("Z9 is not on the board: rows are A-E, columns 1-5.")
                .contains("'moves' lists the legal moves, 'help' the commands.")
                .contains("Available moves: [A1, A2, ")
                .contains("quit    leave, with the summary so far");
        assertThat(told.text().split("A \\[\\.\\]", -1)).as("the board, twice").hasSize(3);
    }

    @Test
    void whoLeavesIsToldHowFarItWent() {
        for (String[] typed : List.of(new String[] {"C3", "quit"}, new String[] {"C3"}, new String[] {})) {
            Told told = retry(typed);
            assertThat(told.stayed()).isFalse();
            assertThat(told.text())
                    .contains("You found " + told.found() + " of " + mistakes().size() + ".")
                    .contains("not tried");
        }
    }

    @Test
    void whoStaysSeesEveryMistake() {
        String[] skips = mistakes().stream().map(mistake -> "skip").toArray(String[]::new);
        Told told = retry(skips);

        assertThat(told.stayed()).isTrue();
        assertThat(told.text())
                .contains("Mistake " + mistakes().size() + " of " + mistakes().size())
                .containsOnlyOnce("You found 0 of " + mistakes().size() + ".")
                .doesNotContain("not tried");
    }
}
