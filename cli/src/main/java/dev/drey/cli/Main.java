package dev.drey.cli;

import dev.drey.cli.keep.WholeFile;
import dev.drey.rules.BadText;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The entry point: finds the command, and turns errors into one line and an exit status. */
@Command(
        name = "drey",
        description = "A home for small two-player board games: the truth about every move.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        footer = {
            "",
            "Examples:",
            "  drey play adjacent-claim",
            "  drey play squirrel-war --second greedy",
            "  drey rules santorini",
            "",
            "Each command explains itself: drey COMMAND --help"
        })
public final class Main implements Runnable {
    private static final Map<String, Supplier<Object>> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("play", PlayCommand::commandLine);
        COMMANDS.put("games", GamesCommand::new);
        COMMANDS.put("record", RecordCommand::new);
        COMMANDS.put("rules", RulesCommand::new);
        COMMANDS.put("perft", PerftCommand::commandLine);
        COMMANDS.put("completion", CompletionCommand::new);
    }

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    public static void main(String[] args) {
        System.exit(run(Stdio.out(), Stdio.err(), args));
    }

    static int run(PrintWriter out, PrintWriter err, String... args) {
        CommandLine line = commandLine(args);
        line.setOut(out);
        line.setErr(err);
        line.setParameterExceptionHandler(Main::explain);
        line.setExecutionExceptionHandler((error, at, parsed) -> report(error, at));
        return line.execute(args);
    }

    /** Reflection over all commands costs more than most commands do, so only the one that is called is built. */
    static CommandLine commandLine(String... args) {
        CommandLine line = new CommandLine(new Main());
        Supplier<Object> called = args.length == 0 ? null : COMMANDS.get(args[0]);
        if (called != null) {
            line.addSubcommand(args[0], called.get());
        } else {
            COMMANDS.forEach((name, command) -> line.addSubcommand(name, command.get()));
        }
        shareVersion(line.getCommandSpec());
        return line;
    }

    /** Every command answers --version, and there is but one. */
    private static void shareVersion(CommandSpec parent) {
        for (CommandLine line : parent.subcommands().values()) {
            line.getCommandSpec().versionProvider(parent.versionProvider());
            shareVersion(line.getCommandSpec());
        }
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(), "which command? One of " + String.join(", ", COMMANDS.keySet()));
    }

    private static int explain(ParameterException error, String[] args) {
        CommandLine at = error.getCommandLine();
        PrintWriter err = at.getErr();
        err.println("drey: " + error.getMessage());
        err.println("Try '" + at.getCommandSpec().qualifiedName() + " --help'.");
        return Exit.USAGE;
    }

    private static int report(Exception error, CommandLine at) {
        at.getErr().println("drey: " + WholeFile.reason(error));
        return error instanceof BadText ? Exit.USAGE : Exit.FAILED;
    }
}
