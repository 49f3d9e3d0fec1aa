package dev.drey.classroom.grading;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.classroom.grading.ChosenMoves.ChosenMove;
import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.homework.HomeworkCase;
import dev.drey.engine.Oracle;
import dev.drey.engine.Range;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.teach.AlphaBeta;
import dev.drey.teach.Minimax;
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

/** The moves of a program are read from its answers and judged. */
final class MoveQualityTest {
    private static final String MAP = """
            20 16 1 32 30
            20 12 2 11 8
            28 48 9 1 1
            20 12 10 6 2
            25 30 23 21 10
            """;

    private static final HomeworkCase NEXT_MOVE =
            HomeworkCase.of("next-move", "2\nX\n2\n" + MAP + "**XX*\n**XOX\n***O*\n**OO*\n*****\n");
    private static final HomeworkCase BATTLE =
            HomeworkCase.of("battle", "4\nO\n1\n1\nX\n1\n1\n" + MAP + "XOXO*\nOXO**\nXOXO*\nOXO**\nXOXOX\n");

    private final MoveJudge judge = new MoveJudge(new Oracle(1, 1 << 22), Duration.ofMinutes(1));

    @TempDir
    private Path folder;

    @Test
    void readsMoveFromNextState() throws IOException {
        answer("next_state.txt", "**XX*\r\n**XOX\r\n**XX*\r\n**XO*\r\n*****");

        ChosenMoves chosen = ChosenMoves.read(NEXT_MOVE, folder);

        assertThat(chosen.endsIllegally()).isFalse();
        assertThat(chosen.moves())
                .containsExactly(
                        new ChosenMove("next-move", 1, NEXT_MOVE.homework().start(), move(NEXT_MOVE, "C3")));
    }

    @Test
    void reportsIllegalBoard() throws IOException {
        answer("next_state.txt", "XXXXX\n**XOX\n**XX*\n**XO*\n*****\n");

        assertThat(ChosenMoves.read(NEXT_MOVE, folder)).isEqualTo(new ChosenMoves(List.of(), true));
        assertThat(ChosenMoves.read(BATTLE, folder)).isEqualTo(ChosenMoves.NONE);
    }

    @Test
    void readsMovesOfBattleUpToIllegalBoard() throws IOException {
        List<Position> game = randomGame(3);
        String trace = rows(game.get(0)) + "\n" + rows(game.get(1)) + "\n" + rows(game.get(2)) + rows(game.get(4));
        answer("trace_state.txt", trace);

        ChosenMoves chosen = ChosenMoves.read(BATTLE, folder);

        assertThat(chosen.endsIllegally()).isTrue();
        assertThat(chosen.moves()).extracting(ChosenMove::before).containsExactly(game.get(0), game.get(1));
    }

    @Test
    void qualityEqualsExhaustiveSearch() throws IOException {
        for (int seed = 0; seed < 12; seed++) {
            List<Position> game = randomGame(seed);
            StringBuilder trace = new StringBuilder();
            game.subList(1, game.size()).forEach(position -> trace.append(rows(position)));
            answer("trace_state.txt", trace.toString());
            ChosenMoves chosen = ChosenMoves.read(BATTLE, folder);
            int best = 0;
            int lost = 0;
            int firstLostWin = 0;
            for (ChosenMove chosenMove : chosen.moves()) {
                int bestValue = chosenMove.before().moves().stream()
                        .mapToInt(move -> value(chosenMove.before(), move))
                        .max()
                        .orElseThrow();
                int value = value(chosenMove.before(), chosenMove.move());
                best += value == bestValue ? 1 : 0;
                lost += bestValue - value;
                firstLostWin = firstLostWin == 0 && bestValue > 0 && value <= 0 ? chosenMove.number() : firstLostWin;
            }

            MoveQuality report = MoveQuality.measure(List.of(chosen), judge, MoveQuality.ProgressListener.NONE);

            assertThat(report.proven()).isEqualTo(6);
            assertThat(report.unproven()).isZero();
            assertThat(report.complete()).isTrue();
            assertThat(report.best()).isEqualTo(best);
            assertThat(report.nutsLost()).isEqualTo(lost);
            assertThat(report.bestShare()).contains(best / 6.0);
            assertThat(report.averageLoss()).contains(lost / 6.0);
            assertThat(report.lostWin().map(win -> win.chosen().number()).orElse(0))
                    .isEqualTo(firstLostWin);
        }
    }

