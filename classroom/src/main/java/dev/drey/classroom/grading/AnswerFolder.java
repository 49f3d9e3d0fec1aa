package dev.drey.classroom.grading;

import dev.drey.classroom.homework.HomeworkCase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Answer files in a folder with one subfolder for each case. If there is only one case, the subfolder may be omitted. */
public final class AnswerFolder implements Submission {
    private final String name;
    private final Path folder;
    private final boolean flat;

    private AnswerFolder(String name, Path folder, boolean flat) {
        this.name = name;
        this.folder = folder;
        this.flat = flat;
    }

    public static AnswerFolder of(String name, Path folder, List<HomeworkCase> cases) {
        boolean flat = cases.size() == 1
                && !Files.isDirectory(folder.resolve(cases.get(0).name()));
        return new AnswerFolder(name, folder, flat);
    }

    @Override
    public String name() {
        return name;
    }

    /** Whether there is a folder of answers to any of these cases. */
    public boolean hasAnswersToAny(List<HomeworkCase> cases) {
        return cases.stream().anyMatch(homeworkCase -> Files.isDirectory(folder(homeworkCase)));
    }

    @Override
    public CaseResult grade(HomeworkCase homeworkCase, Grader grader) {
        return grader.gradeCase(homeworkCase, folder(homeworkCase), RunSummary.NOT_RUN);
    }

    private Path folder(HomeworkCase homeworkCase) {
        return flat ? folder : folder.resolve(homeworkCase.name());
    }
}
