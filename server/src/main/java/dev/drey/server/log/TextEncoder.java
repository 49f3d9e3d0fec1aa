package dev.drey.server.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.encoder.EncoderBase;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.event.KeyValuePair;

/**
 * Writes {@code 2026-11-15T13:04:05.123Z INFO message key=value key="a value"}, one line per event. Control characters and line
 * separators are escaped, so no message or value can start another line. A stack trace follows on lines of its own.
 */
final class TextEncoder extends EncoderBase<ILoggingEvent> {
    private static final DateTimeFormatter TIME =
            new DateTimeFormatterBuilder().appendInstant(3).toFormatter();
    private static final Pattern UNQUOTED = Pattern.compile("[^\\s\"=\\p{Cntrl}\\p{Zl}\\p{Zp}]+");

    @Override
    public byte[] encode(ILoggingEvent event) {
        StringBuilder line = new StringBuilder();
        TIME.formatTo(Instant.ofEpochMilli(event.getTimeStamp()), line);
        line.append(' ').append(event.getLevel()).append(' ').append(escape(event.getFormattedMessage()));
        fields(event)
                .forEach((key, value) ->
                        line.append(' ').append(key).append('=').append(quoteIfNeeded(value.toString())));
        line.append('\n');
        if (event.getThrowableProxy() != null) {
            line.append(ThrowableProxyUtil.asString(event.getThrowableProxy()));
        }
        return line.toString().getBytes(StandardCharsets.UTF_8);
    }

    /** The event's own key-value pairs, then the entries of its MDC that have other keys. */
    private static Map<String, Object> fields(ILoggingEvent event) {
        Map<String, Object> fields = new LinkedHashMap<>();
        @Nullable List<KeyValuePair> pairs = event.getKeyValuePairs();
        if (pairs != null) {
            pairs.stream().filter(pair -> pair.value != null).forEach(pair -> fields.put(pair.key, pair.value));
        }
        new TreeMap<>(event.getMDCPropertyMap()).forEach(fields::putIfAbsent);
        return fields;
    }

    private static String quoteIfNeeded(String text) {
        return UNQUOTED.matcher(text).matches() ? text : '"' + escape(text).replace("\"", "\\\"") + '"';
    }

    /** Escapes characters that would start a new line or that a terminal would interpret. */
    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        text.codePoints().forEach(point -> {
            int type = Character.getType(point);
            if (type == Character.CONTROL
                    || type == Character.LINE_SEPARATOR
                    || type == Character.PARAGRAPH_SEPARATOR) {
                escaped.append(String.format("\\u%04x", point));
            } else {
                escaped.appendCodePoint(point);
            }
        });
        return escaped.toString();
    }

    @Override
    public byte[] headerBytes() {
        return new byte[0];
    }

    @Override
    public byte[] footerBytes() {
        return new byte[0];
    }
}
