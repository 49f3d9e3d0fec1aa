package dev.drey.server;

import dev.drey.server.access.ConcurrencyLimit;
import dev.drey.server.access.Limit;
import dev.drey.server.access.RateLimit;
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
 * A setting of the server. It has the same name as a flag, as an environment variable and in the config file.
 *
 * @param <T> the type of its value
 */
public final class Setting<T> {
    static final String PREFIX = "DREY_";

    /** Variables of the program that are not settings. */
    static final Set<String> OTHER_VARIABLES = Set.of("DREY_CONFIG", "DREY_DEBUG", "DREY_JAVA_OPTS");

    private static final List<Setting<?>> ALL = new ArrayList<>();

    public static final Setting<Integer> PORT =
            add("port", "N", "8080", "Listen on this port; 0 takes any that is free.", SettingParser.number(0, 65_535));
    public static final Setting<String> HOST = add(
            "host",
            "ADDRESS",
            "127.0.0.1",
            "Listen on this address alone; lan goes before it.",
            SettingParser.nonEmpty());
    public static final Setting<Boolean> LAN =
            add("lan", "", "false", "Listen on all interfaces, and say how to reach them.", SettingParser.bool());
    /** See {@link Config#dataFolder}. */
    public static final Setting<Optional<Path>> DATA = add(
            "data",
            "FOLDER",
            "",
            "Keep games here; where the program keeps its state, if not said.",
            SettingParser.path());

    public static final Setting<String> DURABILITY = add(
            "durability",
            "WHAT",
            "process",
            "What an acknowledged move survives: process, its being killed; power, a power cut as well (slower).",
            SettingParser.enumOf("process", "power"));
    /** See {@link Config#engineThreads}. */
    public static final Setting<Integer> ENGINE_THREADS = add(
            "engine-threads",
            "N",
            "0",
            "Threads for engine players and analyses; 0 is all cores but one.",
            SettingParser.number(0, 256));

    public static final Setting<Integer> ANALYSIS_QUEUE =
            add("analysis-queue", "N", "64", "Analyses that may wait for a thread.", SettingParser.number(1, 10_000));
    public static final Setting<Integer> REVIEW_MILLIS = add(
            "review-millis",
            "N",
            "300",
            "Milliseconds to search each move of a reviewed game; longer where a proof is in reach.",
            SettingParser.number(1, 60_000));
    public static final Setting<Optional<URI>> PUBLIC_URL = add(
            "public-url",
            "URL",
            "",
            "What people type to get here, if that is a name or a proxy: https://drey.example.org",
            SettingParser.siteUrl());
    public static final Setting<Boolean> TRUSTED_PROXY = add(
            "trusted-proxy",
            "",
            "false",
            "Believe X-Forwarded-For and X-Request-Id: a proxy that sets them stands before all.",
            SettingParser.bool());
    public static final Setting<Boolean> METRICS_OPEN = add(
            "metrics-open",
            "",
            "false",
            "Show /metrics to everybody, not to this machine alone.",
            SettingParser.bool());
    public static final Setting<String> LOG =
            add("log", "FORM", "text", "How the log is written: text or json.", SettingParser.enumOf("text", "json"));
    public static final Setting<String> LOG_LEVEL = add(
            "log-level",
            "LEVEL",
            "info",
            "The least that is logged: error, warn, info or debug.",
            SettingParser.enumOf("error", "warn", "info", "debug"));
    public static final Setting<Integer> DRAIN_SECONDS = add(
            "drain-seconds",
            "N",
            "5",
            "When told to stop, wait so long at most for what is under way.",
            SettingParser.number(0, 600));

    private static final Map<Limit, Setting<Integer>> PER_IDENTITY = new HashMap<>();
    private static final Map<Limit, Setting<Integer>> PER_ADDRESS = new HashMap<>();

    static {
        Stream.of(RateLimit.values()).forEach(Setting::addLimit);
        Stream.of(ConcurrencyLimit.values()).forEach(Setting::addLimit);
    }

    private final String name;
    private final String label;
    private final String defaultText;
    private final String help;
    private final SettingParser<T> parser;

    private Setting(String name, String label, String defaultText, String help, SettingParser<T> parser) {
        this.name = name;
        this.label = label;
        this.defaultText = defaultText;
        this.help = help;
        this.parser = parser;
    }

    private static <T> Setting<T> add(
            String name, String label, String defaultText, String help, SettingParser<T> parser) {
        Setting<T> setting = new Setting<>(name, label, defaultText, help, parser);
        ALL.add(setting);
        return setting;
    }

    private static void addLimit(Limit limit) {
        String name = "limit-" + limit.id();
        if (limit.defaultPerIdentity() != Limit.NOT_APPLICABLE) {
            PER_IDENTITY.put(
                    limit, addLimit(name, limit.defaultPerIdentity(), limit.description() + " for one player"));
        }
        if (limit.defaultPerAddress() != Limit.NOT_APPLICABLE) {
            PER_ADDRESS.put(
                    limit,
                    addLimit(name + "-address", limit.defaultPerAddress(), limit.description() + " for one address"));
        }
    }

    private static Setting<Integer> addLimit(String name, int defaultLimit, String counted) {
        return add(
                name,
                "N",
                String.valueOf(defaultLimit),
                "At most so many " + counted + "; 0 for no limit.",
                SettingParser.number(0, 100_000_000));
    }

    /** All settings, in the order of the documentation. */
    public static List<Setting<?>> all() {
        return List.copyOf(ALL);
    }

    /** The setting of that name. */
    public static Optional<Setting<?>> find(String name) {
        return ALL.stream().filter(setting -> setting.name.equals(name)).findFirst();
    }

    /** The limit per identity; empty if identities are not counted. */
    static Optional<Setting<Integer>> perIdentity(Limit limit) {
        return Optional.ofNullable(PER_IDENTITY.get(limit));
    }

    /** The limit per address; empty if addresses are not counted. */
    static Optional<Setting<Integer>> perAddress(Limit limit) {
        return Optional.ofNullable(PER_ADDRESS.get(limit));
    }

    /** The name in the config file. */
    public String name() {
        return name;
    }

    public String flag() {
        return "--" + name;
    }

    /** The name of the environment variable. */
    public String variable() {
        return PREFIX + name.toUpperCase(Locale.ROOT).replace('-', '_');
    }

    /** The placeholder for a value in the help; empty if the flag alone means true. */
    public String label() {
        return label;
    }

    /** The default value as text; empty if there is none. */
    public String defaultText() {
        return defaultText;
    }

    public String help() {
        return help;
    }

    T parse(String text) throws InvalidSettingException {
        return parser.parse(text.strip());
    }
}
