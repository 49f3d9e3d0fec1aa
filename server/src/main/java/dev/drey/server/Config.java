package dev.drey.server;

import dev.drey.server.access.Limit;
import dev.drey.server.access.RateLimiter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The values of all settings. */
public final class Config implements RateLimiter.LimitValues {
    private final Map<Setting<?>, Object> values;
    private final @Nullable Path dataFolder;

    private Config(Map<Setting<?>, Object> values, @Nullable Path dataFolder) {
        this.values = values;
        this.dataFolder = dataFolder;
    }

    /**
     * Reads all settings. Precedence: flag, then environment variable, then config file, then default.
     *
     * @param flags values by setting name
     * @param environment all environment variables of the process
     * @param file lines {@code name=value}
     * @param dataFolder the default folder for games
     */
    public static Config read(
            Map<String, String> flags, Map<String, String> environment, Optional<Path> file, Path dataFolder)
            throws InvalidSettingException {
        return read(flags, environment, file.isPresent() ? ConfigFile.read(file.get()) : ConfigFile.NONE, dataFolder);
    }

    private static Config read(
            Map<String, String> flags, Map<String, String> environment, ConfigFile file, @Nullable Path dataFolder)
            throws InvalidSettingException {
        Map<Setting<?>, Object> values = new HashMap<>();
        for (Setting<?> setting : Setting.all()) {
            @Nullable String flag = flags.get(setting.name());
            @Nullable String variable = environment.get(setting.variable());
            Optional<ConfigFile.Line> line = file.line(setting);
            if (flag != null) {
                values.put(setting, parse(setting, flag, setting.flag() + " " + flag));
            } else if (variable != null) {
                values.put(setting, parse(setting, variable, setting.variable() + "=" + variable));
            } else if (line.isPresent()) {
                values.put(
                        setting, parse(setting, line.get().value(), line.get().source()));
            } else {
                values.put(setting, parse(setting, setting.defaultText(), setting.name()));
            }
        }
        return new Config(values, dataFolder);
    }

    /**
     * Environment variables that look like settings but are none. They are probably misspelt, but cannot be rejected, because
     * they may belong to another program.
     */
    public static List<String> unknownVariables(Set<String> variables) {
        List<String> knownVariables =
                Setting.all().stream().map(Setting::variable).toList();
        return variables.stream()
                .filter(name -> name.startsWith(Setting.PREFIX))
                .filter(name -> !knownVariables.contains(name) && !Setting.OTHER_VARIABLES.contains(name))
                .sorted()
                .toList();
    }

    /** The defaults, with these values by setting name. */
    public static Config of(Map<String, String> flags) {
        flags.keySet().stream().filter(name -> Setting.find(name).isEmpty()).forEach(name -> {
            throw new IllegalArgumentException("unknown setting " + name);
        });
        try {
            return read(flags, Map.of(), ConfigFile.NONE, null);
        } catch (InvalidSettingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Object parse(Setting<?> setting, String text, String source) throws InvalidSettingException {
        try {
            return setting.parse(text);
        } catch (InvalidSettingException e) {
            throw new InvalidSettingException(source + ": " + e.getMessage());
        }
    }

    @SuppressWarnings("unchecked") // the setting itself has parsed the value
    public <T> T get(Setting<T> setting) {
        @Nullable Object value = values.get(setting);
        if (value == null) {
            throw new IllegalArgumentException(setting.name());
        }
        return (T) value;
    }

    /** The folder for games. */
    public Path dataFolder() {
        return get(Setting.DATA)
                .or(() -> Optional.ofNullable(dataFolder))
                .orElseThrow(() -> new IllegalStateException("the folder for the games is not set"));
    }

    /** The number of search threads: as set, or all cores but one. */
    public int engineThreads() {
        int threads = get(Setting.ENGINE_THREADS);
        return threads > 0 ? threads : Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    /** The default life of a token, which is at most the maximum. */
    public int tokenDays() {
        return Math.min(get(Setting.TOKEN_DAYS), get(Setting.TOKEN_DAYS_MAX));
    }

    @Override
    public int perIdentity(Limit limit) {
        return Setting.perIdentity(limit).map(this::get).orElse(Limit.UNLIMITED);
    }

    @Override
    public int perAddress(Limit limit) {
        return Setting.perAddress(limit).map(this::get).orElse(Limit.UNLIMITED);
    }
}
