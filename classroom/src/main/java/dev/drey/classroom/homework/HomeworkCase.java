package dev.drey.classroom.homework;

/**
 * A homework task with a name, used to test a student's program.
 *
 * @param input the text of the input file
 */
public record HomeworkCase(String name, Homework homework, String input) {
    private static final int BATTLE = 4;

    /**
     * Parses the input of a case.
     *
     * @throws HomeworkFormatException if the input is malformed
     */
    public static HomeworkCase of(String name, String input) {
        return new HomeworkCase(name, HomeworkReader.read(input), input);
    }

    /** The number of the task, 1 to 4. */
    public int task() {
        return homework instanceof Homework.NextMove task ? task.method().number() : BATTLE;
    }

    /** The name of the task: {@code greedy}, {@code minimax}, {@code alpha-beta} or {@code battle}. */
    public String taskName() {
        return homework instanceof Homework.NextMove task ? task.method().text() : "battle";
    }
}
