package dev.drey.classroom.grading;

import java.util.List;

/** The results of a class. All students have the same cases. */
public record ClassResult(List<StudentResult> students) {
    public ClassResult {
        students = List.copyOf(students);
    }

    public boolean allPassed() {
        return students.stream().allMatch(StudentResult::allPassed);
    }
}
