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

    @Test
    void textTellsRequestsApart() {
        String all = "{'game':'adjacent-claim:6x7','seats':{'X':'level-2','O':'me'},'shuffle':true,"
                + "'clock':'5+3','games':4,'hints':false,'id':'a.B-c_1'}";
        assertThat(read(all).id()).contains("a.B-c_1");
        assertThat(read(all.replace("a.B-c_1", "2")).text()).isEqualTo(read(all).text());
        for (String[] change : new String[][] {
            {"6x7", "7x6"}, {"level-2", "level-3"}, {"true", "false"}, {"5+3", "3+5"}, {"4", "5"}, {"false", "true"}
        }) {
            assertThat(read(all.replace(change[0], change[1])).text())
                    .as(change[1])
                    .isNotEqualTo(read(all).text());
        }
        assertThat(read("{'game':'othello'}").text())
                .isNotEqualTo(read("{'game':'othello','hints':false}").text());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
                    {}                                                | $.game: missing; expected a string
                    {'game':'chess'}                                  | $.game: unknown game 'chess'; expected one of squirrel-war, santorini, adjacent-claim, shellos-shuffle, othello
                    {'game':'adjacent-claim:1x1'}                     | $.game: invalid number of rows '1'; expected 3 to 8
                    {'game':'othello','clock':'5'}                    | $.clock: invalid clock '5'; expected none, MINUTES+SECONDS such as 5+3 (3 seconds added per move), or days per move such as 2d
                    {'game':'othello','games':0}                      | $.games: invalid value 0; expected a whole number from 1 to 20
                    {'game':'othello','hints':'yes'}                  | $.hints: not a boolean; expected true or false
                    {'game':'othello','seats':{'X':'me','O':'me'}}    | $.seats: you cannot take both seats; expected "me" on one side only
                    {'game':'othello','seats':{'X':'level-99'}}       | $.seats.X: Othello has no 'level-99'; expected level-1 to level-8, or strongest
                    {'game':'othello','seats':{'X':'freind'}}         | $.seats.X: unknown player 'freind' (did you mean 'friend'?); expected one of me, friend, anyone, level-1
                    {'gme':'othello'}                                 | $.gme: unknown property (did you mean 'game'?); expected one of clock, game
                    {'game':'othello','seats':{'O':'perfect'}}        | $.seats.O: the player 'perfect' has been renamed; expected 'strongest'
                    {'game':'othello','seats':{'Y':'me'}}             | $.seats.Y: unknown property; expected one of O, X
                    {'game':'othello','seats':'me'}                   | $.seats: not an object
                    {'game':'othello','colour':'red'}                 | $.colour: unknown property; expected one of clock, game, games, hints, id, seats, shuffle, start
                    {'game':'othello','id':'no spaces'}               | $.id: not an id; expected 1 to 64 letters, digits, dots, hyphens or underscores
                    {'game':'othello','start':'adjacent-claim:3x3:X--/---/---:O'} | $.start: the start position is of adjacent-claim:3x3; expected one of othello
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
