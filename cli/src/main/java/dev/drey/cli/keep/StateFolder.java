package dev.drey.cli.keep;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where this system wants a program to keep its state. */
public final class StateFolder {
    private StateFolder() {}

    public static Path find() {
        // Java takes the home folder from the list of users, and shells from HOME.
        String home = System.getenv().getOrDefault("HOME", "");
        return find(
                System.getenv(),
                System.getProperty("os.name", ""),
                home.isBlank() ? System.getProperty("user.home", ".") : home);
    }

    static Path find(Map<String, String> environment, String system, String home) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            @Nullable String local = environment.get("LOCALAPPDATA");
            return (local == null || local.isBlank() ? Path.of(home, "AppData", "Local") : Path.of(local))
                    .resolve("drey");
        }
        // The XDG rule: an unset, empty or relative path counts as unset.
        @Nullable String state = environment.get("XDG_STATE_HOME");
        if (state != null && Path.of(state).isAbsolute()) {
            return Path.of(state, "drey");
        }
        return name.startsWith("mac")
                ? Path.of(home, "Library", "Application Support", "drey")
                : Path.of(home, ".local", "state", "drey");
    }
}
