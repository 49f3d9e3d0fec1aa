package dev.drey.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class BoardRendererTest {
    private static String draw(Position position, Style style, String lastMove) {
        Move last = ((ParsedMove.Legal) position.read(lastMove)).move();
        return String.join("\n", BoardRenderer.render(position.play(last), Optional.of(last), style));
    }

    @Test
    void drawsAdjacentClaim() {
        Position position = Games.position("adjacent-claim:3x4:X---/----/---O:X");

        assertThat(draw(position, Style.PLAIN, "A2")).isEqualTo("""
                           1   2   3   4
                        A [X] <X> [ ] [ ]
                        B [ ] [ ] [ ] [.]
                        C [ ] [ ] [.] [O]""");
    }

    @Test
    void drawsSquirrelWarNutsAndRaids() {
        Position position = Games.position("squirrel-war:7:-----/-----/--X--/-----/O----:X");

        assertThat(draw(position, Style.PLAIN, "D3")).isEqualTo("""
                            A     B     C     D     E
                        1 [  2] [ 55] [ 12] [ 53] [ 30]
                        2 [ 23] [ 46] [ 92] [ 99] [ 57]
                        3 [ 90] [ 36] [X 3] <X21> [ 68]
                        4 [+77] [ 96] [  8] [ 79] [ 16]
                        5 [O40] [+11] [ 28] [ 28] [ 36]
                          + Raid for O, elsewhere Sneak""");
    }

    @Test
    void drawsSantoriniLevelsPiecesAndSteps() {
        Position position = Games.position("santorini:CC:0X3000/00000/00000/00000/00X00O0O:X");

        assertThat(draw(position, Style.PLAIN, "00-10+01")).isEqualTo("""
                            0     1     2     3     4
                        0 [0  ] <###> [0  ] [0  ] [0  ]
                        1 <0X+> [0  ] [0  ] [0  ] [0  ]
                        2 [0  ] [0  ] [0  ] [0  ] [0  ]
                        3 [0  ] [0  ] [0  ] [0. ] [0. ]
                        4 [0  ] [0X+] [0. ] [0O+] [0O+]
                          digits: levels, ### ruin, . steps of O
                          + cube, ^ pyramid""");
    }

    @Test
    void drawsBoxesDiscsAndColours() {
        String drawn = draw(Games.game("othello").start(), Style.RICH, "f5");

        assertThat(drawn)
                .contains("┌───┬", "├───┼", "└───┴")
                .contains("\u001b[1;30;46m ● \u001b[0m")
                .contains("\u001b[1;97;42m ○ \u001b[0m")
                .contains("\u001b[30;42m · \u001b[0m");
    }

    @Test
    void drawsCubesAndPyramidsDifferently() {
        Position position = Games.game("santorini:CP").start();

        assertThat(draw(position, Style.PLAIN, "00-10+11"))
                .contains("4 [0  ] [0X+] [0  ] [0  ] [0O^]")
                .contains("1 <0X+> <1  >");
        assertThat(draw(position, Style.BOXES, "00-10+11"))
                .contains("│<0X■>│<1  >│")
                .contains("│ 0O▲ │");
    }

    @ParameterizedTest
    @MethodSource("styledGames")
    void fitsFortyColumns(String game, Style style) {
        Position position = Games.game(game).start();

        assertThat(BoardRenderer.render(position, Optional.empty(), style))
                .allSatisfy(line -> assertThat(LineWrap.visibleWidth(line)).isLessThanOrEqualTo(40));
    }

    static Stream<Arguments> styledGames() {
        return Stream.of("adjacent-claim:8x8", "squirrel-war:7", "santorini:CP", "shellos-shuffle", "othello")
                .flatMap(game -> Stream.of(Style.values()).map(style -> Arguments.of(game, style)));
    }
}
