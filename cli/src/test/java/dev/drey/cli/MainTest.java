package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;

/** Properties of every command: help with examples, one-line errors, documented exit statuses. */
class MainTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments);
    }

    static Stream<List<String>> everyCommand() {
        List<List<String>> commands = new ArrayList<>();
        collect(List.of(), Main.commandLine(), commands);
        return commands.stream();
    }

    private static void collect(List<String> path, CommandLine command, List<List<String>> commands) {
        commands.add(path);
        command.getSubcommands().forEach((name, sub) -> {
            List<String> deeper = new ArrayList<>(path);
            deeper.add(name);
            collect(deeper, sub, commands);
        });
    }

    @ParameterizedTest
    @MethodSource("everyCommand")
    void everyCommandHasHelpWithExamples(List<String> command) {
        List<String> line = new ArrayList<>(command);
        line.add("--help");

        assertThat(run(line.toArray(new String[0]))).isZero();
        assertThat(out.toString()).startsWith("Usage: drey").contains("Examples:\n  ");
        assertThat(err.toString()).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("everyCommand")
    void everyCommandHasAVersion(List<String> command) {
        List<String> line = new ArrayList<>(command);
        line.add("--version");

        assertThat(run(line.toArray(new String[0]))).isZero();
        assertThat(out.toString()).startsWith("drey ");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                | a command is missing; the commands are play, serve",
                "fly                               | there is no command 'fly'; the commands are play, serve",
                "play chess                        | unknown game 'chess'; expected one of squirrel-war",
                "play                              | a game is missing; the games are squirrel-war",
                "play othello --first deep-blue    | unknown player 'deep-blue'; expected one of person, random, greedy",
                "play othello --second perfect     | the player 'perfect' has been renamed; expected 'strongest'",
                "play othello --nuts 7             | --nuts is for squirrel-war; othello has no set-up",
                "play squirrel-war --nuts 1000000  | invalid nut map '1000000'; expected a number from 0 to 999999",
                "play squirrel-war --nuts tomorrow | or 25 values from 1 to 99 as a,b,c,d,e/.../.../.../..., or 'today' for the map of the day",
                "play squirrel-war:tomorrow        | invalid nut map 'tomorrow'; expected a number from 0 to 999999",
                "play othello:today                | unexpected set-up 'today'; expected only 'othello'",
                "play squirrel-war --size 5x5      | --size is for adjacent-claim; squirrel-war has --nuts",
                "play adjacent-claim --size 2x5    | invalid number of rows '2'; expected 3 to 8",
                "play adjacent-claim:4x4 --size 5x5| two set-ups, adjacent-claim:4x4 and 5x5; give only one",
                "play santorini --pieces CX        | invalid pieces 'CX'; expected C (cubes) or P (pyramids) for each side",
                "play othello --position santorini:CC:0X000O0/00000/00000/00000/00X000O:X | --position is a position of santorini",
                "play othello --match=0            | --match 0; a match has 1 to 999 games",
                "play othello --seed x             | Invalid value for option '--seed': 'x' is not a whole number",
                "play othello --resume             | --resume continues a saved game",
                "play --size 3x3 --resume          | --resume continues a saved game",
                "play othello --match=x            | Invalid value for option '--match': 'x' is not a whole number",
                "play adjacent-claim --size=       | --size needs a value",
                "play --size 5x5 --position adjacent-claim:3x3:---/---/---:X | --position contains the set-up; it cannot be combined with --size",
                "perft santorini:CP 1 --position santorini:CC:0X000O0/00000/00000/00000/00X000O:X | --position is a position of santorini:CC, not of santorini:CP",
                "play --position squirrel-war:7:-----/-----/-----/-----/----- | unknown side to move '-----/-----/-----/-----/...'; expected X",
                "perft othello                     | Missing required parameter: 'DEPTH'",
                "perft othello -1                  | DEPTH -1; it must be 0 to 60",
                "perft othello 61                  | DEPTH 61; it must be 0 to 60",
                "perft othello:x 1                 | unexpected set-up 'x'; expected only 'othello', which has no set-up",
                "rules go                          | unknown game 'go'",
                "games lost                        | there is no command 'lost'; the commands are saved"
            })
    void explainsWrongUsageInOneLine(String line, String message) {
        String[] arguments = line.isEmpty() ? new String[0] : line.strip().split(" +", -1);

        assertThat(run(arguments)).isEqualTo(ExitStatus.USAGE);
        assertThat(err.toString()).startsWith("drey: ").contains(message).doesNotContain("Exception");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void acceptsHelpAsACommand() {
        assertThat(run("help", "perft")).isZero();
        assertThat(out.toString()).startsWith("Usage: drey perft");
        assertThat(run("help")).isZero();
        assertThat(out.toString()).contains("Usage: drey [");
    }

    @Test
    void formatsNumbersIndependentlyOfTheLocale() {
        Locale usual = Locale.getDefault();
        try {
            Locale.setDefault(Locale.GERMANY);
            assertThat(run("perft", "adjacent-claim", "6")).isZero();
        } finally {
            Locale.setDefault(usual);
        }
        assertThat(out.toString()).containsPattern("98,880 leaves in [0-9]+\\.[0-9]+ s");
    }

    @Test
    void gamesListsEveryGame() {
        assertThat(run("games")).isZero();
        assertThat(out.toString())
                .contains("squirrel-war ", "santorini ", "adjacent-claim ", "shellos-shuffle ", "othello ")
                .contains("--size ROWSxCOLUMNS");
    }

    @Test
    void perftPrintsCountAndTime() {
        assertThat(run("perft", "adjacent-claim", "6")).isZero();
        assertThat(run("perft", "adjacent-claim", "6", "--distinct")).isZero();
        assertThat(run("perft", "santorini", "3", "--pieces", "PP")).isZero();
        assertThat(run(
                        "perft",
                        "adjacent-claim",
                        "1",
                        "--position",
                        "adjacent-claim:5x5:-----/-----/--X--/-----/-----:X"))
                .isZero();
        assertThat(out.toString())
                .containsPattern("depth 6: 98,880 leaves in [0-9.]+ s, [0-9,]+ a second")
                .containsPattern("depth 6: 6,180 distinct positions in [0-9.]+ s, [0-9,]+ a second")
                .contains("depth 3: 12,196 leaves")
                .contains("depth 1: 4 leaves");
    }

    @Test
    void completionListsCommandsAndGames() {
        assertThat(run("completion")).isZero();
        assertThat(out.toString()).contains("complete ", "perft", "squirrel-war", "--pieces");
    }
}
