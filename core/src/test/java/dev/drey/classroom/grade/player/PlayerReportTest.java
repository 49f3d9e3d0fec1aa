package dev.drey.classroom.grade.player;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.engine.Oracle;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.teach.AlphaBeta;
import dev.drey.teach.SearchObserver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The moves a program chose are read from its answers and judged. */
final class PlayerReportTest {
    private static final String MAP = """
            20 16 1 32 30
            20 12 2 11 8
            28 48 9 1 1
            20 12 10 6 2
            25 30 23 21 10
            """;

    private static final GradeCase ADVICE =
            GradeCase.of("advice", "2\nX\n2\n" + MAP + "**XX*\n**XOX\n***O*\n**OO*\n*****\n");
    private static final GradeCase BATTLE =
            GradeCase.of("battle", "4\nO\n1\n1\nX\n1\n1\n" + MAP + "XOXO*\nOXO**\nXOXO*\nOXO**\nXOXOX\n");

    private final Judge judge = new Judge(new Oracle(1, 1 << 22), Duration.ofMinutes(1));

    @TempDir
    private Path folder;

    @Test
    void theMoveOfAnAdviceIsFound() throws IOException {
        answer("next_state.txt", "**XX*\r\n**XOX\r\n**XX*\r\n**XO*\r\n*****");

        ChosenMoves chosen = ChosenMoves.in(ADVICE, folder);

        assertThat(chosen.unclear()).isFalse();
        assertThat(chosen.moves())
                .containsExactly(new ChosenMove("advice", 1, ADVICE.homework().start(), move(ADVICE, "C3")));
    }

    @Test
    void whatNoMoveLeadsToIsUnclear() throws IOException {
        answer("next_state.txt", "XXXXX\n**XOX\n**XX*\n**XO*\n*****\n");

        assertThat(ChosenMoves.in(ADVICE, folder)).isEqualTo(new ChosenMoves(List.of(), true));
        assertThat(ChosenMoves.in(BATTLE, folder)).isEqualTo(ChosenMoves.NONE);
    }

    @Test
    void aBattleIsFollowedAsFarAsItIsLegal() throws IOException {
        List<Position> game = randomGame(3);
        String trace = rows(game.get(0)) + "\n" + rows(game.get(1)) + "\n" + rows(game.get(2)) + rows(game.get(4));
        answer("trace_state.txt", trace);

        ChosenMoves chosen = ChosenMoves.in(BATTLE, folder);

        assertThat(chosen.unclear()).isTrue();
        assertThat(chosen.moves()).extracting(ChosenMove::before).containsExactly(game.get(0), game.get(1));
    }

    /** What the oracle says is what a search of everything says. */
    @Test
    void movesAreJudgedExactly() throws IOException {
        for (int seed = 0; seed < 12; seed++) {
            List<Position> game = randomGame(seed);
            StringBuilder trace = new StringBuilder();
            game.subList(1, game.size()).forEach(position -> trace.append(rows(position)));
            answer("trace_state.txt", trace.toString());
            ChosenMoves chosen = ChosenMoves.in(BATTLE, folder);
            int best = 0;
            int lost = 0;
            int firstThrown = 0;
            for (ChosenMove one : chosen.moves()) {
                int most = one.before().moves().stream()
                        .mapToInt(move -> value(one.before(), move))
                        .max()
                        .orElseThrow();
                int value = value(one.before(), one.move());
                best += value == most ? 1 : 0;
                lost += most - value;
                firstThrown = firstThrown == 0 && most > 0 && value <= 0 ? one.number() : firstThrown;
            }

            PlayerReport report = PlayerReport.of(List.of(chosen), judge, Progress.NOBODY);

            assertThat(report.proven()).isEqualTo(6);
            assertThat(report.open()).isZero();
            assertThat(report.whole()).isTrue();
            assertThat(report.best()).isEqualTo(best);
            assertThat(report.lost()).isEqualTo(lost);
            assertThat(report.bestShare()).contains(best / 6.0);
            assertThat(report.averageLoss()).contains(lost / 6.0);
            assertThat(report.thrown().map(win -> win.chosen().number()).orElse(0))
                    .isEqualTo(firstThrown);
        }
    }

    @Test
    void aWinThatWasThrownIsTold() throws IOException {
        // X leads by little and can take the one large heap beside its squirrel, or leave it to O.
        GradeCase grade = GradeCase.of("last", """
                1
                X
                1
                99 1 1 1 1
                1 1 1 1 1
                1 1 1 1 1
                1 1 1 1 1
                1 1 1 1 1
                *XXXX
                XXXXX
                XXOOO
                OOOOO
                OOOO*
                """);
        answer("next_state.txt", "*XXXX\nXXXXX\nXXOOO\nOOOOO\nOOOOX\n");

        PlayerReport report = PlayerReport.of(List.of(ChosenMoves.in(grade, folder)), judge, Progress.NOBODY);

        assertThat(report.lines())
                .containsExactly(
                        "Of 1 move judged exactly, 0 are best (0 %); a move gives away 196.0 nuts on average.",
                        "First to give away a won game: move 1 of last: E5 loses by 99 (proven), where A1 wins by 97 (proven).");
    }

    @Test
    void whatIsNotProvenIsCountedApart() throws IOException {
        answer("next_state.txt", "**XX*\n**XOX\n**XX*\n**XO*\n*****\n");
        Judge hasty = new Judge(new Oracle(1, 1 << 20), Duration.ZERO);

        PlayerReport report = PlayerReport.of(List.of(ChosenMoves.in(ADVICE, folder)), hasty, Progress.NOBODY);

        assertThat(report.proven()).isZero();
        assertThat(report.open()).isEqualTo(1);
        assertThat(report.bestShare()).isEmpty();
        assertThat(report.lines())
                .containsExactly(
                        "No move could be judged exactly.",
                        "1 move is not counted: in the time given its worth was only bounded or estimated.");
    }

    @Test
    void theJudgingCanBeStoppedAndWatched() throws IOException {
        List<Position> game = randomGame(1);
        answer("trace_state.txt", rows(game.get(1)) + rows(game.get(2)) + rows(game.get(3)));
        List<String> told = new ArrayList<>();
        ChosenMoves chosen = ChosenMoves.in(BATTLE, folder);

        PlayerReport report = PlayerReport.of(List.of(chosen), judge, (done, all) -> {
            told.add(done + "/" + all);
            return done < 2;
        });

        assertThat(told).containsExactly("0/3", "1/3", "2/3");
        assertThat(report.proven()).isEqualTo(2);
        assertThat(report.whole()).isFalse();
        assertThat(report.lines()).endsWith("The judging was stopped before its end.");
    }

    private static List<Position> randomGame(int seed) {
        Random random = new Random(seed);
        List<Position> game = new ArrayList<>(List.of(BATTLE.homework().start()));
        for (Position now = game.get(0); !now.isOver(); game.add(now)) {
            List<Move> moves = now.moves();
            now = now.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    private static int value(Position before, Move move) {
        Position after = before.play(move);
        return after.isOver()
                ? after.margin(before.toMove())
                : -new AlphaBeta().choose(after, 25, SearchObserver.NONE).value();
    }

    private static Move move(GradeCase grade, String text) {
        return grade.homework().start().moves().stream()
                .filter(move -> move.text().equals(text))
                .findFirst()
                .orElseThrow();
    }

    private static String rows(Position position) {
        return position.board().replace('-', '*').replace('/', '\n') + "\n";
    }

    private void answer(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }
}
