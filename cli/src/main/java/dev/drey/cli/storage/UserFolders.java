package dev.drey.cli.storage;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The folders in which the operating system expects a program to store its files for the current user. */
public final class UserFolders {
    private UserFolders() {}

    /** Returns the folder for files that must be kept. */
    public static Path state() {
        return state(System.getenv(), operatingSystem(), home());
    }

    /** Returns the folder for files that may be deleted at any time. */
    public static Path cache() {
        return cache(System.getenv(), operatingSystem(), home());
    }

    static Path state(Map<String, String> environment, String system, String home) {
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

    static Path cache(Map<String, String> environment, String system, String home) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return state(environment, system, home).resolve("cache");
        }
        return absolute(environment, "XDG_CACHE_HOME")
                .map(path -> path.resolve("drey"))
                .orElseGet(() -> name.startsWith("mac")
                        ? Path.of(home, "Library", "Caches", "drey")
                        : Path.of(home, ".cache", "drey"));
    }

    /** Returns the path in an environment variable. The XDG rules treat an empty or relative path as unset. */
    private static Optional<Path> absolute(Map<String, String> environment, String variable) {
        return Optional.ofNullable(environment.get(variable)).map(Path::of).filter(Path::isAbsolute);
    }

    private static String operatingSystem() {
        return System.getProperty("os.name", "");
    }

    /** Prefers HOME, as shells do, to the home folder in the user database, which Java reports. */
    private static String home() {
        String home = System.getenv().getOrDefault("HOME", "");
        return home.isBlank() ? System.getProperty("user.home", ".") : home;
    }
}
