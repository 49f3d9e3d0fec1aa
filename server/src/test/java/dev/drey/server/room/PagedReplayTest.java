package dev.drey.server.room;

import static dev.drey.server.room.TestRooms.ANN;
import static dev.drey.server.room.TestRooms.BOB;
import static dev.drey.server.room.TestRooms.EVE;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Long replays wait for their readers, and join the live events without a gap. */
final class PagedReplayTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** A client whose buffer is emptied only when the test says so. */
    private static final class SlowListener implements Listener {
        private final String identity;
        private final List<JsonNode> messages = new ArrayList<>();
        private int buffered;
        private int mostBuffered;
        private @Nullable Runnable whenDrained;

        SlowListener(Seat.Person person) {
            this.identity = person.id();
        }

        @Override
        public String identity() {
            return identity;
        }

        @Override
        public void send(String json) {
            messages.add(JSON.readTree(json));
            buffered += json.length();
            mostBuffered = Math.max(mostBuffered, buffered);
        }

        @Override
        public boolean isDrained(Runnable later) {
            whenDrained = buffered == 0 ? null : later;
            return buffered == 0;
        }

        @Override
        public void end(String reason) {}

        /** Reads everything sent so far. @return whether the room was waiting for that */
        boolean read() {
            buffered = 0;
            Runnable waiting = whenDrained;
            whenDrained = null;
            if (waiting != null) {
                waiting.run();
            }
            return waiting != null;
        }

        List<Integer> numbers() {
            return messages.stream()
                    .filter(message -> message.has("seq") && message.has("at"))
                    .map(message -> message.path("seq").asInt())
                    .toList();
        }

        /** The types of the messages after the last event that was replayed. */
        List<String> lastTypes(int count) {
            return messages.subList(messages.size() - count, messages.size()).stream()
                    .map(message -> message.path("type").asString())
                    .toList();
        }
    }

    @TempDir
    private Path folder;

    private TestRooms testRooms;
    private Room room;

    @BeforeEach
    void open() {
        testRooms = TestRooms.open(folder);
        room = testRooms.gameBetweenAnnAndBob("santorini", "");
        testRooms.playOn(room, 2);
        while (room.game().seq() < RoomDecider.MAX_EVENTS_WITH_OFFERS) {
            testRooms.act(room, ANN, "{\"type\":\"offer\",\"what\":\"takeback\"}");
            testRooms.act(room, ANN, "{\"type\":\"decline\",\"what\":\"takeback\"}");
        }
    }

    @AfterEach
    void close() {
        testRooms.close();
    }

    private static List<Integer> range(int first, int last) {
        return IntStream.rangeClosed(first, last).boxed().toList();
    }

    @Test
    void eachPageWaitsForTheReader() {
        SlowListener eve = new SlowListener(EVE);
        room.watch(eve, Optional.of(0));
        int pages = 1;
        while (eve.read()) {
            pages++;
        }
        int last = room.game().seq();
        assertThat(eve.numbers()).isEqualTo(range(1, last));
        assertThat(eve.lastTypes(3)).containsExactly("declined", "game", "presence");
        assertThat(pages).isGreaterThan(3);
        assertThat(eve.mostBuffered).isLessThan(2 * PagedReplay.PAGE_SIZE);
    }

    @Test
    void eventsDuringTheReplayFollowInOrder() {
        SlowListener eve = new SlowListener(EVE);
        room.watch(eve, Optional.of(5));
        for (int page = 0; page < 2; page++) {
            testRooms.playOn(room, 1);
            assertThat(eve.read()).isTrue();
        }
        testRooms.playOn(room, 1);
        while (eve.read()) {
            assertThat(eve.numbers()).isNotEmpty();
        }
        assertThat(eve.lastTypes(5)).containsExactly("moved", "moved", "moved", "game", "presence");
        int joined = eve.messages.size();
        testRooms.playOn(room, 1);
        assertThat(eve.numbers()).isEqualTo(range(6, room.game().seq()));
        assertThat(eve.messages.get(joined).path("type").asString()).isEqualTo("moved");
        assertThat(eve.mostBuffered).isLessThan(2 * PagedReplay.PAGE_SIZE);
    }

    @Test
    void readerThatNeverReadsGetsOnePage() {
        SlowListener bob = new SlowListener(BOB);
        RecordingListener ann = new RecordingListener(ANN);
        room.watch(ann, Optional.empty());
        room.watch(bob, Optional.of(0));
        assertThat(ann.last("presence").at("/here/O").asBoolean()).isTrue();
        int received = bob.messages.size();
        testRooms.playOn(room, 20);
        testRooms.time.advance(5_000);
        assertThat(bob.messages).hasSize(received);
        room.leave(bob);
        assertThat(ann.last("presence").at("/here/O").asBoolean()).isFalse();
        bob.read();
        assertThat(bob.messages).as("after it has left").hasSize(received);
    }

    @Test
    void watchingAgainRestartsTheReplay() {
        SlowListener eve = new SlowListener(EVE);
        room.watch(eve, Optional.of(0));
        int received = eve.messages.size();
        room.watch(eve, Optional.of(room.game().seq() - 2));
        assertThat(eve.messages).as("until the first page is read").hasSize(received);
        eve.read();
        assertThat(eve.lastTypes(4)).containsExactly("offered", "declined", "game", "presence");
        assertThat(eve.messages).hasSize(received + 4);
        room.watch(eve, Optional.empty());
        assertThat(eve.lastTypes(2)).containsExactly("game", "presence");
        assertThat(room.listeners()).isEqualTo(1);
    }

    @Test
    void replayShowsAPlayerUnderTheNewNameFromThePageAfterTheChangeOn() {
        SlowListener eve = new SlowListener(EVE);
        room.watch(eve, Optional.of(0));
        int received = eve.messages.size();
        room.rename(new Seat.Person(ANN.id(), "Anna"));
        assertThat(eve.read()).isTrue();
        assertThat(eve.messages.subList(received, eve.messages.size()))
                .filteredOn(message -> message.has("state"))
                .isNotEmpty()
                .allSatisfy(message ->
                        assertThat(message.at("/state/seats/X/name").asString()).isEqualTo("Anna"));
    }

    @Test
    void limitEndsTheReplayBeforeTheGame() {
        int last = room.game().seq();
        List<String> finished = new ArrayList<>();
        RecordingListener part = new RecordingListener(EVE);
        room.watch(part, Optional.of(0), last - 1, () -> finished.add("part"));
        assertThat(part.numbers()).isEqualTo(range(1, last - 1));
        assertThat(part.types()).doesNotContain("game", "presence");
        testRooms.playOn(room, 1);
        assertThat(part.numbers()).as("it does not follow the game").hasSize(last - 1);
        room.leave(part);

        RecordingListener rest = new RecordingListener(EVE);
        room.watch(rest, Optional.of(last - 1), 2, () -> finished.add("rest"));
        assertThat(rest.types()).containsExactly("declined", "moved", "game", "presence");
        assertThat(finished).containsExactly("part", "rest");
    }
}
