package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs that play over their standard input and output, including programs that fail. */
class ProgramPlayerIT {
    @TempDir
    Path state;

    private Program.Run play(String program, String... more) {
        String[] arguments = new String[7 + more.length];
        String[] fixed = {"play", "adjacent-claim:3x3", "--first", "greedy", "--second", "program " + program, "--quiet"
        };
        System.arraycopy(fixed, 0, arguments, 0, 7);
        System.arraycopy(more, 0, arguments, 7, more.length);
        return new Program(state).run("", arguments);
    }

    /** A shell script that answers each line of the protocol; {@code turn} runs the given commands. */
    private String script(String turn) throws Exception {
        Path file = state.resolve("bot.sh");
        Files.writeString(file, """
                while read -r word rest; do
                    case $word in
                        hello) echo "hello bot" ;;
                        moves) set -- $rest ;;
                        turn) TURN ;;
                        end) echo "$word $rest" >>'LOG' ;;
                        quit) echo quit >>'LOG'; exit 0 ;;
                    esac
                done
                """.replace("TURN", turn)
                .replace("LOG", state.resolve("log").toString()));
        return "sh '" + file + "'";
    }

    @Test
    void playsAWholeMatch() throws Exception {
        Program.Run run = play(script("echo '# thinking'; echo; echo \"move $1\""), "--match", "2");

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isEqualTo(ExitStatus.OK);
        assertThat(run.out()).contains("Game 2 of 2").contains("The match is over: ");
        assertThat(Files.readAllLines(state.resolve("log")))
                .hasSize(3)
                .allMatch(line -> line.matches("end (1-0|0-1|1/2-1/2)|quit"))
                .endsWith("quit");
    }

    @Test
    void losesWithAnIllegalMove() throws Exception {
        Program.Run run = play(script("echo 'debug output' >&2; echo 'move Z9'"));

        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.out())
                .contains(
                        "failed: it played 'Z9', which is not legal: Z9 is not on the board: rows are A-C, columns 1-3.")
                .contains("  > turn 10000")
                .contains("  < move Z9")
                .contains("The game is over: a side left the game.")
                .contains("Winner: Player 1");
    }

    @Test
    void losesWhenItCrashes() throws Exception {
        Program.Run run = play(script("echo 'no memory' >&2; exit 3"));

        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.out()).contains("failed: it ended with exit status 3.").contains("  ! no memory");
    }

    @Test
    void losesOnTime() throws Exception {
        Program.Run run = play(script(":"), "--program-time", "0.2");

        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.out())
                .contains("failed: it sent no 'move' within 0.2 seconds.")
                .contains("The game is over: a side ran out of time.");
    }

    @Test
    void reportsAProgramThatDoesNotExist() {
        Program.Run run = play("./no-such-bot");

        assertThat(run.status()).isEqualTo(ExitStatus.FAILED);
        assertThat(run.out()).contains("failed: it ended with exit status 127.").contains("no-such-bot");
    }

    @Test
    void reportsALineThatIsNotPartOfTheProtocol() {
        Program.Run run = play("echo Hi there");

        assertThat(run.out()).contains("failed: it sent 'Hi there' instead of a line that starts with 'hello'.");
    }

    @Test
    void writesAFailureAsJson() {
        Program.Run run = play("exit 1", "--json");

        assertThat(run.out())
                .contains(
                        "{\"event\":\"failed\",\"seat\":\"program exit 1\",\"message\":\"it ended with exit status 1\","
                                + "\"transcript\":[\"> hello drey 1\"");
    }

    @Test
    void rejectsABadCommandLine() {
        assertThat(play("").err()).contains("'program' needs a command");
        assertThat(play("true", "--program-time", "0").err()).contains("--program-time 0.0; it must be more than 0");
        assertThat(play("true", "--second-name", "Ada").err()).contains("only people can be given names");
    }

    @Test
    void resumesAGameOfAProgram() throws Exception {
        String program = script("echo \"move $1\"");
        new Program(state)
                .run("C3\n", "play", "adjacent-claim:3x3", "--second", "program " + program, "--first-name", "Ada");
        Program.Run resumed = new Program(state).run("B3\nquit\n", "play", "--resume", "--quiet");

        assertThat(resumed.messages()).contains("Ada claimed B3.", "program " + program + " claimed A2.");
    }
}
