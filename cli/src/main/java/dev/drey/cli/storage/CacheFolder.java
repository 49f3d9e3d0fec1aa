package dev.drey.cli.storage;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** Where this system wants a program to keep files that may be deleted at any time. */
public final class CacheFolder {
    private CacheFolder() {}

    public static Path find() {
        return find(System.getenv(), System.getProperty("os.name", ""), StateFolder.home());
    }

    static Path find(Map<String, String> environment, String system, String home) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return StateFolder.find(environment, system, home).resolve("cache");
        }
        Optional<Path> chosen = StateFolder.absolute(environment, "XDG_CACHE_HOME");
        return chosen.map(path -> path.resolve("drey"))
                .orElseGet(() -> name.startsWith("mac")
                        ? Path.of(home, "Library", "Caches", "drey")
                        : Path.of(home, ".cache", "drey"));
    }
}
