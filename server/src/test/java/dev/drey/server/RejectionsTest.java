package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import dev.drey.server.access.ProblemCode;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

final class RejectionsTest {
    private final AtomicLong time = new AtomicLong();
    private final SimpleMeterRegistry meters = new SimpleMeterRegistry();
    private final Rejections rejections = new Rejections(meters, time::get);
    private final ListAppender<ILoggingEvent> lines = new ListAppender<>();
    private final Logger log = new LoggerContext().getLogger("test");

    RejectionsTest() {
        lines.start();
        log.setLevel(Level.INFO);
        log.addAppender(lines);
    }

    private void reject(ProblemCode code, String message) {
        rejections.count(code, log.atInfo()).log(message);
    }

    @Test
    void logsEachProblemOncePerSecondWithTheNumberOfSuppressedLines() {
        reject(ProblemCode.WRONG_HOST, "first");
        reject(ProblemCode.WRONG_HOST, "suppressed");
        reject(ProblemCode.BAD_TOKEN, "another kind");
        time.addAndGet(Duration.ofMillis(999).toNanos());
        reject(ProblemCode.WRONG_HOST, "suppressed");
        time.addAndGet(Duration.ofMillis(1).toNanos());
        reject(ProblemCode.WRONG_HOST, "second");
        time.addAndGet(Duration.ofSeconds(1).toNanos());
        reject(ProblemCode.WRONG_HOST, "third");

        assertThat(lines.list)
                .extracting(ILoggingEvent::getMessage)
                .containsExactly("first", "another kind", "second", "third");
        assertThat(lines.list.get(2).getKeyValuePairs())
                .extracting(pair -> pair.key + "=" + pair.value)
                .isEqualTo(List.of("suppressed=2"));
        assertThat(lines.list.get(3).getKeyValuePairs()).isNull();
        assertThat(meters.counter("drey.rejections", "problem", "wrong-host").count())
                .isEqualTo(5);
    }
}
