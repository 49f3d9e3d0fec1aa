package dev.drey.rules.input;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import java.time.Duration;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rejected moves, with the reason and the message for the player. */
final class MoveTextTest {
    private static final String DISCS = "--------/--------/--------/---OX---/---XO---/--------/--------/--------";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    A1      | OCCUPIED   | A1 is already taken.
                    e5      | OCCUPIED   | E5 is already taken.
                    F1      | OFF_BOARD  | F1 is not on the board: columns are A-E, rows 1-5.
                    A6      | OFF_BOARD  | A6 is not on the board: columns are A-E, rows 1-5.
                    A0      | OFF_BOARD  | A0 is not on the board: columns are A-E, rows 1-5.
                    pass    | ILLEGAL    | You have a legal move, so you cannot pass.
                    ""      | UNREADABLE | You entered nothing: name a cell such as C3.
                    hello   | UNREADABLE | 'hello' is not a cell: name a cell such as C3.
                    3C      | UNREADABLE | '3C' is not a cell: name a cell such as C3.
                    C33     | UNREADABLE | 'C33' is not a cell: name a cell such as C3.
                    claim C3 | UNREADABLE | 'claim C3' is not a cell: name a cell such as C3.
                    raid     | UNREADABLE | 'raid' is not a cell: name a cell such as C3.
                    raid A1  | OCCUPIED   | A1 is already taken.
                    raid C3  | ILLEGAL    | A move to C3 is a Sneak, because you have no squirrel next to it: sneak C3.
                    Sneak d5 | ILLEGAL    | A move to D5 is a Raid, because you have a squirrel next to it: raid D5.
                    """)
    void rejectsMovesInSquirrelWar(String text, Reason reason, String message) {
        assertRejected("squirrel-war:0:X----/-----/-----/-----/----O:O", text, reason, message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    raid D5    | D5
                    RAID  e 4  | E4
                    sneak C3   | C3
                    """)
    void readsRaidsAndSneaksByName(String text, String move) {
        Position position = Games.position("squirrel-war:0:X----/-----/-----/-----/----O:O");

        assertThat(position.read(text)).isEqualTo(position.read(move)).isInstanceOf(ParsedMove.Legal.class);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    A2       | OCCUPIED   | A2 is already taken.
                    claim A1 | OCCUPIED   | A1 is already taken.
                    C3       | ILLEGAL    | You must claim a cell adjacent to your existing cells.
                    B2       | ILLEGAL    | You must claim a cell adjacent to your existing cells.
                    D1       | OFF_BOARD  | D1 is not on the board: rows are A-C, columns 1-3.
                    A4       | OFF_BOARD  | A4 is not on the board: rows are A-C, columns 1-3.
                    pass     | ILLEGAL    | You have a legal move, so you cannot pass.
                    claim    | UNREADABLE | 'claim' is not a cell: name a cell such as B1.
                    claimA3  | UNREADABLE | 'claimA3' is not a cell: name a cell such as B1.
                    """)
    void rejectsMovesInAdjacentClaim(String text, Reason reason, String message) {
        assertRejected("adjacent-claim:3x3:OX-/---/---:O", text, reason, message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    C3   | ILLEGAL    | You have no legal move and must pass.
                    A2   | OCCUPIED   | A2 is already taken.
                    skip | UNREADABLE | 'skip' is not a cell: you have no legal move and must pass.
                    """)
    void rejectsMovesWhenAPassIsForced(String text, Reason reason, String message) {
        String enclosed = "adjacent-claim:3x3:OX-/X--/---:O";
        assertRejected(enclosed, text, reason, message);
        assertThat(Games.position(enclosed).read(" Pass ")).isEqualTo(new ParsedMove.Legal(Move.PASS));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    A1   | ILLEGAL    | A1 is not next to a disc: place your disc next to any other (diagonals count).
                    D4   | OCCUPIED   | D4 is already taken.
                    I1   | OFF_BOARD  | I1 is not on the board: rows are A-H, columns 1-8.
                    pass | ILLEGAL    | You have a legal move, so you cannot pass.
                    13   | UNREADABLE | '13' is not a cell: name a cell such as E3.
                    """)
    void rejectsMovesInShellosShuffle(String text, Reason reason, String message) {
        assertRejected("shellos-shuffle:" + DISCS + ":X", text, reason, message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    A1   | ILLEGAL    | a1 outflanks no disc: a move must turn over at least one.
                    e3   | ILLEGAL    | e3 outflanks no disc: a move must turn over at least one.
                    d4   | OCCUPIED   | d4 is already taken.
                    I9   | OFF_BOARD  | i9 is not on the board: columns are a-h, rows 1-8.
                    pass | ILLEGAL    | You have a legal move, so you cannot pass.
                    d    | UNREADABLE | 'd' is not a cell: name a cell such as f5.
                    """)
    void rejectsMovesInOthello(String text, Reason reason, String message) {
        assertRejected("othello:" + DISCS + ":X", text, reason, message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    ""        | UNREADABLE | You entered nothing: write FROM-TO+TILE, each cell as row and column, such as 00-10+11.
                    A1        | UNREADABLE | 'A1' is not a move: write FROM-TO+TILE, each cell as row and column, such as 00-10+11.
                    pass      | UNREADABLE | 'pass' is not a move: write FROM-TO+TILE, each cell as row and column, such as 00-10+11.
                    33-42+    | UNREADABLE | '33-42+' is not a move: write FROM-TO+TILE, each cell as row and column, such as 00-10+11.
                    33-42+41+ | UNREADABLE | '33-42+41+' is not a move: write FROM-TO+TILE, each cell as row and column, such as 00-10+11.
                    33        | ILLEGAL    | Write the cell to step to after a '-'. The piece on 33 can step to 42.
                    (2,2)     | ILLEGAL    | You have no piece on 22: your pieces (O) are on 04, 33.
                    55        | OFF_BOARD  | 55 is not on the board: rows are 0-4, columns 0-4.
                    33-52+41  | OFF_BOARD  | 52 is not on the board: rows are 0-4, columns 0-4.
                    33-42+51  | OFF_BOARD  | 51 is not on the board: rows are 0-4, columns 0-4.
                    00-11+12  | ILLEGAL    | You have no piece on 00: your pieces (O) are on 04, 33.
                    33-34+44  | ILLEGAL    | A pyramid steps one cell diagonally, so it cannot step from 33 to 34.
                    33-22+12  | ILLEGAL    | 22 is a ruin: no piece can step onto it.
                    33-44+43  | ILLEGAL    | 44 is on level 2 and 33 on level 0: a piece climbs at most one level per step.
                    33-42     | ILLEGAL    | Write the cell for the tile after a '+'. You can place the tile on 31, 32, 33, 41, 43.
                    33-42+42  | ILLEGAL    | The tile must go next to 42. You can place the tile on 31, 32, 33, 41, 43.
                    33-42+44  | ILLEGAL    | The tile must go next to 42. You can place the tile on 31, 32, 33, 41, 43.
                    04-13+22  | ILLEGAL    | 22 is a ruin: no tile can be placed on it. You can place the tile on 02, 03, 04, 12, 14, 24.
                    """)
    void rejectsMovesInSantoriniNearHighTowers(String text, Reason reason, String message) {
        assertRejected("santorini:CP:1X2330O/23100/00X443/3210O0/00132:O", text, reason, message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    00-01+11 | OCCUPIED | A piece stands on 01.
                    00-10+01 | OCCUPIED | A piece stands on 01. You can place the tile on 00, 11, 21.
                    00-10+20 | OCCUPIED | A piece stands on 20. You can place the tile on 00, 11, 21.
                    00-11+12 | ILLEGAL  | A cube steps one cell up, down, left or right, so it cannot step from 00 to 11.
                    20-21+22 | ILLEGAL  | Stepping onto level 3 wins at once and places no tile: write 20-21.
                    """)
    void rejectsMovesInSantoriniNearOtherPieces(String text, Reason reason, String message) {
        assertRejected("santorini:CC:0X0O000/00000/2X3000/00000/0000O0:X", text, reason, message);
    }

    @Test
    void rejectsAPieceThatCannotStep() {
        assertRejected(
                "santorini:CC:0X200O0/20000/00000/00000/00X000O:X",
                "00",
                Reason.ILLEGAL,
                "Your piece on 00 cannot step: every cell it could reach is taken, a ruin or too high.");
    }

    private static void assertRejected(String position, String text, Reason reason, String message) {
        assertThat(Games.position(position).read(text)).isEqualTo(new Rejection(reason, message));
    }

    /** A pattern that can end a run of spaces at several places backtracks exponentially. */
    @Test
    void rejectsLongRunsOfSpacesQuickly() {
        String gap = " ".repeat(2_000);
        String longText = String.join(gap, "0", "0", "-", "1", "0", "+", "1", "1", "x");
        Assertions.assertTimeoutPreemptively(
                Duration.ofMinutes(5),
                () -> assertRejected(
                        "santorini:CC:0X000O0/00000/00000/00000/00X000O:X",
                        longText,
                        Reason.UNREADABLE,
                        "'0" + " ".repeat(23)
                                + "...' is not a move: write FROM-TO+TILE, each cell as row and column, such as 00-10+11."));
    }
}
