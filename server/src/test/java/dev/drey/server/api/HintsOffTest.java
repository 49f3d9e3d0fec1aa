package dev.drey.server.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A game without hints ends the running analyses of its players, whatever they are about. */
final class HintsOffTest {
    private static final String POSITION =
            "othello:--------/--------/--------/---OX---/---XO---/--------/--------/--------:X";

    private static final String ANALYSIS = "/api/analysis?seconds=60&position=" + POSITION;
    private static final String STUDY = "/api/study?seconds=60&position=" + POSITION + "&at=" + POSITION;

    private static RunningServer server;

    @TempDir
    private static Path folder;

    private BrowserClient ann;
    private BrowserClient bob;

    @BeforeAll
    static void start() {
        server = RunningServer.start(folder);
    }

    @AfterAll
    static void stop() {
        server.close();
    }

    @BeforeEach
    void createGuests() {
        ann = server.newClient();
        bob = server.newClient();
    }

    /** An open stream of results. */
    private static final class Stream {
        private final List<JsonNode> lines = new CopyOnWriteArrayList<>();
        private final CompletableFuture<HttpResponse<Void>> end;

        Stream(BrowserClient client, String path) {
            Consumer<String> reader = line -> {
                if (!line.isEmpty()) {
                    lines.add(BrowserClient.JSON.readTree(line));
                }
            };
            end = client.http()
                    .sendAsync(
                            client.request(path).build(),
                            info -> BodyHandlers.fromLineSubscriber(new LineSubscriber(reader))
                                    .apply(info));
            Await.until(() -> !lines.isEmpty());
            assertThat(end).isNotDone();
        }

        void awaitHintsOff() {
            end.orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS).join();
            JsonNode last = lines.get(lines.size() - 1);
            assertThat(last.path("type").asString()).isEqualTo("problem");
            assertThat(last.path("code").asString()).isEqualTo("hints-off");
        }
    }

    private static final class LineSubscriber implements java.util.concurrent.Flow.Subscriber<String> {
        private final Consumer<String> reader;

        LineSubscriber(Consumer<String> reader) {
            this.reader = reader;
        }

        @Override
        public void onSubscribe(java.util.concurrent.Flow.Subscription subscription) {
            subscription.request(Long.MAX_VALUE);
        }

        @Override
        public void onNext(String line) {
            reader.accept(line);
        }

        @Override
        public void onError(Throwable failure) {}

        @Override
        public void onComplete() {}
    }

    @Test
    void creatingGame() {
        Stream analysis = new Stream(ann, ANALYSIS);
        Stream study = new Stream(ann, STUDY);
        Stream others = new Stream(bob, ANALYSIS);
        ann.create("{\"game\":\"squirrel-war:7\",\"seats\":{\"O\":\"level-1\"},\"hints\":false}");
        analysis.awaitHintsOff();
        study.awaitHintsOff();
        assertThat(others.end).isNotDone();
        // Positions that cannot arise in the game may still be analysed.
        Stream again = new Stream(ann, ANALYSIS);
        ann.create("{\"game\":\"squirrel-war:7\",\"seats\":{\"O\":\"level-1\"},\"hints\":true}");
        assertThat(again.end).isNotDone();
    }

    @Test
    void joinedGameAndRematch() {
        JsonNode made = ann.post("/api/games", "{\"game\":\"squirrel-war:7\",\"games\":1}")
                .json();
        String id = made.at("/game/id").asString();
        Stream anns = new Stream(ann, ANALYSIS);
        Stream bobs = new Stream(bob, ANALYSIS);
        bob.act(id, "{\"type\":\"join\",\"code\":\"" + made.at("/game/code").asString() + "\"}");
        anns.awaitHintsOff();
        bobs.awaitHintsOff();
        bob.act(id, "{\"type\":\"resign\"}");
        Stream between = new Stream(ann, ANALYSIS);
        ann.act(id, "{\"type\":\"offer\",\"what\":\"rematch\"}");
        bob.act(id, "{\"type\":\"accept\",\"what\":\"rematch\"}");
        between.awaitHintsOff();
    }
}
