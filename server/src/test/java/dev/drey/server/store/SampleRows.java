package dev.drey.server.store;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.drey.server.Await;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;

/** Sample games, and helpers that wait for writes. */
final class SampleRows {
    /** Settings with short timeouts, a short queue, and no heartbeats but those of the test. */
    static final StoreSettings SETTINGS = new StoreSettings(64, 16, 2, 50, 8000, 3_600_000);

    private SampleRows() {}

    static GameRow game(String id) {
        return game(id, 1000, "match-of-" + id, 1, 1);
    }

    static GameRow game(String id, long createdAt, String matchId, int length, int round) {
        return new GameRow(
                id,
                createdAt,
                "ann",
                "othello",
                "othello:start",
                "5+3",
                true,
                matchId,
                length,
                round,
                "person:ann",
                "anyone",
                "code",
                "open",
                Optional.empty(),
                Optional.empty(),
                Optional.of("origin"),
                OptionalLong.empty(),
                1000);
    }

    static NewGame newGame(String id) {
        return new NewGame(game(id), List.of());
    }

    static EventRow moved(int seq, String move) {
        return new EventRow(
                seq, 2000 + seq, "moved", Optional.of("first"), Optional.of(move), OptionalLong.of(299_000));
    }

    static GameChange move(String gameId, int seq, String move) {
        return new GameChange(gameId, seq, List.of(moved(seq, move)), Optional.empty(), List.of());
    }

    /** Waits for a write, which must succeed. */
    static void awaitWritten(CompletableFuture<Boolean> answer) {
        if (!answer.orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS).join()) {
            throw new AssertionError("not written");
        }
    }

    /** Waits for a write, which must fail. */
    static StoreException awaitFailure(CompletableFuture<?> answer) {
        CompletionException thrown = catchThrowableOfType(
                CompletionException.class,
                () -> answer.orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)
                        .join());
        if (thrown != null && thrown.getCause() instanceof StoreException failure) {
            return failure;
        }
        throw new AssertionError("it did not fail, or otherwise", thrown);
    }

    /** Writes a heartbeat, which also checks the file. */
    static CompletableFuture<Boolean> heartbeat(Store store) {
        return store.submit(handle -> true);
    }

    /** The moves of a game as texts. */
    static List<String> moves(Store store, String gameId) {
        return store.events(gameId).stream()
                .map(event -> event.text().orElseThrow())
                .toList();
    }
}
