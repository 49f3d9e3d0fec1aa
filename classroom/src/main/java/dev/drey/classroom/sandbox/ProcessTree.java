package dev.drey.classroom.sandbox;

import dev.drey.classroom.sandbox.ProcessTable.Entry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A process and all its descendants. A process seen once remains a member, even if its parents die. A process that was never seen
 * with its parents is recognised by its session, or by a marker in its environment.
 */
final class ProcessTree {
    private static final long KILL_TIMEOUT_NANOS = TimeUnit.SECONDS.toNanos(20);

    private final Process process;
    /** Used to kill the root: {@link Process#destroyForcibly} would close its streams and lose the last output. */
    private final ProcessHandle root;

    private final int wrapperLevels;
    private final @Nullable String marker;
    /** The ID and start time of each member ever seen. */
    private final Map<Long, Long> members = new HashMap<>();

    /** Processes known not to be members. */
    private final Map<Long, Long> otherProcesses = new HashMap<>();

    private final List<ProcessHandle> wrapperProcesses = new ArrayList<>();
    private boolean rootLeadsSession;

    /**
     * @param wrapperLevels the number of process generations that belong to the sandbox, not to the program
     * @param marker a text in the environment of every member; null if environments are not to be searched
     */
    ProcessTree(Process root, int wrapperLevels, @Nullable String marker) {
        this.process = root;
        this.root = root.toHandle();
        this.wrapperLevels = wrapperLevels;
        this.marker = marker;
        for (Entry entry : ProcessTable.read()) {
            (entry.pid() == root.pid() ? members : otherProcesses).put(entry.pid(), entry.start());
        }
    }

    Process root() {
        return process;
    }

    /** Records the sandbox's own processes. To be called while the program waits for its start. */
    synchronized void identifyWrappers() {
        List<Entry> living = findLiving();
        Set<Long> generation = Set.of(root.pid());
        for (int i = 0; i < wrapperLevels; i++) {
            generation.forEach(pid -> ProcessHandle.of(pid).ifPresent(wrapperProcesses::add));
            generation = childrenOf(generation, living);
        }
        rootLeadsSession =
                living.stream().anyMatch(entry -> entry.pid() == root.pid() && entry.session() == root.pid());
    }

    /** The living processes of the program, without those of the sandbox. */
    synchronized List<Entry> programProcesses() {
        List<Entry> living = findLiving();
        Set<Long> wrapperIds = wrapperProcesses.stream().map(ProcessHandle::pid).collect(Collectors.toSet());
        living.removeIf(entry -> wrapperIds.contains(entry.pid()));
        return living;
    }

    private static Set<Long> childrenOf(Set<Long> parents, List<Entry> entries) {
        Set<Long> children = new HashSet<>();
        for (Entry entry : entries) {
            if (parents.contains(entry.parent())) {
                children.add(entry.pid());
            }
        }
        return children;
    }

    /** Kills all members until none is left, also those started meanwhile; false if some cannot be killed. */
    synchronized boolean killAll() {
        // Before reading the process table, which is slow with thousands of processes: this ends a whole namespace.
        if (rootLeadsSession && root.isAlive()) {
            killProcessGroup();
        }
        root.destroyForcibly();
        wrapperProcesses.forEach(ProcessHandle::destroyForcibly);
        boolean interrupted = false;
        long deadline = System.nanoTime() + KILL_TIMEOUT_NANOS;
        List<Entry> living = findLiving();
        if (rootLeadsSession && living.stream().anyMatch(entry -> entry.session() == root.pid())) {
            killProcessGroup();
        }
        while (!living.isEmpty() && System.nanoTime() < deadline) {
            for (Entry entry : living) {
                ProcessHandle.of(entry.pid()).ifPresent(ProcessHandle::destroyForcibly);
            }
            try {
                Thread.sleep(1);
            } catch (InterruptedException e) {
                interrupted = true;
            }
            living = findLiving();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return living.isEmpty();
    }

    /** Kills the process group at once: killing one by one can be too slow for a program that forks. */
    private void killProcessGroup() {
        try {
            new ProcessBuilder("sh", "-c", "kill -KILL -- -" + root.pid() + " 2>/dev/null")
                    .start()
                    .onExit()
                    .get(1, TimeUnit.SECONDS);
        } catch (IOException | ExecutionException | TimeoutException e) {
            // The members are killed one by one instead.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private List<Entry> findLiving() {
        Map<Long, Entry> table = new HashMap<>();
        ProcessTable.read().forEach(entry -> table.put(entry.pid(), entry));
        Map<Long, Entry> living = new HashMap<>();
        table.values().stream()
                .filter(entry -> contains(members, entry))
                .forEach(entry -> living.put(entry.pid(), entry));
        // Repeated until there are no new members, because children may be listed before their parents.
        for (int before = -1; before < living.size(); ) {
            before = living.size();
            for (Entry entry : table.values()) {
                if (!living.containsKey(entry.pid()) && isMember(entry, table, living)) {
                    living.put(entry.pid(), entry);
                    members.put(entry.pid(), entry.start());
                }
            }
        }
        // The oldest first: killing the first process of a namespace kills all others.
        List<Entry> oldestFirst = new ArrayList<>(living.values());
        oldestFirst.sort(Comparator.comparingLong(Entry::start).thenComparingLong(Entry::pid));
        return oldestFirst;
    }

    private boolean isMember(Entry entry, Map<Long, Entry> table, Map<Long, Entry> living) {
        // The ID of a session leader is not reused while the session exists, even if the leader is dead.
        boolean memberSession = members.containsKey(entry.session())
                && (living.containsKey(entry.session()) || !table.containsKey(entry.session()));
        return living.containsKey(entry.parent()) || memberSession || hasMarker(entry);
    }

    private boolean hasMarker(Entry entry) {
        if (marker == null || contains(otherProcesses, entry)) {
            return false;
        }
        String environment = ProcessTable.environment(entry.pid());
        if (environment != null && environment.contains(marker)) {
            return true;
        }
        if (environment == null || !environment.isEmpty()) {
            otherProcesses.put(entry.pid(), entry.start());
        }
        return false;
    }

    private static boolean contains(Map<Long, Long> processes, Entry entry) {
        Long start = processes.get(entry.pid());
        return start != null && start == entry.start();
    }
}
