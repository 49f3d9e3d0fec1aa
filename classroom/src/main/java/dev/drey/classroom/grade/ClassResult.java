package dev.drey.classroom.grade;

import java.util.List;

/** What became of a class; everybody had the same cases. */
public record ClassResult(List<StudentResult> students) {
    public ClassResult {
        students = List.copyOf(students);
    }

    public boolean allPassed() {
        return students.stream().allMatch(StudentResult::allPassed);
    }
}
