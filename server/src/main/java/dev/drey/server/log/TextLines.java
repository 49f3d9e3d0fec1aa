package dev.drey.server.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.encoder.EncoderBase;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.util.regex.Pattern;

/** {@code 2026-11-15T13:04:05.123Z INFO what happened key=value key="a value"}: whatever the values are, they stay on the line. */
final class TextLines extends EncoderBase<ILoggingEvent> {
    private static final DateTimeFormatter TIME =
            new DateTimeFormatterBuilder().appendInstant(3).toFormatter();
    private static final Pattern PLAIN = Pattern.compile("[^\\s\"=\\p{Cntrl}\\p{Zl}\\p{Zp}]+");

    @Override
    public byte[] encode(ILoggingEvent event) {
        StringBuilder line = new StringBuilder();
        TIME.formatTo(Instant.ofEpochMilli(event.getTimeStamp()), line);
        line.append(' ').append(event.getLevel()).append(' ').append(escape(event.getFormattedMessage()));
        Fields.of(event)
                .forEach(
                        (key, value) -> line.append(' ').append(key).append('=').append(text(value)));
        line.append('\n');
        if (event.getThrowableProxy() != null) {
            line.append(ThrowableProxyUtil.asString(event.getThrowableProxy()));
        }
        return line.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static String text(Object value) {
        String text = value.toString();
        return PLAIN.matcher(text).matches() ? text : '"' + escape(text).replace("\"", "\\\"") + '"';
    }

    /** Without anything that begins another line, or that a terminal would obey. */
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
