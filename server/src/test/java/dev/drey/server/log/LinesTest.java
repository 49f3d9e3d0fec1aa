package dev.drey.server.log;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.LoggingEvent;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.slf4j.event.KeyValuePair;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

final class LinesTest {
    private static LoggingEvent event(String message, Object... facts) {
        LoggerContext context = new LoggerContext();
        LoggingEvent event =
                new LoggingEvent("", context.getLogger("dev.drey.Some"), Level.WARN, message, null, new Object[0]);
        event.setInstant(Instant.parse("2026-11-15T13:04:05.100Z"));
        event.setMDCPropertyMap(Map.of("request", "abc"));
        for (int i = 0; i < facts.length; i += 2) {
            event.addKeyValuePair(new KeyValuePair(facts[i].toString(), facts[i + 1]));
        }
        return event;
    }

    private static String text(LoggingEvent event) {
        return new String(new TextLines().encode(event), StandardCharsets.UTF_8);
    }

    private static JsonNode json(LoggingEvent event) {
        String line = new String(new JsonLines().encode(event), StandardCharsets.UTF_8);
        assertThat(line).endsWith("}\n");
        assertThat(line.indexOf('\n')).isEqualTo(line.length() - 1);
        return JsonMapper.builder().build().readTree(line);
    }

    @Test
    void textIsForPeople() {
        assertThat(text(event("something happened", "status", 200, "path", "/a", "name", "Hazel 4F2", "none", "")))
                .isEqualTo(
                        "2026-11-15T13:04:05.100Z WARN something happened status=200 path=/a name=\"Hazel 4F2\" none=\"\""
                                + " request=abc\n");
    }

    @Test
    void nothingThatIsLoggedBeginsAnotherLineOrAnotherField() {
        String line = text(event("a\nb", "path", "/x\r\n2026 INFO forged \u001b[31m \u2028 status=200 \"quoted\""));

        assertThat(line.lines()).hasSize(1);
        assertThat(line)
                .contains("a\\u000ab")
                .contains(
                        "path=\"/x\\u000d\\u000a2026 INFO forged \\u001b[31m \\u2028 status=200 \\\"quoted\\\"\" request=abc\n");
    }

    @Test
    void jsonIsForPrograms() {
        JsonNode line = json(event("something\nhappened", "status", 200, "path", "/a\n", "message", "not this one"));

        assertThat(line.path("time").asString()).isEqualTo("2026-11-15T13:04:05.100Z");
        assertThat(line.path("level").asString()).isEqualTo("WARN");
        assertThat(line.path("logger").asString()).isEqualTo("dev.drey.Some");
        assertThat(line.path("message").asString()).isEqualTo("something\nhappened");
        assertThat(line.path("status").isInt()).isTrue();
        assertThat(line.path("path").asString()).isEqualTo("/a\n");
        assertThat(line.path("request").asString()).isEqualTo("abc");
        assertThat(line.has("error")).isFalse();
    }

    @Test
    void mistakesComeWithTheirStackTrace() {
        LoggingEvent event = event("failed");
        event.setThrowableProxy(new ch.qos.logback.classic.spi.ThrowableProxy(new IllegalStateException("the reason")));

        assertThat(text(event)).contains("failed", "IllegalStateException: the reason\n\tat ");
        assertThat(json(event).path("error").asString()).contains("IllegalStateException: the reason\n\tat ");
    }
}
