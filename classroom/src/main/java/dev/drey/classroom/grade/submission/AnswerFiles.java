package dev.drey.classroom.grade.submission;

import dev.drey.classroom.grade.CaseResult;
import dev.drey.classroom.grade.Grader;
import dev.drey.classroom.grade.RunFacts;
import dev.drey.classroom.grade.cases.GradeCase;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Files that were written elsewhere, in a folder for each case; where there is but one case, perhaps without that folder. */
public final class AnswerFiles implements Submission {
    private final String name;
    private final Path folder;
    private final boolean flat;

    private AnswerFiles(String name, Path folder, boolean flat) {
        this.name = name;
        this.folder = folder;
        this.flat = flat;
    }

    public static AnswerFiles in(String name, Path folder, List<GradeCase> cases) {
        boolean flat = cases.size() == 1
                && !Files.isDirectory(folder.resolve(cases.get(0).name()));
        return new AnswerFiles(name, folder, flat);
    }

    @Override
    public String name() {
        return name;
    }

    /** Whether there is a place for the answers to any of these. */
    public boolean answersAnyOf(List<GradeCase> cases) {
        return cases.stream().anyMatch(one -> Files.isDirectory(folder(one)));
    }

    @Override
    public CaseResult answer(GradeCase grade, Grader grader) {
        return grader.grade(grade, folder(grade), RunFacts.NOT_RUN);
    }

    private Path folder(GradeCase grade) {
        return flat ? folder : folder.resolve(grade.name());
    }
}
