package dev.drey.cli;

import dev.drey.classroom.homework.Advisor;
import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.homework.LogSize;
import dev.drey.cli.storage.AtomicFiles;
import dev.drey.cli.storage.TextFile;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code advise}: writes the correct answers to a homework input file. */
@Command(
        name = "advise",
        description = "Write the correct answers to a Squirrel War homework file.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "The first line of INPUT is the task: 1 greedy, 2 minimax, 3 alpha-beta,",
            "4 battle. Tasks 1 to 3 write next_state.txt, tasks 2 and 3 also",
            "traverse_log.txt, task 4 trace_state.txt. docs/homework.md describes the files.",
            "",
            "If the log would be larger than 1 GB, drey shows the estimated size and",
            "asks for confirmation. If input or output is not a terminal, --yes is required.",
            "",
            "Exit status: 0 all files written; 1 a file could not be read or written, or",
            "you answered no; 2 wrong usage, malformed input, or --yes is missing.",
            "",
            "Examples:",
            "  drey advise examples/homework/alpha-beta.txt",
            "  drey advise examples/homework/battle.txt --out answers"
        })
final class AdviseCommand implements Callable<Integer> {
    /** Logs above this size need a confirmation. */
    private static final double MAX_UNCONFIRMED_BYTES = 1e9;

    private static final int PERCENT = 100;

    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "INPUT", description = "Homework file; - reads standard input.")
    @SuppressWarnings("NullAway.Init")
    private Path input;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Folder for the answers; created if missing (default: current folder).")
    private Path folder = Path.of("");

    @Option(names = "--yes", description = "Write a log larger than 1 GB without asking.")
    private boolean yes;

    private volatile long bytesWritten;

    @Override
    public Integer call() throws IOException {
        Homework homework =
                HomeworkFile.read(input.toString(), spec.commandLine().getErr());
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new IOException(folder + " is a file, not a folder");
        }
        Optional<LogSize> size = LogSize.upperEstimate(homework) > MAX_UNCONFIRMED_BYTES
                ? Optional.of(LogSize.of(homework))
                : Optional.empty();
        boolean large = size.map(LogSize::bytes)
                .filter(bytes -> bytes > MAX_UNCONFIRMED_BYTES)
                .isPresent();
        if (large && !yes && !confirm(size.orElseThrow())) {
            spec.commandLine().getErr().println("drey: nothing written");
            return ExitStatus.FAILED;
        }
        write(homework, size);
        String names = homework.answers().stream()
                .map(answer -> folder.resolve(answer.fileName()).toString())
                .collect(Collectors.joining(" and "));
        spec.commandLine().getOut().println("Wrote " + names + ".");
        return ExitStatus.OK;
    }

    /**
     * Asks whether to write a large log.
     *
     * @throws BadInput if nobody can be asked
     */
    private boolean confirm(LogSize size) throws IOException {
        String problem = "traverse_log.txt would take " + about(size);
        if (!Stdio.isTerminal() || input.toString().equals(TextFile.STANDARD_INPUT)) {
            throw new BadInput(problem + "; add --yes to write it");
        }
        PrintWriter err = spec.commandLine().getErr();
        err.print(problem + ". Write it? [y/N] ");
        err.flush();
        String answer = Optional.ofNullable(Stdio.in().readLine()).orElse("");
        return List.of("y", "yes").contains(answer.strip().toLowerCase(Locale.ROOT));
    }

    private static String about(LogSize size) {
        return size.text().startsWith("more") ? size.text() : "about " + size.text();
    }

    private void write(Homework homework, Optional<LogSize> size) throws IOException {
        PrintWriter progressOut = isErrorStreamTerminal() ? spec.commandLine().getErr() : ProgressDisplay.NO_OUTPUT;
        try (AtomicFiles files = new AtomicFiles();
                ProgressDisplay live = ProgressDisplay.start(progressOut, () -> List.of(progress(size)))) {
            files.createFolder(folder);
            Advisor.writeAnswers(homework, answer -> new CountingStream(files.open(folder.resolve(answer.fileName()))));
            files.commit();
        }
    }

    private String progress(Optional<LogSize> size) {
        long bytes = bytesWritten;
        return "Writing: " + LogSize.text((double) bytes)
                + size.map(total -> String.format(
                                Locale.ROOT,
                                " of %s (%.0f %%)",
                                about(total),
                                Math.min(PERCENT, PERCENT * bytes / total.bytes())))
                        .orElse("");
    }

    /** Whether the progress would be seen: the error stream may lead to a file although the others are a terminal. */
    private static boolean isErrorStreamTerminal() {
        try {
            return Stdio.isTerminal() && Path.of("/dev/fd/2").toRealPath().startsWith("/dev");
        } catch (IOException e) {
            return false;
        }
    }

    /** Counts the written bytes for the progress display. */
    private final class CountingStream extends FilterOutputStream {
        CountingStream(OutputStream out) {
            super(out);
        }

        @Override
        @SuppressWarnings("NonAtomicVolatileUpdate")
        public void write(byte[] bytes, int from, int count) throws IOException {
            out.write(bytes, from, count);
            // Only the thread that writes changes it.
            bytesWritten += count;
        }
    }
}
