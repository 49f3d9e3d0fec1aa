package dev.drey.cli.storage;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where this system wants a program to keep its state. */
public final class StateFolder {
    private StateFolder() {}

    public static Path find() {
        return find(System.getenv(), System.getProperty("os.name", ""), home());
    }

    /** The user's home folder: Java takes it from the list of users, and shells from HOME. */
    static String home() {
        String home = System.getenv().getOrDefault("HOME", "");
        return home.isBlank() ? System.getProperty("user.home", ".") : home;
    }

    /** A folder named by the environment. The XDG rule: an unset, empty or relative path counts as unset. */
    static Optional<Path> absolute(Map<String, String> environment, String variable) {
        return Optional.ofNullable(environment.get(variable)).map(Path::of).filter(Path::isAbsolute);
    }

    static Path find(Map<String, String> environment, String system, String home) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            @Nullable String local = environment.get("LOCALAPPDATA");
            return (local == null || local.isBlank() ? Path.of(home, "AppData", "Local") : Path.of(local))
                    .resolve("drey");
        }
        return absolute(environment, "XDG_STATE_HOME")
                .map(path -> path.resolve("drey"))
                .orElseGet(() -> name.startsWith("mac")
                        ? Path.of(home, "Library", "Application Support", "drey")
                        : Path.of(home, ".local", "state", "drey"));
    }
}
