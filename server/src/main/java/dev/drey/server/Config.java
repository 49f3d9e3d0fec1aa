package dev.drey.server;

import dev.drey.server.guard.Limit;
import dev.drey.server.guard.Limits;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The values of all settings. */
public final class Config implements Limits.Most {
    private final Map<Setting<?>, Object> values;

    private Config(Map<Setting<?>, Object> values) {
        this.values = values;
    }

    /**
     * Reads every setting from where it is said first.
     *
     * @param flags by the settings' names; they go before all else
     * @param environment all of the process's variables; those that are settings go before the file
     * @param file lines {@code name=value}
     */
    public static Config read(Map<String, String> flags, Map<String, String> environment, Optional<Path> file)
            throws BadSetting {
        ConfigFile lines = file.isPresent() ? ConfigFile.read(file.get()) : ConfigFile.NONE;
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
        return new Config(values);
    }

    /** The usual values but for these, by the settings' names. */
    public static Config of(Map<String, String> flags) {
        try {
            return read(flags, Map.of(), Optional.empty());
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

    /** How many threads search: as set, or all cores but one. */
    public int engineThreads() {
        int set = get(Setting.ENGINE_THREADS);
        return set > 0 ? set : Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    /** The address to listen on. */
    public String listen() {
        return get(Setting.LAN) ? "0.0.0.0" : get(Setting.HOST);
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
