package dev.drey.wire.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.drey.play.TimeControl;
import dev.drey.wire.BadJson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GameRequestTest {
    @Test
    void requiresOnlyTheGame() {
        GameRequest request = read("{'game':'othello'}");
        assertThat(request.kind().id()).isEqualTo("othello");
        assertThat(request.start()).isEmpty();
        assertThat(request.first()).isEqualTo("me");
        assertThat(request.second()).isEqualTo("friend");
        assertThat(request.timeControl()).isEqualTo(TimeControl.NONE);
        assertThat(request.games()).isEmpty();
        assertThat(request.hints()).isEmpty();
    }

    @Test
    void readsAllOptions() {
        GameRequest request = read("{'game':'adjacent-claim:6x7','seats':{'X':'level-2','O':'me'},'shuffle':true,"
                + "'clock':'5+3','games':4,'hints':false}");
        assertThat(request.start().orElseThrow().game().text()).isEqualTo("adjacent-claim:6x7");
        assertThat(request.first()).isEqualTo("level-2");
        assertThat(request.second()).isEqualTo("me");
        assertThat(request.shuffle()).isTrue();
        assertThat(request.timeControl()).isEqualTo(new TimeControl.Increment(300_000, 3_000));
        assertThat(request.games()).contains(4);
        assertThat(request.hints()).contains(false);
    }

    @Test
    void assignsTheFreeSeatToTheCreator() {
        assertThat(read("{'game':'othello','seats':{'X':'strongest'}}").second())
                .isEqualTo("me");
        assertThat(read("{'game':'othello','seats':{'O':'anyone'}}").first()).isEqualTo("me");
    }

    @Test
    void readsAStartPosition() {
        String start = "adjacent-claim:3x3:X--/---/---:O";
        assertThat(read("{'game':'adjacent-claim','start':'" + start + "'}")
                        .start()
                        .orElseThrow()
                        .text())
                .isEqualTo(start);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {}                                                | $.game: missing; expected a string
                    {'game':'chess'}                                  | $.game: column 1: no game is called 'chess'
                    {'game':'adjacent-claim:1x1'}                     | $.game: column
                    {'game':'othello','clock':'5'}                    | $.clock: column 1: a clock '5'; expected none, minutes
                    {'game':'othello','games':0}                      | $.games: 0 here; expected a whole number, 1 to 20
                    {'game':'othello','hints':'yes'}                  | $.hints: not true or false
                    {'game':'othello','seats':{'X':'me','O':'me'}}    | $.seats: both seats for you
                    {'game':'othello','seats':{'X':'level-99'}}       | $.seats.X: nobody of that name plays othello; expected one of [me, friend, anyone, level-1
                    {'game':'othello','seats':{'O':'perfect'}}        | $.seats.O: the engine has a new name; expected "strongest"
                    {'game':'othello','seats':{'Y':'me'}}             | $.seats.Y: no such property; expected one of [O, X]
                    {'game':'othello','seats':'me'}                   | $.seats: not an object
                    {'game':'othello','colour':'red'}                 | $.colour: no such property
                    {'game':'othello','start':'adjacent-claim:3x3:X--/---/---:O'} | $.start: a start of adjacent-claim:3x3; expected one of othello
                    {'game':'adjacent-claim','start':'adjacent-claim:2x2:XX/XX:O'} | $.start:
                    """)
    void locatesErrors(String request, String problem) {
        BadJson bad = catchThrowableOfType(BadJson.class, () -> read(request));
        assertThat(bad).isNotNull();
        assertThat(bad.entry().message()).startsWith(problem);
    }

    private static GameRequest read(String text) {
        return GameRequest.read(text.replace('\'', '"'));
    }
}
