package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * What must be gone when the virtual machine ends, even if it is interrupted: first the processes, then their folders. Other
 * threads go on meanwhile, so nothing can be made any more once the end has begun.
 */
final class Leftovers {
    private static final int ATTEMPTS = 5;

    private static final Set<Family> PROCESSES = ConcurrentHashMap.newKeySet();
    private static final Set<Workspace> FOLDERS = ConcurrentHashMap.newKeySet();
    private static final Object LOCK = new Object();
    private static boolean ending;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(Leftovers::clear, "sandbox-leftovers"));
    }

    private Leftovers() {}

    /** Makes something that has to go in the end. */
    interface Maker<T> {
        T make() throws IOException;
    }

    static Family begin(Maker<Family> maker) throws IOException {
        return make(maker, PROCESSES);
    }

    static Workspace create(Maker<Workspace> maker) throws IOException {
        return make(maker, FOLDERS);
    }

    private static <T> T make(Maker<T> maker, Set<T> made) throws IOException {
        synchronized (LOCK) {
            if (ending) {
                throw new IOException("nothing is run any more: the virtual machine is ending");
            }
            T thing = maker.make();
            made.add(thing);
            return thing;
        }
    }

    static void ended(Family processes) {
        PROCESSES.remove(processes);
    }

    static void deleted(Workspace folder) {
        FOLDERS.remove(folder);
    }

    private static void clear() {
        synchronized (LOCK) {
            ending = true;
        }
        PROCESSES.forEach(Family::kill);
        // Another thread may be writing an input to its folder at this moment.
        for (int i = 0; i < ATTEMPTS && !FOLDERS.isEmpty(); i++) {
            FOLDERS.forEach(Leftovers::delete);
        }
    }

    private static void delete(Workspace folder) {
        try {
            folder.close();
        } catch (IOException e) {
            // Once more, or nobody can.
        }
    }
}
