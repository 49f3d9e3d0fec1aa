package dev.drey.classroom.homework;

import dev.drey.rules.Position;

/** A board as the files have it: five rows of {@code *}, {@code X} and {@code O}. */
public final class StateText {
    private StateText() {}

    /** The rows, each with its line end. */
    public static String of(Position position) {
        return position.board().replace('-', '*').replace('/', '\n') + "\n";
    }
}
