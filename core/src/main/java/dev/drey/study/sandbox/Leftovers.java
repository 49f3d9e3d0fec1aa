package dev.drey.study.sandbox;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** What must be gone when the virtual machine ends, even if it is interrupted: first the processes, then their folders. */
final class Leftovers {
    static final Set<Family> PROCESSES = ConcurrentHashMap.newKeySet();
    static final Set<Workspace> FOLDERS = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(Leftovers::clear, "sandbox-leftovers"));
    }

    private Leftovers() {}

    private static void clear() {
        PROCESSES.forEach(Family::kill);
        for (Workspace folder : FOLDERS) {
            try {
                folder.close();
            } catch (IOException e) {
                // Somebody is deleting it at this moment, or nobody can.
            }
        }
    }
}
