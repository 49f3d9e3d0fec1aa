package dev.drey.cli;

import dev.drey.classroom.homework.Advisor;
import dev.drey.classroom.homework.Homework;
import dev.drey.cli.storage.AtomicFiles;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Answers a homework file. */
@Command(
        name = "advise",
        description = "Answers a squirrel advisor's input file: the next state, the traverse log, the trace.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Tasks 1 to 3 (greedy, minimax, alpha-beta) write next_state.txt, tasks 2 and",
            "3 traverse_log.txt too, task 4 (a battle) trace_state.txt, all together or not",
            "at all; docs/homework.md has the format.",
            "",
            "Exit status: 0 answered, 1 something could not be written, 2 wrong usage or a",
            "malformed input file.",
            "",
            "Examples:",
            "  drey advise input.txt",
            "  drey advise input.txt --out answers"
        })
final class AdviseCommand implements Callable<Integer> {
    @Spec
    @SuppressWarnings("NullAway.Init")
    private CommandSpec spec;

    @Parameters(paramLabel = "INPUT", description = "The input file; - is the standard input.")
    @SuppressWarnings("NullAway.Init")
    private Path input;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Write the answers into this folder, which is made if need be; here if not said.")
    private Path folder = Path.of("");

    @Override
    public Integer call() throws IOException {
        Homework homework = HomeworkFile.read(input.toString());
        if (Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new IOException(folder + " is a file, not a folder");
        }
        List<Path> files = homework.answers().stream()
                .map(answer -> folder.resolve(answer.file()))
                .toList();
        try (AtomicFiles written = new AtomicFiles()) {
            written.createFolder(folder);
            Advisor.answer(homework, answer -> written.open(folder.resolve(answer.file())));
            written.commit();
        }
        String names = files.stream().map(Path::toString).collect(Collectors.joining(" and "));
        spec.commandLine().getOut().println("Wrote " + names + ".");
        return ExitStatus.OK;
    }
}
