package dev.drey.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.drey.rules.BadText;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Seeds;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

class TranscriptTest {
    private static final Position OTHELLO = Games.game("othello").start();

    /** A shortest possible game: black captures all white discs with the ninth move. */
    private static final String WIPE_OUT = "f5d6c5f4e7f6g5e6e3";

    @Test
    void readsAWellKnownShortGame() {
        List<Move> moves = Transcript.read(OTHELLO, WIPE_OUT);
        assertThat(moves).hasSize(9);
        GameRecord record = GameRecord.of(OTHELLO, moves);
        assertThat(record.end().board()).doesNotContain("O");
        assertThat(Result.text(record.outcome())).isEqualTo("1-0");
        assertThat(Transcript.write(moves)).isEqualTo(WIPE_OUT);
    }

    @Test
    void ignoresCaseAndSpaces() {
        List<Move> moves = Transcript.read(OTHELLO, WIPE_OUT);
        assertThat(Transcript.read(OTHELLO, WIPE_OUT.toUpperCase(Locale.ROOT))).isEqualTo(moves);
        assertThat(Transcript.read(OTHELLO, " f5 d6\tc5\r\nf4\n\ne7f6g5e6e3 \n"))
                .isEqualTo(moves);
        assertThat(Transcript.read(OTHELLO, " \n")).isEmpty();
    }

    @Test
    void readsWrittenPasses() {
        Position forced =
                Games.position("othello:--------/--------/--------/--------/--------/------OO/------OX/------OX:O");

        assertThat(Transcript.read(forced, "f8")).extracting(Move::text).containsExactly("pass", "f8");
        assertThat(Transcript.read(forced, "--f8")).extracting(Move::text).containsExactly("pass", "f8");
        assertThat(Transcript.read(forced, "PA f8")).extracting(Move::text).containsExactly("pass", "f8");
        assertThatThrownBy(() -> Transcript.read(OTHELLO, "--")).isInstanceOf(BadText.class);
    }

    @Test
    void omitsPassesAndRestoresThem() {
        int passes = 0;
        for (long seed = 0; seed < Seeds.count(600); seed++) {
            GameRecord record = RandomRecords.withoutComments(seed);
            if (!Transcript.supports(record.game())) {
                continue;
            }
            List<Move> moves = new ArrayList<>(record.moves());
            while (!moves.isEmpty() && moves.get(moves.size() - 1).isPass()) {
                moves.remove(moves.size() - 1);
            }
            String text = Transcript.write(moves);
            assertThat(text).as("seed %d", seed).doesNotContain("pass");
            assertThat(Transcript.read(record.start(), text))
                    .as("seed %d", seed)
                    .isEqualTo(moves);
            passes += (int) moves.stream().filter(Move::isPass).count();
        }
        assertThat(passes).isPositive();
    }

    @Test
    void locatesIllegalMoves() {
        BadText bad = catchThrowableOfType(BadText.class, () -> Transcript.read(OTHELLO, "f5 a1"));
        assertThat(bad.column()).isEqualTo(4);
        assertThat(bad.problem()).contains("a1 outflanks no disc");
        assertThat(bad.expected()).isEqualTo("one of f4, d6, f6");
    }

    @Test
    void rejectsIncompleteAndExtraMoves() {
        assertThatThrownBy(() -> Transcript.read(OTHELLO, "f5d")).hasMessageStartingWith("'d' is not a cell");
        assertThatThrownBy(() -> Transcript.read(OTHELLO, WIPE_OUT + "a1"))
                .hasMessage("The game is over; expected the end of the transcript");
    }

    @Test
    void rejectsGamesWhoseMovesAreNotCells() {
        Position santorini = Games.game("santorini").start();
        assertThatThrownBy(() -> Transcript.read(santorini, "f5"))
                .isInstanceOf(BadText.class)
                .hasMessageContaining("santorini has no transcripts, because its moves are not single cells");
        assertThatThrownBy(() -> Transcript.write(santorini.moves())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void neverThrowsAnythingButBadText() {
        for (long seed = 0; seed < Seeds.count(20_000); seed++) {
            Random random = new Random(seed);
            Position start = Games.game(RandomRecords.GAMES.get(random.nextInt(RandomRecords.GAMES.size())))
                    .start();
            StringBuilder text = new StringBuilder();
            for (int i = random.nextInt(12); i > 0; i--) {
                text.append("abcdefgh12345678 \nA9é\0".charAt(random.nextInt(22)));
            }
            try {
                GameRecord.of(start, Transcript.read(start, text.toString()));
            } catch (BadText expected) {
                assertThat(expected.column()).as("seed %d", seed).isBetween(1, text.length() + 1);
            }
        }
    }
}
