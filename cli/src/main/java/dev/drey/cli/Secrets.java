package dev.drey.cli;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What a student's program has no business reading, besides right answers and others' work. */
final class Secrets {
    private static final List<String> IN_HOME = List.of(".ssh", ".gnupg", ".aws", ".kube", ".docker", ".config");

    private Secrets() {}

    /** The folders there are: this program itself, which knows all answers, and where keys and passwords usually lie. */
    static List<Path> folders() {
        List<Path> folders = new ArrayList<>();
        ownCode().ifPresent(folders::add);
        @Nullable String home = System.getenv("HOME");
        if (home != null && !home.isEmpty()) {
            IN_HOME.forEach(name -> folders.add(Path.of(home, name)));
        }
        return folders.stream().filter(Files::isDirectory).toList();
    }

    /** Where the jars lie; the launcher keeps its builds side by side in one folder. */
    private static Optional<Path> ownCode() {
        @Nullable CodeSource source = Secrets.class.getProtectionDomain().getCodeSource();
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
