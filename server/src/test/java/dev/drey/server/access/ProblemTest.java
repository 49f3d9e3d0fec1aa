package dev.drey.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ProblemTest {
    @Test
    void everyCodeHasTextTitleAndHelp() {
        Set<String> titles = new HashSet<>();
        for (ProblemCode code : ProblemCode.values()) {
            assertThat(code.text()).matches("[a-z]+(-[a-z]+)*");
            assertThat(code.type()).isEqualTo("/problems/" + code.text());
            assertThat(code.status()).isBetween(400, 599);
            assertThat(code.title()).isNotBlank().doesNotEndWith(".");
            assertThat(code.help()).endsWith(".");
            assertThat(titles.add(code.title()))
                    .as("%s has a title of its own", code)
                    .isTrue();
        }
    }

    @Test
    void writesProblemDetails() {
        ProblemException thrown = new ProblemException(ProblemCode.BUSY, "all threads are taken")
                .withExtensions(Map.of("queue", 7, "status", "never mine"))
                .retryAfter(Duration.ofMillis(1_001));
        Problem problem = Problem.of(thrown, "abc");

        assertThat(problem.json())
                .containsExactly(
                        Map.entry("type", "/problems/busy"),
                        Map.entry("title", "Server busy"),
                        Map.entry("status", 503),
                        Map.entry("detail", "all threads are taken"),
                        Map.entry("code", "busy"),
                        Map.entry("requestId", "abc"),
                        Map.entry("queue", 7));
        assertThat(problem.retryAfterSeconds()).contains("2");
        assertThat(Problem.of(ProblemCode.NOT_FOUND, "", "abc").json()).doesNotContainKey("detail");
        assertThat(Problem.of(ProblemCode.NOT_FOUND, "", "abc").retryAfterSeconds())
                .isEqualTo(Optional.empty());
    }

    @Test
    void problemExceptionsHaveNoStackTrace() {
        assertThat(new ProblemException(ProblemCode.BUSY, "").getStackTrace()).isEmpty();
    }
}
