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

/** A retry session with scripted input. On this board only the centre wins for the first side. */
class RetrySessionTest {
    private static final long NANOS = 60_000_000_000L;

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
        ReviewPlan plan = new ReviewPlan(record, Optional.empty(), 0, NANOS);
        for (Optional<ReviewPlan.Step> step = plan.next(store); step.isPresent(); step = plan.next(store)) {
            step.get().run(store, oracle, Budget.unlimited(), inquiry -> {});
        }
        review = Review.of(record, store);
    }

    private static List<ReviewedMove> mistakes() {
        return review.mistakes(Optional.empty());
    }

    private record Output(String text, boolean stayed, int found) {}

    private static Output retry(String... typed) {
        StringWriter text = new StringWriter();
        String input = typed.length == 0 ? "" : String.join("\n", typed) + "\n";
        LineInput lines = StreamLineInput.ofPipe(new BufferedReader(new StringReader(input)), new PrintWriter(text));
        RetrySession session = new RetrySession(review.record(), mistakes(), mistake -> List.of(), lines, Style.PLAIN);
        boolean stayed = session.run();
        return new Output(text.toString(), stayed, session.found());
    }

    /** The game starts with a mistake: A1 instead of C3. */
    @Test
    void acceptsTheBestMove() {
        Output output = retry("c3");

        assertThat(output.text())
                .contains("Mistake 1 of " + mistakes().size() + ": move 1.")
                .contains("A [.] [.] [.] [.] [.]")
                .contains("In the game Player 1 played A1: a blunder.")
                .contains("Find a better move for Player 1 (instead of A1).")
                .contains("Yes. C3 wins by 5 (proven).")
                .containsPattern("Line \\(proven, to the end\\): C3 ")
                .contains("You found 1 of " + mistakes().size() + ".")
                .containsPattern("1\\. +A1 \\?\\? +found \\(C3\\)");
        assertThat(output.found()).isEqualTo(1);
    }

    @Test
    void judgesOtherMoves() {
        Output output = retry("A1", "A2", "B2", "skip");

        assertThat(output.text())
                .contains("A1 was played in the game. Try another move.")
                .containsPattern("No\\. A2 loses by 15 \\(proven\\)\\. Player 2 answers [A-E][1-5]\\.")
                .contains(
                        "B2 is better than A1, but not the best. B2 loses by 5 (proven). Try another move, or 'skip'.")
                .contains("The best move: C3 wins by 5 (proven).")
                .contains("found a better move, but not the best (B2)")
                .contains("You found 0 of ");
    }

    @Test
    void firstHintHidesTheMoveAndSecondShowsIt() {
        Output output = retry("hint", "hint");
        int first = output.text().indexOf("Hint: ");
        int second = output.text().indexOf("The best move: C3");

        assertThat(first).isPositive().isLessThan(second);
        assertThat(output.text().substring(first, second)).doesNotContain("C3");
        assertThat(output.text()).containsPattern("A1 \\?\\? +shown");
        assertThat(output.found()).isZero();
    }

    @Test
    void summaryMentionsAHint() {
        assertThat(retry("hint", "C3").text()).contains("found, with a hint (C3)");
    }

    @Test
    void explainsWrongInput() {
        Output output = retry("Z9", "perhaps", "", "moves", "help", "board");

        assertThat(output.text())
                .contains("Z9 is not on the board: rows are A-E, columns 1-5.")
                .contains("'moves' lists the legal moves, 'help' the commands.")
                .contains("Available moves: [A1, A2, ")
                .contains("quit    leave and show the summary");
        assertThat(output.text().split("A \\[\\.\\]", -1))
                .as("the board, twice")
                .hasSize(3);
    }

    @Test
    void printsSummaryOnQuit() {
        for (String[] typed : List.of(new String[] {"C3", "quit"}, new String[] {"C3"}, new String[] {})) {
            Output output = retry(typed);
            assertThat(output.stayed()).isFalse();
            assertThat(output.text())
                    .contains(
                            "You found " + output.found() + " of " + mistakes().size() + ".")
                    .contains("not tried");
        }
    }

    @Test
    void presentsEveryMistake() {
        String[] skips = mistakes().stream().map(mistake -> "skip").toArray(String[]::new);
        Output output = retry(skips);

        assertThat(output.stayed()).isTrue();
        assertThat(output.text())
                .contains("Mistake " + mistakes().size() + " of " + mistakes().size())
                .containsOnlyOnce("You found 0 of " + mistakes().size() + ".")
                .doesNotContain("not tried");
    }
}
