package dev.drey.server.log;

import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.encoder.EncoderBase;
import java.time.Instant;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.databind.json.JsonMapper;

/** An object a line: time, level, logger, message, the event's own facts, and of an error its stack trace. */
final class JsonLines extends EncoderBase<ILoggingEvent> {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @Override
    public byte[] encode(ILoggingEvent event) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("time", Instant.ofEpochMilli(event.getTimeStamp()).toString());
        line.put("level", event.getLevel().toString());
        line.put("logger", event.getLoggerName());
        line.put("message", event.getFormattedMessage());
        Fields.of(event)
                .forEach((key, value) -> line.putIfAbsent(key, value instanceof Number ? value : value.toString()));
        if (event.getThrowableProxy() != null) {
            line.put("error", ThrowableProxyUtil.asString(event.getThrowableProxy()));
        }
        byte[] json = JSON.writeValueAsBytes(line);
        byte[] whole = Arrays.copyOf(json, json.length + 1);
        whole[json.length] = '\n';
        return whole;
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
