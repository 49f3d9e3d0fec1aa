package dev.drey.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The completion script, run by bash. */
class CompletionCommandIT {
    @TempDir
    Path folder;

    @BeforeEach
    void createFiles() throws Exception {
        Files.writeString(
                folder.resolve("complete.sh"),
                Program.runInProcess("completion").out());
        Files.writeString(folder.resolve("my game.drey"), "");
        Files.writeString(folder.resolve("othello-lost.drey"), "");
    }

    /** Completes the last word of a command line. */
    private List<String> complete(String... words) throws Exception {
        String script = """
                compopt() { :; }
                source ./complete.sh
                COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)) COMP_LINE="$*" COMPREPLY=()
                _complete_drey
                (( ${#COMPREPLY[@]} == 0 )) || printf '%s\\n' "${COMPREPLY[@]}"
                """;
        List<String> command = new ArrayList<>(List.of("bash", "-c", script, "bash"));
        command.addAll(List.of(words));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return out.lines().toList();
    }

    @Test
    void completesCommandsGamesAndPlayers() throws Exception {
        assertThat(complete("drey", "re")).containsExactlyInAnyOrder("review", "record");
        assertThat(complete("drey", "play", "oth")).containsExactly("othello");
        assertThat(complete("drey", "play", "--second", "stro")).containsExactly("strongest");
        assertThat(complete("drey", "play", "--first-n")).containsExactly("--first-name");
    }

    @Test
    void completesFileNames() throws Exception {
        assertThat(complete("drey", "review", "my")).containsExactly("my game.drey");
        assertThat(complete("drey", "record", "show", "oth")).containsExactly("othello-lost.drey");
        assertThat(complete("drey", "record", "convert", "a", "my")).containsExactly("my game.drey");
        assertThat(complete("drey", "play", "othello", "--save", "my")).containsExactly("my game.drey");
        assertThat(complete("drey", "analyze", "--record", "my")).containsExactly("my game.drey");
        assertThat(complete("drey", "advise", "my")).containsExactly("my game.drey");
    }
}
