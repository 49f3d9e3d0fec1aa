package dev.drey.cli;

import dev.drey.cli.storage.TextFile;
import dev.drey.cli.terminal.LineWrap;
import dev.drey.rules.BadText;
import dev.drey.rules.Suggestion;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The entry point: runs the command and turns errors into one line and an exit status. */
@Command(
        name = "drey",
        description = "A home for small two-player board games with the truth about every move.",
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
            "For the help of a command: drey COMMAND --help"
        })
public final class Main implements Runnable {
    private static final List<String> COMMANDS = List.of(
            "play",
            "serve",
            "analyze",
            "solve",
            "review",
            "explore",
            "advise",
            "grade",
            "games",
            "record",
            "rules",
            "perft",
            "bench",
            "completion");

    /** picocli accepts no narrower help. */
    private static final int MIN_HELP_WIDTH = 55;

    private static final int MAX_HELP_WIDTH = 80;

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
        exit(status);
    }

    /**
     * Ends the program. If a signal is ending it already, the status is that of the signal: {@link System#exit} would set its own
     * if it were called between the last shutdown hook and the end of the program.
     */
    private static void exit(int status) {
        try {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> {}));
        } catch (IllegalStateException shuttingDown) {
            while (true) {
                LockSupport.park();
            }
        }
        System.exit(status);
    }

    static int run(PrintWriter out, PrintWriter err, String... arguments) {
        // Looking for Groovy opens every jar, and creating the converters for dates loads a hundred classes. Together
        // this would double the start-up time.
        System.setProperty("picocli.disable.closures", "true");
        System.setProperty("picocli.converters.excludes", "java\\.(time|sql)\\..*");
        String[] args = withoutHelpWord(arguments);
        CommandLine line = commandLine(args);
        line.setOut(out);
        line.setErr(err);
        ErrorHandler handler = new ErrorHandler();
        line.setParameterExceptionHandler(handler);
        line.setExecutionExceptionHandler(handler);
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
        boolean known = args.length > 0 && COMMANDS.contains(args[0]);
        for (String name : known ? List.of(args[0]) : COMMANDS) {
            line.addSubcommand(name, newCommand(name));
        }
        shareVersion(line.getCommandSpec());
        if (List.of(args).contains("--help") || List.of(args).contains("-h")) {
            line.setUsageHelpWidth(Math.max(MIN_HELP_WIDTH, Math.min(MAX_HELP_WIDTH, Stdio.width())));
        }
        return line;
    }

    /** Creates a command. A map of method references would take a tenth of the start-up time. */
    private static Object newCommand(String name) {
        return switch (name) {
            case "play" -> PlayCommand.commandLine();
            case "serve" -> ServeCommand.commandLine();
            case "analyze" -> AnalyzeCommand.commandLine();
            case "solve" -> SolveCommand.commandLine();
            case "review" -> new ReviewCommand();
            case "explore" -> ExploreCommand.commandLine();
            case "advise" -> new AdviseCommand();
            case "grade" -> new GradeCommand();
            case "games" -> new GamesCommand();
            case "record" -> new RecordCommand();
            case "rules" -> new RulesCommand();
            case "perft" -> PerftCommand.commandLine();
            case "bench" -> new BenchCommand();
            case "completion" -> new CompletionCommand();
            default -> throw new IllegalArgumentException(name);
        };
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
                spec.commandLine(), "a command is missing; the commands are " + String.join(", ", COMMANDS));
    }

    /**
     * Reports errors. It is a class because a lambda would keep the interfaces of picocli, which are compiled for Java 5,
     * out of the class data archive; loading them from their jar takes a fifth of the start-up time.
     */
    private static final class ErrorHandler implements IParameterExceptionHandler, IExecutionExceptionHandler {
        @Override
        public int handleParseException(ParameterException error, String[] args) {
            return explain(error);
        }

        @Override
        public int handleExecutionException(Exception error, CommandLine at, ParseResult parsed) {
            return report(error, at);
        }
    }

    private static int explain(ParameterException error) {
        CommandLine at = error.getCommandLine();
        PrintWriter err = at.getErr();
        printError(err, message(error));
        err.println("Try '" + at.getCommandSpec().qualifiedName() + " --help'.");
        return ExitStatus.USAGE;
    }

    private static void printError(PrintWriter err, String message) {
        err.println(LineWrap.wrap("drey: " + message, Stdio.width()));
    }

    private static String message(ParameterException error) {
        if (error instanceof UnmatchedArgumentException unmatched) {
            return unknownWord(
                    unmatched.getUnmatched().get(0),
                    error.getCommandLine().getCommandSpec(),
                    unmatched.isUnknownOption());
        }
        return String.valueOf(error.getMessage())
                .replaceFirst("is not an? (int|long)$", "is not a whole number")
                .replaceFirst("is not a double$", "is not a number")
                .replaceFirst("^Error: ", "");
    }

    /** Describes a word that is neither a command nor an option, with the one that was probably meant. */
    private static String unknownWord(String word, CommandSpec command, boolean option) {
        if (option) {
            String name = word.replaceFirst("=.*", "");
            return "there is no option '" + name + "'"
                    + Suggestion.hint(name, command.optionsMap().keySet());
        }
        Set<String> names = command.subcommands().keySet();
        return names.isEmpty()
                ? "unexpected argument '" + word + "'"
                : "there is no command '" + word + "'" + Suggestion.hint(word, names) + "; the commands are "
                        + String.join(", ", names);
    }

    private static int report(Exception error, CommandLine at) {
        printError(at.getErr(), error.getMessage() == null ? error.toString() : TextFile.describe(error));
        if (System.getenv("DREY_DEBUG") != null) {
            error.printStackTrace(at.getErr());
        }
        return error instanceof BadText || error instanceof BadInput ? ExitStatus.USAGE : ExitStatus.FAILED;
    }
}
