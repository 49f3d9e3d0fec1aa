package dev.drey.classroom.sandbox;

import dev.drey.classroom.sandbox.View.Kind;
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

/** All that a confined program sees otherwise than it is; parents come before what is in them. */
final class Views {
    private static final Path TMP = Path.of("/tmp");
    /** A read-only socket can be connected to, and a system's servants listen here. */
    private static final Path RUN = Path.of("/run");

    private static final Path DEV = Path.of("/dev");
    private static final Path SHARED_MEMORY = Path.of("/dev/shm");
    /** These are private, whatever is asked for; something in them can be shown. */
    private static final List<Path> PRIVATE = List.of(TMP, RUN, SHARED_MEMORY);

    private final Path workDir;
    /** By their targets: a later one takes the place of an earlier. */
    private final Map<Path, View> views = new LinkedHashMap<>();

    private Views(Path workDir) {
        this.workDir = workDir;
    }

    static List<View> of(List<String> command, Path workDir, List<Path> hidden, List<Path> shown) throws IOException {
        Views all = new Views(workDir.toRealPath());
        for (Path folder : hidden) {
            all.cover(Kind.EMPTY, folder);
        }
        all.cover(Kind.EMPTY, Path.of("/var/run"));
        all.cover(Kind.EMPTY, RUN);
        all.cover(Kind.SCRATCH, TMP);
        for (Path folder : shown) {
            all.show(folder);
        }
        for (Path name : Names.in(command)) {
            all.showNamed(name);
        }
        all.maskSockets();
        all.put(new View(Kind.WRITE, all.workDir));
        return all.views.values().stream()
                .sorted(Comparator.comparingInt(view -> view.target().getNameCount()))
                .toList();
    }

    private void put(View view) {
        views.put(view.target(), view);
    }

    private void cover(Kind kind, Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            put(new View(kind, folder.toRealPath()));
        }
    }

    private void show(Path folder) throws IOException {
        Path real = folder.toRealPath();
        if (isCovered(real) && !PRIVATE.contains(real) && !real.equals(DEV)) {
            put(new View(Kind.READ, real));
        }
    }

    /**
     * A program in /tmp is named by the command, so it is to be seen, and its folder with whatever else it needs; what is
     * hidden on purpose stays hidden.
     */
    private void showNamed(Path path) throws IOException {
        if (!Files.exists(path)) {
            return;
        }
        // A link may lead from anywhere to a private folder, or from one to another.
        for (Path name : new LinkedHashSet<>(List.of(path, path.toRealPath()))) {
            if (isPrivate(name) && !isShown(name) && !hidesSomething(name)) {
                Path folder = Files.isDirectory(name) ? name : Objects.requireNonNull(name.getParent());
                boolean folderToo =
                        isPrivate(folder) && !workDir.startsWith(folder.toRealPath()) && !hidesSomething(folder);
                Path target = folderToo ? folder : name;
                put(new View(Kind.READ, target.toRealPath(), target));
            }
        }
    }

    private static boolean isPrivate(Path path) {
        return !PRIVATE.contains(path) && PRIVATE.stream().anyMatch(path::startsWith);
    }

    private boolean isShown(Path path) {
        return path.startsWith(workDir) || lies(path, Kind.READ);
    }

    /** Whether it is hidden itself, or would show what is hidden under a second name. */
    private boolean hidesSomething(Path path) throws IOException {
        Path real = path.toRealPath();
        return views.values().stream()
                .filter(view -> view.kind() == Kind.EMPTY && !view.target().equals(RUN))
                .map(View::target)
                .anyMatch(hidden -> real.startsWith(hidden) || !real.equals(path) && hidden.startsWith(real));
    }

    private boolean isCovered(Path path) {
        return !path.startsWith(workDir)
                && (path.startsWith(DEV) || lies(path, Kind.EMPTY) || lies(path, Kind.SCRATCH));
    }

    private boolean lies(Path path, Kind kind) {
        return views.values().stream().anyMatch(view -> view.kind() == kind && path.startsWith(view.target()));
    }

    private void maskSockets() throws IOException {
        for (Path socket : Sockets.all()) {
            for (Path name : namesOf(socket)) {
                put(new View(Kind.NOTHING, name));
            }
        }
    }

    /** Where a file can be seen. */
    private List<Path> namesOf(Path file) {
        List<Path> names = new ArrayList<>();
        if (!file.startsWith(DEV) && isInSight(file)) {
            names.add(file);
        }
        for (View view : views.values()) {
            if (view.kind() == Kind.READ && !view.source().equals(view.target()) && file.startsWith(view.source())) {
                names.add(view.target().resolve(view.source().relativize(file)));
            }
        }
        return names;
    }

    /** The innermost view decides. */
    private boolean isInSight(Path file) {
        return file.startsWith(workDir)
                || views.values().stream()
                        .filter(view -> file.startsWith(view.target()))
                        .max(Comparator.comparingInt(view -> view.target().getNameCount()))
                        .map(view -> view.kind() == Kind.READ)
                        .orElse(true);
    }
}
