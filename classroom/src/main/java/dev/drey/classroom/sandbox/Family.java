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
 * A process and all that descend from it. Who was seen once stays a member, so one whose parents died is not lost; one that
 * was never seen with its parents is known by its session, or by a mark in its environment.
 */
final class Family {
    private static final long KILLING_NANOS = TimeUnit.SECONDS.toNanos(20);

    private final Process process;
    /** Killed by it and not by the process: Java would close its streams with it, and what it printed last would be lost. */
    private final ProcessHandle root;

    private final int wrappers;
    private final @Nullable String mark;
    /** The id of each member ever seen, and when it was started: ids are used again. */
    private final Map<Long, Long> members = new HashMap<>();

    private final Map<Long, Long> strangers = new HashMap<>();
    private final List<ProcessHandle> sandbox = new ArrayList<>();
    private boolean leadsGroup;

    /**
     * @param wrappers how many generations belong to the sandbox and not to the program
     * @param mark what the environment of every member holds, if it is to be searched for
     */
    Family(Process root, int wrappers, @Nullable String mark) {
        this.process = root;
        this.root = root.toHandle();
        this.wrappers = wrappers;
        this.mark = mark;
        for (Entry entry : ProcessTable.read()) {
            (entry.pid() == root.pid() ? members : strangers).put(entry.pid(), entry.start());
        }
    }

    Process root() {
        return process;
    }

    /** To be called while the program waits for its start: its parents are the sandbox's, and stay as long as it. */
    synchronized void meet() {
        List<Entry> living = living();
        Set<Long> generation = Set.of(root.pid());
        for (int i = 0; i < wrappers; i++) {
            generation.forEach(pid -> ProcessHandle.of(pid).ifPresent(sandbox::add));
            generation = childrenOf(generation, living);
        }
        leadsGroup = living.stream().anyMatch(entry -> entry.pid() == root.pid() && entry.session() == root.pid());
    }

    /** The program's own processes that live now. */
    synchronized List<Entry> program() {
        List<Entry> living = living();
        Set<Long> wrapping = sandbox.stream().map(ProcessHandle::pid).collect(Collectors.toSet());
        living.removeIf(entry -> wrapping.contains(entry.pid()));
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

    /** Kills all of them, and again those that were born meanwhile, until none is left; false if some cannot be killed. */
    synchronized boolean kill() {
        // Before looking around, which takes long where there are thousands: with these a namespace is gone.
        if (leadsGroup && root.isAlive()) {
            killGroup();
        }
        root.destroyForcibly();
        sandbox.forEach(ProcessHandle::destroyForcibly);
        boolean interrupted = false;
        long deadline = System.nanoTime() + KILLING_NANOS;
        List<Entry> living = living();
        if (leadsGroup && living.stream().anyMatch(entry -> entry.session() == root.pid())) {
            killGroup();
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
            living = living();
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
        return living.isEmpty();
    }

    /** One by one may be too slow for a program that multiplies; its group is killed at one stroke. */
    private void killGroup() {
        try {
            new ProcessBuilder("sh", "-c", "kill -KILL -- -" + root.pid() + " 2>/dev/null")
                    .start()
                    .onExit()
                    .get(1, TimeUnit.SECONDS);
        } catch (IOException | ExecutionException | TimeoutException e) {
            // One by one it is.
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private List<Entry> living() {
        Map<Long, Entry> table = new HashMap<>();
        ProcessTable.read().forEach(entry -> table.put(entry.pid(), entry));
        Map<Long, Entry> living = new HashMap<>();
        table.values().stream().filter(entry -> known(members, entry)).forEach(entry -> living.put(entry.pid(), entry));
        // Until no child of a new member is left, in whatever order they are listed.
        for (int before = -1; before < living.size(); ) {
            before = living.size();
            for (Entry entry : table.values()) {
                if (!living.containsKey(entry.pid()) && isMember(entry, table, living)) {
                    living.put(entry.pid(), entry);
                    members.put(entry.pid(), entry.start());
                }
            }
        }
        // The oldest first: with the first process of a namespace all others are killed, by the system and at one
        // stroke.
        List<Entry> oldestFirst = new ArrayList<>(living.values());
        oldestFirst.sort(Comparator.comparingLong(Entry::start).thenComparingLong(Entry::pid));
        return oldestFirst;
    }

    private boolean isMember(Entry entry, Map<Long, Entry> table, Map<Long, Entry> living) {
        // A session keeps its leader's id from being used again, even when the leader is dead.
        boolean ourSession = members.containsKey(entry.session())
                && (living.containsKey(entry.session()) || !table.containsKey(entry.session()));
        return living.containsKey(entry.parent()) || ourSession || isMarked(entry);
    }

    private boolean isMarked(Entry entry) {
        if (mark == null || known(strangers, entry)) {
            return false;
        }
        String environment = ProcessTable.environment(entry.pid());
        if (environment != null && environment.contains(mark)) {
            return true;
        }
        if (environment == null || !environment.isEmpty()) {
            strangers.put(entry.pid(), entry.start());
        }
        return false;
    }

    private static boolean known(Map<Long, Long> processes, Entry entry) {
        Long start = processes.get(entry.pid());
        return start != null && start == entry.start();
    }
}
