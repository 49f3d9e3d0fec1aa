package dev.drey.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Prints a completion script for bash and zsh. */
@Command(
        name = "completion",
        description = "Print a script that completes commands, options and file names in bash and zsh.",
        mixinStandardHelpOptions = true,
        footer = {"", "Examples:", "  source <(drey completion)", "  drey completion >> ~/.bashrc"})
final class CompletionCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    /** The line of picocli's script that completes commands and fixed values, the last of each function. */
    private static final String COMPLETE_WORDS =
            "    COMPREPLY=( $(compgen -W \"${commands// /$'\\n'}${IFS}${positionals}\" -- \"${curr_word}\") )\n";

    /** Completes file names in a command without subcommands where no fixed value matches. */
    private static final String COMPLETE_FILES = """
                if [[ -z "${commands// /}" && ${#COMPREPLY[@]} -eq 0 ]]; then
                  type compopt &>/dev/null && compopt -o filenames
                  COMPREPLY=( $(compgen -f -- "${curr_word}") )
                fi
            """;

    @Override
    public Integer call() {
        String script = AutoComplete.bash("drey", Main.commandLine());
        if (!script.contains(COMPLETE_WORDS)) {
            throw new IllegalStateException("the completion script has another form than expected");
        }
        spec.commandLine().getOut().print(script.replace(COMPLETE_WORDS, COMPLETE_WORDS + COMPLETE_FILES));
        spec.commandLine().getOut().flush();
        return ExitStatus.OK;
    }
}