    @Test
    void reportsLostWin() throws IOException {
        // X can win by taking the 99 nuts at A1, or leave them to O.
        HomeworkCase homeworkCase = HomeworkCase.of("last", """
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

        MoveQuality report = MoveQuality.measure(
                List.of(ChosenMoves.read(homeworkCase, folder)), judge, MoveQuality.ProgressListener.NONE);

        assertThat(report.reportLines())
                .containsExactly(
                        "Move quality: 0 of 1 exactly judged move is best (0 %); average loss 196.0 nuts.",
                        "First move that lost a won game: move 1 of last, where E5 loses by 99 (proven) but A1 wins by 97 (proven).");
    }

    @Test
    void countsUnprovenMovesSeparately() throws IOException {
        answer("next_state.txt", "**XX*\n**XOX\n**XX*\n**XO*\n*****\n");
        MoveJudge withoutTime = new MoveJudge(new Oracle(1, 1 << 20), Duration.ZERO);

        MoveQuality report = MoveQuality.measure(
                List.of(ChosenMoves.read(NEXT_MOVE, folder)), withoutTime, MoveQuality.ProgressListener.NONE);

        assertThat(report.proven()).isZero();
        assertThat(report.unproven()).isEqualTo(1);
        assertThat(report.bestShare()).isEmpty();
        assertThat(report.reportLines())
                .containsExactly(
                        "Move quality: no move could be judged exactly.",
                        "1 move is not counted, because its exact value is unknown.");
    }

    /** Values outside the rules are judged as long as the engine supports their total. */
    @Test
    void judgesValuesOutsideTheRulesIfTheirTotalIsSmall() throws IOException {
        String board = "*XX*X\n*XOXO\nOX*XO\nXO*OX\nOOXO*\n";
        HomeworkCase small =
                HomeworkCase.of("small", "2\nX\n1\n" + MAP.replace("48", "0").replace("20", "100") + board);
        HomeworkCase great = HomeworkCase.of("great", "2\nX\n1\n" + MAP.replaceAll("[0-9]+", "100") + board);
        int best = new Minimax()
                .choose(small.homework().start(), 25, SearchObserver.NONE)
                .value();
        answer("next_state.txt", "*XX*X\n*XOXO\nOX*XO\nXO*OX\nOOXXX\n");

        MoveQuality judged =
                MoveQuality.measure(List.of(ChosenMoves.read(small, folder)), judge, MoveQuality.ProgressListener.NONE);
        MoveQuality unsupported =
                MoveQuality.measure(List.of(ChosenMoves.read(great, folder)), judge, MoveQuality.ProgressListener.NONE);

        assertThat(judged.proven()).isEqualTo(1);
        assertThat(judge.analyse(small.homework().start()).proven()).isEqualTo(new Range(best, best));
        assertThat(unsupported.proven()).isZero();
        assertThat(unsupported.unproven()).isEqualTo(1);
    }

    @Test
    void listenerSeesProgressAndCanStop() throws IOException {
        List<Position> game = randomGame(1);
        answer("trace_state.txt", rows(game.get(1)) + rows(game.get(2)) + rows(game.get(3)));
        List<String> calls = new ArrayList<>();
        ChosenMoves chosen = ChosenMoves.read(BATTLE, folder);

        MoveQuality report = MoveQuality.measure(List.of(chosen), judge, (judged, total) -> {
            calls.add(judged + "/" + total);
            return judged < 2;
        });

        assertThat(calls).containsExactly("0/3", "1/3", "2/3");
        assertThat(report.proven()).isEqualTo(2);
        assertThat(report.complete()).isFalse();
        assertThat(report.reportLines()).endsWith("Judging was stopped before the last move.");
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

    private static Move move(HomeworkCase homeworkCase, String text) {
        return homeworkCase.homework().start().moves().stream()
                .filter(move -> move.text().equals(text))
                .findFirst()
                .orElseThrow();
    }

    private static String rows(Position position) {
        return Homework.boardText(position);
    }

    private void answer(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text);
    }
}
