package dev.drey.server;

import dev.drey.server.access.Hold;
import dev.drey.server.access.Limit;
import dev.drey.server.access.Rate;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * One thing about a server that can be set: by flag, by environment variable or in a file, under the same name.
 *
 * @param <T> what its text means
 */
public final class Setting<T> {
    static final String PREFIX = "DREY_";

    /** What the program hears besides its settings. */
    static final Set<String> OTHER_VARIABLES = Set.of("DREY_CONFIG", "DREY_DEBUG", "DREY_JAVA_OPTS");

    private static final List<Setting<?>> ALL = new ArrayList<>();

    public static final Setting<Integer> PORT =
            add("port", "N", "8080", "Listen on this port; 0 takes any that is free.", Reading.number(0, 65_535));
    public static final Setting<String> HOST =
            add("host", "ADDRESS", "127.0.0.1", "Listen on this address alone; lan goes before it.", Reading.text());
    public static final Setting<Boolean> LAN =
            add("lan", "", "false", "Listen on all interfaces, and say how to reach them.", Reading.yesOrNo());
    /** See {@link Config#data}. */
    public static final Setting<Optional<Path>> DATA = add(
            "data", "FOLDER", "", "Keep games here; where the program keeps its state, if not said.", Reading.path());

    public static final Setting<String> DURABILITY = add(
            "durability",
            "WHAT",
            "process",
            "What an acknowledged move survives: process, its being killed; power, a power cut as well (slower).",
            Reading.oneOf("process", "power"));
    /** See {@link Config#engineThreads}. */
    public static final Setting<Integer> ENGINE_THREADS = add(
            "engine-threads",
            "N",
            "0",
            "Threads for engine players and analyses; 0 is all cores but one.",
            Reading.number(0, 256));

    public static final Setting<Integer> ANALYSIS_QUEUE =
            add("analysis-queue", "N", "64", "Analyses that may wait for a thread.", Reading.number(1, 10_000));
    public static final Setting<Integer> REVIEW_MILLIS = add(
            "review-millis",
            "N",
            "300",
            "Milliseconds to search each move of a reviewed game; longer where a proof is in reach.",
            Reading.number(1, 60_000));
    public static final Setting<Optional<URI>> PUBLIC_URL = add(
            "public-url",
            "URL",
            "",
            "What people type to get here, if that is a name or a proxy: https://drey.example.org",
            Reading.site());
    public static final Setting<Boolean> TRUSTED_PROXY = add(
            "trusted-proxy",
            "",
            "false",
            "Believe X-Forwarded-For and X-Request-Id: a proxy that sets them stands before all.",
            Reading.yesOrNo());
    public static final Setting<Boolean> METRICS_OPEN = add(
            "metrics-open", "", "false", "Show /metrics to everybody, not to this machine alone.", Reading.yesOrNo());
    public static final Setting<String> LOG =
            add("log", "FORM", "text", "How the log is written: text or json.", Reading.oneOf("text", "json"));
    public static final Setting<String> LOG_LEVEL = add(
            "log-level",
            "LEVEL",
            "info",
            "The least that is logged: error, warn, info or debug.",
            Reading.oneOf("error", "warn", "info", "debug"));
    public static final Setting<Integer> DRAIN_SECONDS = add(
            "drain-seconds",
            "N",
            "5",
            "When told to stop, wait so long at most for what is under way.",
            Reading.number(0, 600));

    private static final Map<Limit, Setting<Integer>> PER_IDENTITY = new HashMap<>();
    private static final Map<Limit, Setting<Integer>> PER_ADDRESS = new HashMap<>();

    static {
        Stream.of(Rate.values()).forEach(Setting::addLimit);
        Stream.of(Hold.values()).forEach(Setting::addLimit);
    }

    private final String name;
    private final String label;
    private final String usual;
    private final String help;
    private final Reading<T> reading;

    private Setting(String name, String label, String usual, String help, Reading<T> reading) {
        this.name = name;
        this.label = label;
        this.usual = usual;
        this.help = help;
        this.reading = reading;
    }

    private static <T> Setting<T> add(String name, String label, String usual, String help, Reading<T> reading) {
        Setting<T> setting = new Setting<>(name, label, usual, help, reading);
        ALL.add(setting);
        return setting;
    }

    private static void addLimit(Limit limit) {
        String name = "limit-" + limit.text();
        if (limit.perIdentity() >= 0) {
            PER_IDENTITY.put(limit, addLimit(name, limit.perIdentity(), limit.help() + " for one player"));
        }
        if (limit.perAddress() >= 0) {
            PER_ADDRESS.put(limit, addLimit(name + "-address", limit.perAddress(), limit.help() + " for one address"));
        }
    }

    private static Setting<Integer> addLimit(String name, int usual, String what) {
        return add(
                name,
                "N",
                String.valueOf(usual),
                "At most so many " + what + "; 0 for no limit.",
                Reading.number(0, 100_000_000));
    }

    /** All there are, in the order of the documentation. */
    public static List<Setting<?>> all() {
        return List.copyOf(ALL);
    }

    public static Optional<Setting<?>> named(String name) {
        return ALL.stream().filter(setting -> setting.name.equals(name)).findFirst();
    }

    /** The most per identity; empty where identities are not counted. */
    static Optional<Setting<Integer>> perIdentity(Limit limit) {
        return Optional.ofNullable(PER_IDENTITY.get(limit));
    }

    /** The most per address; empty where addresses are not counted. */
    static Optional<Setting<Integer>> perAddress(Limit limit) {
        return Optional.ofNullable(PER_ADDRESS.get(limit));
    }

    /** Its name in a file; as a flag it has two dashes before it. */
    public String name() {
        return name;
    }

    public String flag() {
        return "--" + name;
    }

    /** Its name in the environment. */
    public String variable() {
        return PREFIX + name.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    /** What a value is called in the help; empty if the flag stands for yes by itself. */
    public String label() {
        return label;
    }

    /** The text of its usual value; empty if there is none. */
    public String usual() {
        return usual;
    }

    public String help() {
        return help;
    }

    T read(String text) throws BadSetting {
        return reading.read(text.strip());
    }
}
