package dev.drey.cli;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The folders that are hidden from students' programs, in addition to cases and other students' work. */
final class HiddenFolders {
    private static final List<String> IN_HOME = List.of(".ssh", ".gnupg", ".aws", ".kube", ".docker", ".config");

    private HiddenFolders() {}

    /** The existing folders with this program, which can compute all answers, and with keys and passwords. */
    static List<Path> existing() {
        List<Path> folders = new ArrayList<>();
        programFolder().ifPresent(folders::add);
        @Nullable String home = System.getenv("HOME");
        if (home != null && !home.isEmpty()) {
            IN_HOME.forEach(name -> folders.add(Path.of(home, name)));
        }
        return folders.stream().filter(Files::isDirectory).toList();
    }

    /** The folder of the jars, or the launcher's folder with all its builds. */
    private static Optional<Path> programFolder() {
        @Nullable CodeSource source = HiddenFolders.class.getProtectionDomain().getCodeSource();
        if (source == null) {
            return Optional.empty();
        }
        try {
            @Nullable Path folder = Path.of(source.getLocation().toURI()).getParent();
            @Nullable Path above = folder == null ? null : folder.getParent();
            boolean launcher = above != null && above.endsWith(".drey");
            return Optional.ofNullable(launcher ? above : folder);
        } catch (URISyntaxException | IllegalArgumentException e) {
            return Optional.empty();
        }
    }
}
