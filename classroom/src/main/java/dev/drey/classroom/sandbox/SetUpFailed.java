package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.io.Serial;

/** A sandbox could not be made; the program was not started. */
final class SetUpFailed extends IOException {
    @Serial
    private static final long serialVersionUID = 1L;

    SetUpFailed(String message) {
        super(message);
    }
}
