package dev.drey.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.LoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxy;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.slf4j.event.KeyValuePair;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class LogEncoderTest {
    private static final Instant TIME = Instant.parse("2026-11-15T13:04:05.100Z");

    private static LoggingEvent event(String message, Object... pairs) {
        LoggerContext context = new LoggerContext();
        LoggingEvent event = new LoggingEvent(
                "", context.getLogger("dev.drey.Some"), Level.WARN, message, null, new Object[] {"argument"});
        event.setInstant(TIME);
        event.setMDCPropertyMap(Map.of("request", "abc"));
        for (int i = 0; i < pairs.length; i += 2) {
            event.addKeyValuePair(new KeyValuePair(pairs[i].toString(), pairs[i + 1]));
        }
        return event;
    }

    private static String text(LoggingEvent event) {
        return new String(new TextEncoder().encode(event), StandardCharsets.UTF_8);
    }

    private static JsonNode json(LoggingEvent event) {
        JsonEncoder encoder = LogConfigurator.jsonEncoder();
        encoder.start();
        String line = new String(encoder.encode(event), StandardCharsets.UTF_8);

        assertThat(line).endsWith("}\n");
        assertThat(line.indexOf('\n')).isEqualTo(line.length() - 1);
        return JsonMapper.builder().build().readTree(line);
    }

    @Test
    void textHasTimeLevelMessageAndPairs() {
        assertThat(text(event("something happened", "status", 200, "path", "/a", "name", "Hazel 4F2", "none", "")))
                .isEqualTo(
                        "2026-11-15T13:04:05.100Z WARN something happened status=200 path=/a name=\"Hazel 4F2\" none=\"\""
                                + " request=abc\n");
    }

    @Test
    void textEscapesLineAndFieldSeparators() {
        String line = text(event("a\nb", "path", "/x\r\n2026 INFO forged \u001b[31m \u2028 status=200 \"quoted\""));

        assertThat(line.lines()).hasSize(1);
        assertThat(line)
                .contains("a\\u000ab")
                .contains(
                        "path=\"/x\\u000d\\u000a2026 INFO forged \\u001b[31m \\u2028 status=200 \\\"quoted\\\"\" request=abc\n");
    }

    @Test
    void jsonHasTheDocumentedFields() {
        JsonNode line =
                json(event("something\n\"happened\" {}", "status", 200, "path", "/a\n", "level", "not this one"));

        assertThat(line.propertyNames())
                .containsExactly("timestamp", "level", "loggerName", "mdc", "kvpList", "formattedMessage", "throwable");
        assertThat(line.path("timestamp").asLong()).isEqualTo(TIME.toEpochMilli());
        assertThat(line.path("level").asString()).isEqualTo("WARN");
        assertThat(line.path("loggerName").asString()).isEqualTo("dev.drey.Some");
        assertThat(line.path("formattedMessage").asString()).isEqualTo("something\n\"happened\" argument");
        assertThat(line.path("kvpList").toString())
                .isEqualTo("[{\"status\":\"200\"},{\"path\":\"/a\\n\"},{\"level\":\"not this one\"}]");
        assertThat(line.at("/mdc/request").asString()).isEqualTo("abc");
        assertThat(line.path("throwable").isNull()).isTrue();
    }

    @Test
    void jsonIsAlwaysOneLine() {
        String hostile = "a\r\nb\u0000\u001b[31m\u0085\u2028\u2029\"}\\\ud800";
        JsonNode line = json(event(hostile, hostile, hostile));

        assertThat(line.path("formattedMessage").asString())
                .startsWith("a\r\nb\u0000\u001b[31m\u0085\u2028\u2029\"}\\");
        assertThat(line.path("kvpList").path(0).propertyNames())
                .singleElement()
                .asString()
                .startsWith("a\r\nb\u0000");
    }

    @Test
    void bothFormsHaveTheStackTrace() {
        LoggingEvent event = event("failed");
        event.setThrowableProxy(new ThrowableProxy(
                new IllegalStateException("the\nreason", new IllegalArgumentException("the cause"))));
        JsonNode throwable = json(event).path("throwable");

        assertThat(text(event))
                .contains("failed", "IllegalStateException: the\nreason\n\tat ", "IllegalArgumentException: the cause");
        assertThat(throwable.path("className").asString()).isEqualTo("java.lang.IllegalStateException");
        assertThat(throwable.path("message").asString()).isEqualTo("the\nreason");
        assertThat(throwable.at("/stepArray/0/className").asString()).isEqualTo(LogEncoderTest.class.getName());
        assertThat(throwable.at("/cause/message").asString()).isEqualTo("the cause");
    }
}
