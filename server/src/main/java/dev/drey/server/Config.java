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
public final class Config implements RateLimiter.Most {
    private final Map<Setting<?>, Object> values;
    private final @Nullable Path data;

    private Config(Map<Setting<?>, Object> values, @Nullable Path data) {
        this.values = values;
        this.data = data;
    }

    /**
     * Reads every setting from where it is said first.
     *
     * @param flags by the settings' names; they go before all else
     * @param environment all of the process's variables; those that are settings go before the file
     * @param file lines {@code name=value}
     * @param data where games are kept if nobody says otherwise
     */
    public static Config read(
            Map<String, String> flags, Map<String, String> environment, Optional<Path> file, Path data)
            throws BadSetting {
        return read(flags, environment, file.isPresent() ? ConfigFile.read(file.get()) : ConfigFile.NONE, data);
    }

    private static Config read(
            Map<String, String> flags, Map<String, String> environment, ConfigFile lines, @Nullable Path data)
            throws BadSetting {
        Map<Setting<?>, Object> values = new HashMap<>();
        for (Setting<?> setting : Setting.all()) {
            @Nullable String flag = flags.get(setting.name());
            @Nullable String variable = environment.get(setting.variable());
            Optional<ConfigFile.Line> line = lines.line(setting);
            if (flag != null) {
                values.put(setting, read(setting, flag, setting.flag() + " " + flag));
            } else if (variable != null) {
                values.put(setting, read(setting, variable, setting.variable() + "=" + variable));
            } else if (line.isPresent()) {
                values.put(setting, read(setting, line.get().value(), line.get().where()));
            } else {
                values.put(setting, read(setting, setting.usual(), setting.name()));
            }
        }
        return new Config(values, data);
    }

    /**
     * Variables that look like settings and are none. They cannot be refused, since other programs may have them too; but a
     * slip of the pen should not go unnoticed.
     */
    public static List<String> unknown(Set<String> variables) {
        List<String> known = Setting.all().stream().map(Setting::variable).toList();
        return variables.stream()
                .filter(name -> name.startsWith(Setting.PREFIX))
                .filter(name -> !known.contains(name) && !Setting.OTHER_VARIABLES.contains(name))
                .sorted()
                .toList();
    }

    /** The usual values but for these, by the settings' names. */
    public static Config of(Map<String, String> flags) {
        flags.keySet().stream().filter(name -> Setting.named(name).isEmpty()).forEach(name -> {
            throw new IllegalArgumentException("no setting is called " + name);
        });
        try {
            return read(flags, Map.of(), ConfigFile.NONE, null);
        } catch (BadSetting e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static Object read(Setting<?> setting, String text, String where) throws BadSetting {
        try {
            return setting.read(text);
        } catch (BadSetting e) {
            throw new BadSetting(where + ": " + e.getMessage());
        }
    }

    @SuppressWarnings("unchecked") // put there by the setting itself
    public <T> T get(Setting<T> setting) {
        @Nullable Object value = values.get(setting);
        if (value == null) {
            throw new IllegalArgumentException(setting.name());
        }
        return (T) value;
    }

    /** Where games are kept. */
    public Path data() {
        return get(Setting.DATA)
                .or(() -> Optional.ofNullable(data))
                .orElseThrow(() -> new IllegalStateException("no folder for the games"));
    }

    /** How many threads search: as set, or all cores but one. */
    public int engineThreads() {
        int set = get(Setting.ENGINE_THREADS);
        return set > 0 ? set : Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    @Override
    public int perIdentity(Limit limit) {
        return Setting.perIdentity(limit).map(this::get).orElse(Limit.NONE);
    }

    @Override
    public int perAddress(Limit limit) {
        return Setting.perAddress(limit).map(this::get).orElse(Limit.NONE);
    }
}
