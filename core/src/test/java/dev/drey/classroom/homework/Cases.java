package dev.drey.classroom.homework;

import dev.drey.rules.Resources;
import java.nio.file.Path;
import java.util.List;

/** The homework's cases with their right answers, a folder each. */
public final class Cases {
    private Cases() {}

    public static List<Path> all() {
        return Resources.in("homework/cases");
    }

    public static Homework homework(Path folder) {
        return HomeworkReader.read(Resources.read(folder.resolve(Homework.INPUT)));
    }
}
