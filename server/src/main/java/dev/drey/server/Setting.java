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
            add("port", "N", "8080", "Port to listen on; 0 picks a free one.", SettingParser.number(0, 65_535));
    public static final Setting<String> HOST = add(
            "host", "ADDRESS", "127.0.0.1", "Address to listen on; ignored if lan is set.", SettingParser.nonEmpty());
    public static final Setting<Boolean> LAN = add(
            "lan", "", "false", "Listen on all network interfaces and print their addresses.", SettingParser.bool());
    /** See {@link Config#dataFolder}. */
    public static final Setting<Optional<Path>> DATA = add(
            "data",
            "FOLDER",
            "",
            "Folder for the database. Default: the subfolder 'server' in the folder of saved games.",
            SettingParser.path());

    public static final Setting<String> DURABILITY = add(
            "durability",
            "WHAT",
            "process",
            "Which failures a confirmed move survives: process (a killed process) or power (also a power cut; slower).",
            SettingParser.enumOf("process", "power"));
    /** See {@link Config#engineThreads}. */
    public static final Setting<Integer> ENGINE_THREADS = add(
            "engine-threads",
            "N",
            "0",
            "Threads for engine players and analyses; 0 means all cores but one.",
            SettingParser.number(0, 256));

    public static final Setting<Integer> ANALYSIS_QUEUE = add(
            "analysis-queue",
            "N",
            "256",
            "Maximum number of analyses that wait for a thread; at most half of them for one address.",
            SettingParser.number(1, 10_000));
    public static final Setting<Integer> REVIEW_MILLIS = add(
            "review-millis",
            "N",
            "300",
            "Search time per move in a review, in milliseconds; longer if a proof is close.",
            SettingParser.number(1, 60_000));
    public static final Setting<Boolean> SOLVE_MAP_OF_THE_DAY = add(
            "solve-map-of-the-day",
            "",
            "true",
            "Solve the map of the day of Squirrel War while nothing else is searched; uses idle processor time.",
            SettingParser.bool());
    public static final Setting<Optional<URI>> PUBLIC_URL = add(
            "public-url",
            "URL",
            "",
            "Public address of the server, if it has a host name or is behind a proxy: https://drey.example.org",
            SettingParser.siteUrl());
    public static final Setting<Boolean> TRUSTED_PROXY = add(
            "trusted-proxy",
            "",
            "false",
            "Trust the headers X-Forwarded-For and X-Request-Id; only behind a proxy that sets them.",
            SettingParser.bool());
    public static final Setting<Boolean> METRICS_OPEN = add(
            "metrics-open", "", "false", "Show /metrics to everyone, not only to this machine.", SettingParser.bool());
    /** See {@link Config#tokenDays}. */
    public static final Setting<Integer> TOKEN_DAYS = add(
            "token-days",
            "N",
            "90",
            "Days until a new token expires, unless the request chooses another number.",
            SettingParser.number(1, 3650));

    public static final Setting<Integer> TOKEN_DAYS_MAX =
            add("token-days-max", "N", "365", "Maximum days until a token expires.", SettingParser.number(1, 3650));
    public static final Setting<String> LOG =
            add("log", "FORMAT", "text", "Log format: text or json.", SettingParser.enumOf("text", "json"));
    public static final Setting<String> LOG_LEVEL = add(
            "log-level",
            "LEVEL",
            "info",
            "Minimum log level: error, warn, info or debug.",
            SettingParser.enumOf("error", "warn", "info", "debug"));
    public static final Setting<Integer> DRAIN_SECONDS = add(
            "drain-seconds",
            "N",
            "5",
            "Maximum seconds to finish running requests when the server stops.",
            SettingParser.number(0, 600));

    public static final Setting<Integer> OPEN_GAME_DAYS = add(
            "open-game-days",
            "N",
            "7",
            "Days after which a game expires that nobody has joined, or in which no person has made a move.",
            SettingParser.number(1, 3650));
    public static final Setting<Integer> LOBBY_MINUTES = add(
            "lobby-minutes",
            "N",
            "10",
            "Minutes after which a game of the lobby expires when its creator has left.",
            SettingParser.number(1, 10_000));
    public static final Setting<Integer> UNPLAYED_GAME_DAYS = add(
            "unplayed-game-days",
            "N",
            "7",
            "Days after which an expired or cancelled game is deleted, if no person has made a move or nobody but its creator plays in it.",
            SettingParser.number(0, 3650));

    /** See {@link ResourceLimits} for the derived values. */
    public static final Setting<Integer> MAX_CONNECTIONS = add(
            "max-connections",
            "N",
            "0",
            "Maximum open connections; 0 derives it from the Java heap and the maximum number of open files.",
            SettingParser.number(0, 1_000_000));

    public static final Setting<Integer> MAX_CONNECTIONS_ADDRESS = add(
            "max-connections-address",
            "N",
            "0",
            "Maximum open connections per address; 0 means a quarter of max-connections.",
            SettingParser.number(0, 1_000_000));
    public static final Setting<Integer> BODY_MEMORY = add(
            "body-memory",
            "KB",
            "0",
            "Memory for all request bodies in flight, in KB; 0 means 1/16 of the Java heap.",
            SettingParser.number(0, 100_000_000));
    public static final Setting<Integer> SEND_MEMORY = add(
            "send-memory",
            "KB",
            "0",
            "Memory for all responses and messages that clients have not read yet, in KB; 0 means 1/8 of the Java heap.",
            SettingParser.number(0, 100_000_000));
    public static final Setting<Integer> HEADER_SECONDS = add(
            "header-seconds",
            "N",
            "20",
            "Maximum seconds to send the headers of a request.",
            SettingParser.number(1, 3_600));
    public static final Setting<Integer> BODY_SECONDS = add(
            "body-seconds",
            "N",
            "60",
            "Maximum seconds to send the body of a request.",
            SettingParser.number(1, 3_600));
    public static final Setting<Integer> MIN_RATE = add(
            "min-rate",
            "N",
            "1000",
            "Minimum average rate of sending bodies and reading responses, in bytes per second.",
            SettingParser.number(1, 1_000_000));

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
            PER_IDENTITY.put(limit, addLimit(name, limit.defaultPerIdentity(), limit.description() + " per player"));
        }
        if (limit.defaultPerAddress() != Limit.NOT_APPLICABLE) {
            PER_ADDRESS.put(
                    limit,
                    addLimit(name + "-address", limit.defaultPerAddress(), limit.description() + " per address"));
        }
    }

    private static Setting<Integer> addLimit(String name, int defaultLimit, String counted) {
        return add(
                name,
                "N",
                String.valueOf(defaultLimit),
                "Maximum " + counted + " (0 = unlimited).",
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
