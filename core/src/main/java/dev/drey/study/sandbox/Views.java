package dev.drey.study.sandbox;

import dev.drey.study.sandbox.View.Kind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** All that a confined program sees otherwise than it is; parents come before what is in them. */
final class Views {
    private final List<View> views = new ArrayList<>();
    /** Folders whose contents are out of sight. */
    private final List<Path> covered = new ArrayList<>();

    private final Path workDir;

    private Views(Path workDir) {
        this.workDir = workDir;
    }

    static List<View> of(List<String> command, Path workDir, List<Path> hidden, List<Path> shown) throws IOException {
        Views all = new Views(workDir.toRealPath());
        all.cover(hidden);
        for (Path folder : shown) {
            all.show(folder);
        }
        for (String word : command) {
            all.showFile(word);
        }
        all.maskSockets();
        all.views.add(new View(Kind.WRITE, all.workDir));
        all.views.sort(Comparator.comparingInt(view -> view.target().getNameCount()));
        return List.copyOf(all.views);
    }

    private void cover(List<Path> hidden) throws IOException {
        covered.add(Path.of("/dev"));
        cover(Kind.SCRATCH, Path.of("/tmp"));
        // A read-only socket can be connected to, and a system's servants listen here.
        cover(Kind.EMPTY, Path.of("/run"));
        cover(Kind.EMPTY, Path.of("/var/run"));
        for (Path folder : hidden) {
            cover(Kind.EMPTY, folder);
        }
    }

    private void cover(Kind kind, Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            Path real = folder.toRealPath();
            if (!covered.contains(real)) {
                covered.add(real);
                views.add(new View(kind, real));
            }
        }
    }

    private void show(Path folder) throws IOException {
        Path real = folder.toRealPath();
        if (isCovered(real)) {
            views.add(new View(Kind.READ, real));
        }
    }

    /** A program in /tmp is named by the command, so it is to be seen; what is hidden on purpose stays hidden. */
    private void showFile(String word) throws IOException {
        if (!word.startsWith("/") || word.indexOf('\0') >= 0) {
            return;
        }
        Path path = Path.of(word).normalize();
        boolean inTemporary = path.startsWith("/tmp") || path.startsWith("/run") || path.startsWith("/dev/shm");
        if (inTemporary && path.getNameCount() > 1 && Files.exists(path) && !isShown(path)) {
            views.add(new View(Kind.READ, path.toRealPath(), path));
        }
    }

    private boolean isShown(Path path) {
        return path.startsWith(workDir)
                || views.stream().anyMatch(view -> view.kind() == Kind.READ && path.startsWith(view.target()));
    }

    private boolean isCovered(Path path) {
        return !path.startsWith(workDir) && covered.stream().anyMatch(path::startsWith);
    }

    private void maskSockets() throws IOException {
        for (Path socket : Sockets.listening()) {
            if (!isCovered(socket)) {
                views.add(new View(Kind.NOTHING, socket));
            }
        }
    }
}
