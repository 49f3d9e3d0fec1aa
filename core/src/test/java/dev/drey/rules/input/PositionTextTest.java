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
                    chess:---/---/---:X                    |  1 | unknown game 'chess'                       | one of squirrel-war, santorini, adjacent-claim, shellos-shuffle, othello
                    othello                                |  1 | the position has 1 part       | othello:BOARD:SIDE
                    adjacent-claim:3x3:---/---/---         | 20 | unknown side to move '---/---/---'                    | X (the first side) or O (the second side)
                    adjacent-claim:3x3:---/---/---:X:X     |  1 | the position has 5 parts separated by ':'       | adjacent-claim:SIZE:BOARD:SIDE
                    othello:8x8:---/---/---:X              |  1 | the position has 4 parts separated by ':'       | othello:BOARD:SIDE
                    squirrel-war:-----/-----/-----/-----/-----:X | 13 | missing nut map                                | squirrel-war:NUMBER (0 to 999999) or squirrel-war:a,b,c,d,e/.../.../.../...
                    adjacent-claim:3x9:---/---/---:X       | 18 | invalid number of columns '9'                                     | 3 to 8
                    adjacent-claim:3x3:---/---:X           | 20 | the board has 2 rows                               | 3 rows separated by '/'
                    adjacent-claim:3x3:---/---/---/---:X   | 20 | the board has 4 rows                               | 3 rows separated by '/'
                    adjacent-claim:3x3::X                  | 20 | the board has 1 row                                | 3 rows separated by '/'
                    adjacent-claim:3x3:---/--/---:X        | 24 | row 2 has 2 cells                               | 3 cells
                    adjacent-claim:3x3:---/----/---:X      | 24 | row 2 has 4 cells                               | 3 cells
                    adjacent-claim:3x3:---/-Z-/---:X       | 25 | invalid cell 'Z'                                      | X, O or - (empty)
                    adjacent-claim:3x3:---/---/---:Z       | 32 | unknown side to move 'Z'                              | X (the first side) or O (the second side)
                    adjacent-claim:3x3:---/---/---:        | 32 | unknown side to move ''                               | X (the first side) or O (the second side)
                    adjacent-claim:3x3:---/---/---:first   | 32 | unknown side to move 'first'                          | X (the first side) or O (the second side)
                    adjacent-claim:---/---/---:X           | 16 | the board has 3 rows                               | 5 rows separated by '/'
                    shellos-shuffle:--------/--------/--------/--------/--------/--------/--------/--------:X | 17 | the board has no disc | at least one, because every disc is placed next to another
                    santorini:CC:0X000O0/00000/00000/00X000O:X            | 14 | the board has 4 rows                 | 5 rows separated by '/'
                    santorini:CC:0X000O0/0000/00000/00000/00X000O:X       | 26 | row 2 has 4 cells                 | 5, each a level from 0 to 3 (4 is a ruin), then X or O if a piece stands there
                    santorini:CC:0X000O0/000000/00000/00000/00X000O:X     | 27 | row 2 has more than 5 cells       | 5, each a level from 0 to 3 (4 is a ruin), then X or O if a piece stands there
                    santorini:CC:0X000O0/00500/00000/00000/00X000O:X      | 24 | invalid cell '500'                      | a level from 0 to 3 (4 is a ruin), then X or O if a piece stands there
                    santorini:CC:0X000O0/00-00/00000/00000/00X000O:X      | 24 | invalid cell '-00'                      | a level from 0 to 3 (4 is a ruin), then X or O if a piece stands there
                    santorini:CC:0X000O0/00000/00000/00000/00X000Z:X      | 46 | unknown piece 'Z'                       | X or O
                    santorini:CC:4X000O0/00000/00000/00000/00X000O:X      | 15 | a piece stands on a ruin            | no piece on level 4
                    santorini:CC:0X000O0/000X00/00000/00000/00X000O:X     | 14 | X has 3 pieces                        | two for each side
                    santorini:CC:0X000O0/000O00/00000/00000/00X000O:X     | 14 | O has 3 pieces                        | two for each side
                    santorini:CC:0X000O0/00000/00000/00000/00000O:X       | 14 | X has 1 piece                         | two for each side
                    santorini:CC:00000/00000/00000/00000/00000:X          | 14 | X has 0 pieces                        | two for each side
                    santorini:CC:3X000O0/00000/00000/00000/00X000O:X      | 14 | X is to move but has a piece on level 3 | the other side to move, because stepping onto level 3 wins at once
                    santorini:CC:0X003O0/00000/00000/00000/00X003O:X      | 14 | two pieces are on level 3             | at most one, because stepping there wins at once
                    """)
    void rejectsInvalidPositions(String text, int column, String problem, String expected) {
        BadText error = catchThrowableOfType(BadText.class, () -> Games.position(text));
        assertThat(error).hasMessageEndingWith(problem + "; expected " + expected);
        assertThat(error.column()).isEqualTo(column);
    }
}
