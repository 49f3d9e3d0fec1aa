package dev.drey.rules.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.drey.rules.BadText;
import dev.drey.rules.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Invalid positions: the place of the error, the error and the expected text. */
final class PositionTextTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    chess:---/---/---:X                    |  1 | no game is called 'chess'                       | one of squirrel-war, santorini, adjacent-claim, shellos-shuffle, othello
                    othello                                |  1 | a position of 1 parts with : between them       | othello:BOARD:SIDE
                    adjacent-claim:3x3:---/---/---         | 20 | a side to move '---/---/---'                    | X (the first side) or O (the second)
                    adjacent-claim:3x3:---/---/---:X:X     |  1 | a position of 5 parts with : between them       | adjacent-claim:SIZE:BOARD:SIDE
                    othello:8x8:---/---/---:X              |  1 | a position of 4 parts with : between them       | othello:BOARD:SIDE
                    squirrel-war:-----/-----/-----/-----/-----:X | 13 | no nut map                                | squirrel-war:NUMBER, 0 to 999999, or squirrel-war:a,b,c,d,e/.../.../.../...
                    adjacent-claim:3x9:---/---/---:X       | 18 | '9' columns                                     | 3 to 8
                    adjacent-claim:3x3:---/---:X           | 20 | a board of 2 rows                               | 3 rows with / between them
                    adjacent-claim:3x3:---/---/---/---:X   | 20 | a board of 4 rows                               | 3 rows with / between them
                    adjacent-claim:3x3::X                  | 20 | a board of 1 row                                | 3 rows with / between them
                    adjacent-claim:3x3:---/--/---:X        | 24 | row 2 has 2 cells                               | 3 cells
                    adjacent-claim:3x3:---/----/---:X      | 24 | row 2 has 4 cells                               | 3 cells
                    adjacent-claim:3x3:---/-Z-/---:X       | 25 | a cell 'Z'                                      | X, O or - (an empty cell)
                    adjacent-claim:3x3:---/---/---:Z       | 32 | a side to move 'Z'                              | X (the first side) or O (the second)
                    adjacent-claim:3x3:---/---/---:        | 32 | a side to move ''                               | X (the first side) or O (the second)
                    adjacent-claim:3x3:---/---/---:first   | 32 | a side to move 'first'                          | X (the first side) or O (the second)
                    adjacent-claim:---/---/---:X           | 16 | a board of 3 rows                               | 5 rows with / between them
                    shellos-shuffle:--------/--------/--------/--------/--------/--------/--------/--------:X | 17 | a board without a disc | at least one: every disc is placed next to another
                    santorini:CC:0X000O0/00000/00000/00X000O:X            | 14 | a board of 4 rows                 | 5 rows with / between them
                    santorini:CC:0X000O0/0000/00000/00000/00X000O:X       | 26 | row 2 has 4 cells                 | 5, each a level 0 to 3 (4 is dead), with X or O behind it where a piece stands
                    santorini:CC:0X000O0/000000/00000/00000/00X000O:X     | 27 | row 2 has more than 5 cells       | 5, each a level 0 to 3 (4 is dead), with X or O behind it where a piece stands
                    santorini:CC:0X000O0/00500/00000/00000/00X000O:X      | 24 | a cell '500'                      | a level 0 to 3 (4 is dead), with X or O behind it where a piece stands
                    santorini:CC:0X000O0/00-00/00000/00000/00X000O:X      | 24 | a cell '-00'                      | a level 0 to 3 (4 is dead), with X or O behind it where a piece stands
                    santorini:CC:0X000O0/00000/00000/00000/00X000Z:X      | 46 | a piece 'Z'                       | X or O
                    santorini:CC:4X000O0/00000/00000/00000/00X000O:X      | 15 | a piece on a dead cell            | no piece there
                    santorini:CC:0X000O0/000X00/00000/00000/00X000O:X     | 14 | 3 pieces X                        | two of each side
                    santorini:CC:0X000O0/000O00/00000/00000/00X000O:X     | 14 | 3 pieces O                        | two of each side
                    santorini:CC:0X000O0/00000/00000/00000/00000O:X       | 14 | 1 piece X                         | two of each side
                    santorini:CC:00000/00000/00000/00000/00000:X          | 14 | 0 pieces X                        | two of each side
                    santorini:CC:3X000O0/00000/00000/00000/00X000O:X      | 14 | a piece X on level 3 with X to move | no piece there but of the side that has just won, with the other to move
                    santorini:CC:0X003O0/00000/00000/00000/00X003O:X      | 14 | two pieces on level 3             | one at the most: stepping there wins at once
                    """)
    void rejectsInvalidPositions(String text, int column, String problem, String expected) {
        BadText error = catchThrowableOfType(BadText.class, () -> Games.position(text));
        assertThat(error).hasMessage("column " + column + ": " + problem + "; expected " + expected);
        assertThat(error.column()).isEqualTo(column);
    }
}
