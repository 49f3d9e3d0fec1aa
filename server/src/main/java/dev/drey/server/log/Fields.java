package dev.drey.server.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.KeyValuePair;

/** The facts of an event, by name: those it was given, then those of the request it belongs to. */
final class Fields {
    private Fields() {}

    static Map<String, Object> of(ILoggingEvent event) {
        Map<String, Object> fields = new LinkedHashMap<>();
        @Nullable List<KeyValuePair> given = event.getKeyValuePairs();
        if (given != null) {
            for (KeyValuePair pair : given) {
                if (pair.value != null) {
                    fields.put(pair.key, pair.value);
                }
            }
        }
        new TreeMap<>(event.getMDCPropertyMap()).forEach(fields::putIfAbsent);
        return fields;
    }
}
