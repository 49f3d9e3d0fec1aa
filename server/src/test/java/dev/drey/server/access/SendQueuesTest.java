package dev.drey.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** Tests of the memory and the time for messages that clients have not read yet. */
final class SendQueuesTest {
    private static final int GRACE = 60;

    private final ByteBudget memory = new ByteBudget(1 << 20, 1);
    private final AtomicLong time = new AtomicLong();
    /** A client must read ten bytes per unit of time. */
    private final SendQueues queues = new SendQueues((nanos, size) -> nanos > GRACE + size / 10, time::get);

    private final List<String> disconnected = new ArrayList<>();

    private SendQueue open(String client) {
        return queues.opener(memory.share(client)).open(() -> disconnected.add(client));
    }

    private void advance(long units) {
        time.addAndGet(units);
        queues.disconnectOverdue();
    }

    @Test
    void oldestMessageHasADeadline() {
        SendQueue ann = open("ann");
        SendQueue.Message first = ann.add(100).orElseThrow();
        open("bob").add(1_000);
        advance(70);
        assertThat(disconnected).isEmpty();
        ann.add(10);
        advance(1);
        assertThat(disconnected).containsExactly("ann");
        ann.remove(first);
        advance(1_000);

        assertThat(disconnected).containsExactly("ann", "bob");
    }

    /** A client that takes a little now and then is too slow, too. */
    @Test
    void readersBelowTheMinimumRateAreDisconnected() {
        SendQueue ann = open("ann");
        List<SendQueue.Message> messages = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            messages.add(ann.add(100).orElseThrow());
        }
        int read = 0;
        while (disconnected.isEmpty()) {
            ann.remove(messages.get(read++));
            advance(11);
        }

        assertThat(read).isBetween(50, 99);
    }

    @Test
    void readersAtTheMinimumRateStay() {
        SendQueue ann = open("ann");
        List<SendQueue.Message> messages = new ArrayList<>();
        for (int i = 0; i < 500; i++) {
            messages.add(ann.add(100).orElseThrow());
        }
        for (SendQueue.Message message : messages) {
            advance(10);
            ann.remove(message);
        }

        assertThat(disconnected).isEmpty();
        assertThat(ann.isEmpty()).isTrue();
        assertThat(memory.held()).isZero();
    }

    @Test
    void clientsThatHaveReadEverythingStay() {
        SendQueue ann = open("ann");
        ann.remove(ann.add(1).orElseThrow());
        open("bob").add(1);
        SendQueue cat = open("cat");
        cat.add(1);
        cat.clear();
        advance(1_000);

        assertThat(disconnected).containsExactly("bob");
    }

    @Test
    void chargesAnOverheadForEveryMessage() {
        SendQueue ann = open("ann");
        SendQueue.Message message = ann.add(100).orElseThrow();
        ann.add(0);
        assertThat(memory.held()).isEqualTo(100 + 2 * SendQueue.OVERHEAD);
        ann.remove(message);
        ann.remove(message);
        assertThat(memory.held()).isEqualTo(SendQueue.OVERHEAD);
        ann.clear();

        assertThat(memory.held()).isZero();
    }

    @Test
    void clientAndItsAddressHaveLimitedMemory() {
        SendQueue ann = open("ann");
        assertThat(ann.add(500 * 1024)).isPresent();
        assertThat(ann.add(13 * 1024)).isEmpty();
        assertThat(open("ann").add(12 * 1024)).as("half of the memory").isEmpty();
        assertThat(open("bob").add(12 * 1024)).isPresent();
    }
}
