package dev.drey.classroom.grade.cases;

import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.homework.HomeworkReader;

/**
 * A case: what a program is asked.
 *
 * @param input the text of the file that asks it
 */
public record GradeCase(String name, Homework homework, String input) {
    private static final int BATTLE = 4;

    /**
     * The case of that text.
     *
     * @throws dev.drey.classroom.homework.BadHomework if it asks nothing
     */
    public static GradeCase of(String name, String input) {
        return new GradeCase(name, HomeworkReader.read(input), input);
    }

    /** Its task, 1 to 4. */
    public int task() {
        return homework instanceof Homework.Advice advice ? advice.method().number() : BATTLE;
    }

    /** Its task in a word: {@code greedy}, {@code minimax}, {@code alpha-beta} or {@code battle}. */
    public String taskName() {
        return homework instanceof Homework.Advice advice ? advice.method().text() : "battle";
    }
}
