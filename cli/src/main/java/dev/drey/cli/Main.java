package dev.drey.cli;

import dev.drey.cli.storage.TextFile;
import dev.drey.rules.BadText;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The entry point: runs the command and turns errors into one line and an exit status. */
@Command(
        name = "drey",
        description = "A home for small two-player board games: the truth about every move.",
        mixinStandardHelpOptions = true,
        versionProvider = Main.Version.class,
        footer = {
            "",
            "Examples:",
            "  drey play adjacent-claim",
            "  drey play squirrel-war --second level-3",
            "  drey analyze adjacent-claim",
            "  drey rules santorini",
            "",
            "Each command explains itself: drey COMMAND --help"
        })
public final class Main implements Runnable {
    private static final Map<String, Supplier<Object>> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("play", PlayCommand::commandLine);
        COMMANDS.put("serve", ServeCommand::commandLine);
        COMMANDS.put("analyze", AnalyzeCommand::commandLine);
        COMMANDS.put("solve", SolveCommand::commandLine);
        COMMANDS.put("review", ReviewCommand::new);
        COMMANDS.put("explore", ExploreCommand::commandLine);
        COMMANDS.put("advise", AdviseCommand::new);
        COMMANDS.put("grade", GradeCommand::new);
        COMMANDS.put("games", GamesCommand::new);
        COMMANDS.put("record", RecordCommand::new);
        COMMANDS.put("rules", RulesCommand::new);
        COMMANDS.put("perft", PerftCommand::commandLine);
        COMMANDS.put("bench", BenchCommand::new);
        COMMANDS.put("completion", CompletionCommand::new);
    }

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    /** The output of {@code --version}. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Main.class.getPackage().getImplementationVersion();
            return new String[] {
                "drey " + (version == null ? "(from classes)" : version) + ", Java "
                        + Runtime.version().feature()
            };
        }
    }

    public static void main(String[] args) {
        ErrorTrackingWriter out = Stdio.out();
        PrintWriter err = Stdio.err();
        int status = run(out, err, args);
        if (out.problem().isPresent()) {
            err.println("drey: standard output: " + out.problem().get());
            status = ExitStatus.FAILED;
        }
        System.exit(status);
    }

    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        String[] args = withoutHelpWord(arguments);
        CommandLine line = commandLine(args);
        line.setOut(out);
        line.setErr(err);
        line.setParameterExceptionHandler(Main::explain);
        line.setExecutionExceptionHandler((error, at, parsed) -> report(error, at));
        return line.execute(args);
    }

    /** Turns {@code drey help play} into {@code drey play --help}. */
    private static String[] withoutHelpWord(String... args) {
        if (args.length == 0 || !args[0].equals("help")) {
            return args;
        }
        String[] helpArguments = Arrays.copyOfRange(args, 1, args.length + 1);
        helpArguments[args.length - 1] = "--help";
        return helpArguments;
    }

    /**
     * Builds the command line. Only the command that is called is built, because reflection over all commands would
     * take longer than most commands.
     */
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

    /** Gives every command the version of the program. */
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
        err.println("drey: " + message(error));
        err.println("Try '" + at.getCommandSpec().qualifiedName() + " --help'.");
        return ExitStatus.USAGE;
    }

    private static String message(ParameterException error) {
        boolean noCommand = error instanceof UnmatchedArgumentException
                && error.getCommandLine().getCommand() instanceof Main;
        if (noCommand) {
            String word = ((UnmatchedArgumentException) error).getUnmatched().get(0);
            return "no command is called '" + word + "'; expected one of " + String.join(", ", COMMANDS.keySet());
        }
        return String.valueOf(error.getMessage())
                .replaceFirst("is not an? (int|long)$", "is not a whole number")
                .replaceFirst("is not a double$", "is not a number")
                .replaceFirst("^Error: ", "");
    }

    private static int report(Exception error, CommandLine at) {
        at.getErr().println("drey: " + (error.getMessage() == null ? error.toString() : TextFile.describe(error)));
        if (System.getenv("DREY_DEBUG") != null) {
            error.printStackTrace(at.getErr());
        }
        return error instanceof BadText || error instanceof BadInput ? ExitStatus.USAGE : ExitStatus.FAILED;
    }
}
