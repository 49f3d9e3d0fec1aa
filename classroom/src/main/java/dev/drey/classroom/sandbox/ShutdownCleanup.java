package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Kills all sandboxed processes and then deletes their folders when the virtual machine shuts down, also after an interrupt. Since other
 * threads continue during the shutdown, none of them can start a process or create a folder any more.
 */
final class ShutdownCleanup {
    private static final int MAX_ATTEMPTS = 5;

    private static final Set<ProcessTree> PROCESSES = ConcurrentHashMap.newKeySet();
    private static final Set<Workspace> WORKSPACES = ConcurrentHashMap.newKeySet();
    private static final Object LOCK = new Object();
    private static boolean shuttingDown;

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(ShutdownCleanup::cleanUp, "sandbox-cleanup"));
    }

    private ShutdownCleanup() {}

    /** Creates a resource that must be cleaned up. */
    interface Factory<T> {
        T create() throws IOException;
    }

    static ProcessTree startProcesses(Factory<ProcessTree> factory) throws IOException {
        return register(factory, PROCESSES);
    }

    static Workspace createWorkspace(Factory<Workspace> factory) throws IOException {
        return register(factory, WORKSPACES);
    }

    private static <T> T register(Factory<T> factory, Set<T> resources) throws IOException {
        synchronized (LOCK) {
            if (shuttingDown) {
                throw new IOException("nothing is run any more: the virtual machine is ending");
            }
            T resource = factory.create();
            resources.add(resource);
            return resource;
        }
    }

    static void unregister(ProcessTree processes) {
        PROCESSES.remove(processes);
    }

    static void unregister(Workspace workspace) {
        WORKSPACES.remove(workspace);
    }

    private static void cleanUp() {
        synchronized (LOCK) {
            shuttingDown = true;
        }
        PROCESSES.forEach(ProcessTree::killAll);
        // Repeated, because another thread may just be writing an input file to its folder.
        for (int i = 0; i < MAX_ATTEMPTS && !WORKSPACES.isEmpty(); i++) {
            WORKSPACES.forEach(ShutdownCleanup::delete);
        }
    }

    private static void delete(Workspace workspace) {
        try {
            workspace.close();
        } catch (IOException e) {
            // The next attempt may succeed.
        }
    }
}
