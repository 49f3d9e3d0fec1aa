package dev.drey.classroom.grade.compare;

import java.io.IOException;

/** Thrown at whoever writes the right answer once it is known that the student's is not. */
final class Enough extends IOException {
    Enough() {
        super("the answers differ");
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}
