package dev.drey.rules.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.drey.rules.BadText;
import dev.drey.rules.Games;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Invalid games: the place of the error, the error and the expected text. */
final class GameTextTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    ""                    |  1 | no game is called ''         | one of squirrel-war, santorini, adjacent-claim, shellos-shuffle, othello
                    chess                 |  1 | no game is called 'chess'    | one of squirrel-war, santorini, adjacent-claim, shellos-shuffle, othello
                    "  chess:5x5"         |  3 | no game is called 'chess'    | one of squirrel-war, santorini, adjacent-claim, shellos-shuffle, othello
                    othello:8x8           |  9 | a set-up '8x8'               | nothing: othello has no set-up
                    shellos-shuffle:1     | 17 | a set-up '1'                 | nothing: shellos-shuffle has no set-up
                    adjacent-claim:5      | 16 | a size '5'                   | rows x columns, such as 5x5
                    adjacent-claim:5x5x5  | 16 | a size '5x5x5'               | rows x columns, such as 5x5
                    adjacent-claim:2x5    | 16 | '2' rows                     | 3 to 8
                    adjacent-claim:5x9    | 18 | '9' columns                  | 3 to 8
                    adjacent-claim:10x5   | 16 | '10' rows                    | 3 to 8
                    adjacent-claim:5x     | 18 | '' columns                   | 3 to 8
                    santorini:C           | 11 | pieces 'C'                   | CC, CP, PC or PP
                    santorini:CCC         | 11 | pieces 'CCC'                 | CC, CP, PC or PP
                    santorini:CX          | 12 | pieces 'CX'                  | C (cubes) or P (pyramids)
                    squirrel-war          | 13 | no nut map                   | squirrel-war:NUMBER, 0 to 999999, or squirrel-war:a,b,c,d,e/.../.../.../...
                    squirrel-war:-1       | 14 | a nut map '-1'               | a number 0 to 999999, or 25 values 1 to 99 as a,b,c,d,e/.../.../.../...
                    squirrel-war:1000000  | 14 | a nut map '1000000'          | a number 0 to 999999, or 25 values 1 to 99 as a,b,c,d,e/.../.../.../...
                    squirrel-war:seven    | 14 | a nut map 'seven'            | a number 0 to 999999, or 25 values 1 to 99 as a,b,c,d,e/.../.../.../...
                    squirrel-war:0,2,3,4,5/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5   | 14 | a nut value of '0'       | 1 to 99
                    squirrel-war:1,2,3,4,5/1,2,3,4,100/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5 | 32 | a nut value of '100'     | 1 to 99
                    squirrel-war:1,2,3,4,5/1,2,x3,4,5/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5  | 28 | a nut value of 'x3'      | 1 to 99
                    squirrel-war:1,2,3,4,5/1,2,,4,5/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5    | 28 | a missing nut value      | 1 to 99
                    squirrel-war:1,2,3,4,5/1,2,3,4/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5     | 24 | row 2 has 4 nut values   | 5 with , between them
                    squirrel-war:1,2,3,4,5/1,2,3,4,5,6/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5 | 24 | row 2 has 6 nut values   | 5 with , between them
                    squirrel-war:1,2,3,4,5/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5             | 14 | a nut map of 4 rows      | 5 rows with / between them
                    squirrel-war:1,2,3,4,5                                           | 14 | a nut map of 1 rows      | 5 rows with / between them
                    """)
    void rejectsInvalidGames(String text, int column, String problem, String expected) {
        BadText error = catchThrowableOfType(BadText.class, () -> Games.game(text));
        assertThat(error).hasMessage("column " + column + ": " + problem + "; expected " + expected);
        assertThat(error.column()).isEqualTo(column);
    }
}
