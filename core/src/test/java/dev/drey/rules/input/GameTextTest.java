package dev.drey.rules.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.drey.rules.BadText;
import dev.drey.rules.Games;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Invalid games: the place of the error, the error and the expected text. */
final class GameTextTest {
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    ""                    |  1 | unknown game ''         | one of squirrel-war, santorini, adjacent-claim, shellos-shuffle, othello
                    chess                 |  1 | unknown game 'chess'    | one of squirrel-war, santorini, adjacent-claim, shellos-shuffle, othello
                    "  chess:5x5"         |  3 | unknown game 'chess'    | one of squirrel-war, santorini, adjacent-claim, shellos-shuffle, othello
                    othello:8x8           |  9 | unexpected set-up '8x8'               | only 'othello', which has no set-up
                    shellos-shuffle:1     | 17 | unexpected set-up '1'                 | only 'shellos-shuffle', which has no set-up
                    adjacent-claim:5      | 16 | invalid size '5'                   | ROWSxCOLUMNS, such as 5x5
                    adjacent-claim:5x5x5  | 16 | invalid size '5x5x5'               | ROWSxCOLUMNS, such as 5x5
                    adjacent-claim:2x5    | 16 | invalid number of rows '2'                     | 3 to 8
                    adjacent-claim:5x9    | 18 | invalid number of columns '9'                  | 3 to 8
                    adjacent-claim:10x5   | 16 | invalid number of rows '10'                    | 3 to 8
                    adjacent-claim:5x     | 18 | invalid number of columns ''                   | 3 to 8
                    santorini:C           | 11 | invalid pieces 'C'                   | CC, CP, PC or PP
                    santorini:CCC         | 11 | invalid pieces 'CCC'                 | CC, CP, PC or PP
                    santorini:CX          | 12 | invalid pieces 'CX'                  | C (cubes) or P (pyramids) for each side
                    squirrel-war          | 13 | missing nut map                   | squirrel-war:NUMBER (0 to 999999) or squirrel-war:a,b,c,d,e/.../.../.../...
                    squirrel-war:-1       | 14 | invalid nut map '-1'               | a number from 0 to 999999, or 25 values from 1 to 99 as a,b,c,d,e/.../.../.../...
                    squirrel-war:1000000  | 14 | invalid nut map '1000000'          | a number from 0 to 999999, or 25 values from 1 to 99 as a,b,c,d,e/.../.../.../...
                    squirrel-war:seven    | 14 | invalid nut map 'seven'            | a number from 0 to 999999, or 25 values from 1 to 99 as a,b,c,d,e/.../.../.../...
                    squirrel-war:0,2,3,4,5/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5   | 14 | invalid nut value '0'       | 1 to 99
                    squirrel-war:1,2,3,4,5/1,2,3,4,100/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5 | 32 | invalid nut value '100'     | 1 to 99
                    squirrel-war:1,2,3,4,5/1,2,x3,4,5/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5  | 28 | invalid nut value 'x3'      | 1 to 99
                    squirrel-war:1,2,3,4,5/1,2,,4,5/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5    | 28 | missing nut value      | 1 to 99
                    squirrel-war:1,2,3,4,5/1,2,3,4/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5     | 24 | row 2 has 4 nut values   | 5 separated by ','
                    squirrel-war:1,2,3,4,5/1,2,3,4,5,6/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5 | 24 | row 2 has 6 nut values   | 5 separated by ','
                    squirrel-war:1,2,3,4,5/1,2,3,4,5/1,2,3,4,5/1,2,3,4,5             | 14 | the nut map has 4 rows      | 5 rows separated by '/'
                    squirrel-war:1,2,3,4,5                                           | 14 | the nut map has 1 row      | 5 rows separated by '/'
                    """)
    void rejectsInvalidGames(String text, int column, String problem, String expected) {
        BadText error = catchThrowableOfType(BadText.class, () -> Games.game(text));
        assertThat(error).hasMessageEndingWith(problem + "; expected " + expected);
        assertThat(error.column()).isEqualTo(column);
    }

    @Test
    void suggestsTheGameMeant() {
        assertThat(catchThrowableOfType(BadText.class, () -> Games.game("otello")))
                .hasMessageStartingWith(
                        "unknown game 'otello' (did you mean 'othello'?); expected one of squirrel-war, ");
    }
}
