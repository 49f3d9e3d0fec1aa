package dev.drey.classroom.grade.player;

/** Is told how far the judging is, and may end it. */
@FunctionalInterface
public interface Progress {
    Progress NOBODY = (done, all) -> true;

    /** Is called before each move and after the last. @return whether to go on */
    boolean judged(int done, int all);
}
