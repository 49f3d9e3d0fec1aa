package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** Computes the mounts of a confined program. Everything that no mount covers is visible and read-only. */
final class MountPlan {
    private static final Path TMP = Path.of("/tmp");
    /** Covered because system services listen on sockets here, and a read-only socket can still be connected to. */
    private static final Path RUN = Path.of("/run");

    private static final Path DEV = Path.of("/dev");
    private static final Path SHARED_MEMORY = Path.of("/dev/shm");
    /** These are always private; only folders within them can be shown. */
    private static final List<Path> PRIVATE = List.of(TMP, RUN, SHARED_MEMORY);

    /** The kinds of mounts. The names are arguments of confine.sh. */
    enum Kind {
        /** An empty, read-only folder. */
        EMPTY,
        /** An empty, private, writable folder. */
        SCRATCH,
        /** An empty file in place of another one. */
        MASKED,
        READ_ONLY,
        READ_WRITE
    }

    /**
     * A path that shows the program something other than the original file or folder.
     *
     * @param source a path without symbolic links
     */
    record Mount(Kind kind, Path source, Path target) {
        Mount(Kind kind, Path path) {
            this(kind, path, path);
        }
    }

    private final Path workDir;
    /** By target. A later mount replaces an earlier one with the same target. */
    private final Map<Path, Mount> mounts = new LinkedHashMap<>();

    private MountPlan(Path workDir) {
        this.workDir = workDir;
    }

    /** The mounts for a command, each parent folder before its contents. */
    static List<Mount> of(SandboxedCommand command) throws IOException {
        MountPlan plan = new MountPlan(command.workDir().toRealPath());
        for (Path folder : command.hidden()) {
            plan.cover(Kind.EMPTY, folder);
        }
        plan.cover(Kind.EMPTY, Path.of("/var/run"));
        plan.cover(Kind.EMPTY, RUN);
        plan.cover(Kind.SCRATCH, TMP);
        for (Path folder : command.shown()) {
            plan.show(folder);
        }
        for (Path path : command.paths()) {
            plan.showNamed(path);
        }
        plan.maskSockets();
        plan.put(new Mount(Kind.READ_WRITE, plan.workDir));
        return plan.mounts.values().stream()
                .sorted(Comparator.comparingInt(mount -> mount.target().getNameCount()))
                .toList();
    }

    private void put(Mount mount) {
        mounts.put(mount.target(), mount);
    }

    private void cover(Kind kind, Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            put(new Mount(kind, folder.toRealPath()));
        }
    }

    private void show(Path folder) throws IOException {
        Path real = folder.toRealPath();
        if (isCovered(real) && !PRIVATE.contains(real) && !real.equals(DEV)) {
            put(new Mount(Kind.READ_ONLY, real));
        }
    }

    /**
     * Shows a file in a private folder that the command names, together with the folder it lies in, because a program usually needs its
     * neighbours. Explicitly hidden folders stay hidden.
     */
    private void showNamed(Path path) throws IOException {
        if (!Files.exists(path)) {
            return;
        }
        // A symbolic link may lead into a private folder, or from one to another.
        for (Path name : new LinkedHashSet<>(List.of(path, path.toRealPath()))) {
            if (isPrivate(name) && !isShown(name) && !revealsHidden(name)) {
                Path folder = Files.isDirectory(name) ? name : Objects.requireNonNull(name.getParent());
                boolean wholeFolder =
                        isPrivate(folder) && !workDir.startsWith(folder.toRealPath()) && !revealsHidden(folder);
                Path target = wholeFolder ? folder : name;
                put(new Mount(Kind.READ_ONLY, target.toRealPath(), target));
            }
        }
    }

    private static boolean isPrivate(Path path) {
        return !PRIVATE.contains(path) && PRIVATE.stream().anyMatch(path::startsWith);
    }

    private boolean isShown(Path path) {
        return path.startsWith(workDir) || isWithin(path, Kind.READ_ONLY);
    }

    /** Whether the path is hidden, or would show a hidden folder under a second name. */
    private boolean revealsHidden(Path path) throws IOException {
        Path real = path.toRealPath();
        return mounts.values().stream()
                .filter(mount -> mount.kind() == Kind.EMPTY && !mount.target().equals(RUN))
                .map(Mount::target)
                .anyMatch(hidden -> real.startsWith(hidden) || !real.equals(path) && hidden.startsWith(real));
    }

    private boolean isCovered(Path path) {
        return !path.startsWith(workDir)
                && (path.startsWith(DEV) || isWithin(path, Kind.EMPTY) || isWithin(path, Kind.SCRATCH));
    }

    private boolean isWithin(Path path, Kind kind) {
        return mounts.values().stream().anyMatch(mount -> mount.kind() == kind && path.startsWith(mount.target()));
    }

    private void maskSockets() throws IOException {
        for (Path socket : UnixSockets.findAll()) {
            for (Path path : visiblePaths(socket)) {
                put(new Mount(Kind.MASKED, path));
            }
        }
    }

    /** All paths under which the program can see a file. */
    private List<Path> visiblePaths(Path file) {
        List<Path> paths = new ArrayList<>();
        if (!file.startsWith(DEV) && isVisible(file)) {
            paths.add(file);
        }
        for (Mount mount : mounts.values()) {
            if (mount.kind() == Kind.READ_ONLY
                    && !mount.source().equals(mount.target())
                    && file.startsWith(mount.source())) {
                paths.add(mount.target().resolve(mount.source().relativize(file)));
            }
        }
        return paths;
    }

    /** Whether the innermost mount around the file, if any, shows it. */
    private boolean isVisible(Path file) {
        return file.startsWith(workDir)
                || mounts.values().stream()
                        .filter(mount -> file.startsWith(mount.target()))
                        .max(Comparator.comparingInt(mount -> mount.target().getNameCount()))
                        .map(mount -> mount.kind() == Kind.READ_ONLY)
                        .orElse(true);
    }
}
