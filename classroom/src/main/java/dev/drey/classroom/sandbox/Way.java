package dev.drey.classroom.sandbox;

import java.io.IOException;

/** How a sandbox is made. */
sealed interface Way permits Bubblewrap, Unshared, Bare {
    String name();

    boolean confined();

    Run run(Task task) throws IOException, InterruptedException;
}
