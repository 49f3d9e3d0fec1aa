package dev.drey.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.server.Await;
import dev.drey.server.store.GameLimits.Kind;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The store never holds more games than the limits allow, however many requests come at once. */
final class GameLimitsTest {
    private static final String ENGINE = "engine:level-1";

    @TempDir
    private Path folder;

    private Store store;

    @BeforeEach
    void open() {
        store = Store.open(folder, Durability.PROCESS, () -> 1000, Runnable::run, new GameLimits(100, 2, 3));
    }

    @AfterEach
    void close() {
        store.close();
    }

    private static NewGame game(String id, String creator, String origin, String first, String second, String status) {
        return new NewGame(
                new GameRow(
                        id,
                        1000,
                        creator,
                        "othello",
                        "othello:start",
                        "none",
                        true,
                        "match-of-" + id,
                        1,
                        1,
                        first,
                        second,
                        "code",
                        status,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.of(origin),
                        OptionalLong.empty(),
                        1000),
                List.of());
    }

    private static NewGame openGame(String id, String creator) {
        return game(id, creator, "origin", "person:" + creator, "friend", "open");
    }

    private static NewGame engineGame(String id, String creator, String origin) {
        return game(id, creator, origin, ENGINE, ENGINE, "running");
    }

    private void create(NewGame game) {
        SampleRows.awaitWritten(store.create(List.of(game)));
    }

    private static void assertReached(Kind kind, CompletableFuture<Boolean> write) {
        assertThatThrownBy(() -> write.orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)
                        .join())
                .hasCauseInstanceOf(GameLimits.Reached.class)
                .cause()
                .satisfies(
                        cause -> assertThat(((GameLimits.Reached) cause).kind()).isEqualTo(kind));
    }

    private GameChange change(String id, GameUpdate update) {
        return GameChange.of(id, 0, List.of(), update);
    }

    private GameUpdate row(String id) {
        return store.game(id).orElseThrow().toUpdate();
    }

    private void fillWithOpenGames(String creator, int count) {
        for (int i = 0; i < count; i++) {
            create(openGame(creator + "-" + i, creator));
        }
    }

    @Test
    void exactlyTheLimitPassesAtOnce() throws InterruptedException {
        List<CompletableFuture<Boolean>> writes = new ArrayList<>();
        List<Thread> threads = IntStream.range(0, 10)
                .mapToObj(thread -> new Thread(() -> {
                    for (int i = 0; i < 15; i++) {
                        CompletableFuture<Boolean> write =
                                store.create(List.of(openGame("g-" + thread + "-" + i, "ann")));
                        synchronized (writes) {
                            writes.add(write);
                        }
                    }
                }))
                .toList();
        threads.forEach(Thread::start);
        for (Thread thread : threads) {
            thread.join();
        }
        long written = writes.stream()
                .filter(write -> write.orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)
                        .handle((done, failure) -> failure == null && done)
                        .join())
                .count();
        assertThat(written).isEqualTo(100);
        assertThat(store.unfinishedOf("ann")).isEqualTo(100);
    }

    @Test
    void joiningCountsForTheJoiningPlayer() {
        fillWithOpenGames("ann", 100);
        create(openGame("bobs", "bob"));
        assertReached(
                Kind.OPEN_PER_PLAYER, store.append(change("bobs", row("bobs").seats("person:bob", "person:ann"))));
        assertThat(row("bobs").second()).isEqualTo("friend");
        SampleRows.awaitWritten(store.append(change("bobs", row("bobs").seats("person:bob", "person:cat"))));
    }

    @Test
    void creatorMayTakeASeatInAnOwnGame() {
        fillWithOpenGames("ann", 99);
        create(game("last", "ann", "origin", "friend", "anyone", "open"));
        SampleRows.awaitWritten(store.append(change("last", row("last").seats("person:ann", "anyone"))));
    }

    @Test
    void rematchCountsForBothPlayersButNextGameForNone() {
        create(game("old", "bob", "origin", "person:bob", "person:ann", "running"));
        fillWithOpenGames("ann", 99);
        NewGame next = game("next", "bob", "origin", "person:ann", "person:bob", "running");
        GameUpdate over = row("old").over("X", "resign");
        SampleRows.awaitWritten(store.append(change("old", over).creating(next.game(), next.events())));
        NewGame rematch = game("rematch", "bob", "origin", "person:ann", "person:bob", "running");
        assertReached(
                Kind.OPEN_PER_PLAYER, store.append(change("old", over).creating(rematch.game(), rematch.events())));
        SampleRows.awaitWritten(store.append(change("ann-0", row("ann-0").over("X", "resign"))));
        SampleRows.awaitWritten(store.append(change("old", over).creating(rematch.game(), rematch.events())));
    }

    @Test
    void gamesBetweenEnginesHaveLimitsOfTheirOwn() {
        create(engineGame("a1", "ann", "home"));
        create(engineGame("a2", "ann", "home"));
        assertReached(Kind.ENGINES_PER_PLAYER, store.create(List.of(engineGame("a3", "ann", "elsewhere"))));
        create(engineGame("b1", "bob", "home"));
        assertReached(Kind.ENGINES_PER_ADDRESS, store.create(List.of(engineGame("c1", "cat", "home"))));
        create(engineGame("c2", "cat", "elsewhere"));
        create(openGame("c3", "cat"));
        SampleRows.awaitWritten(store.append(change("b1", row("b1").over("X", "board"))));
        create(engineGame("c4", "cat", "home"));
    }

    @Test
    void severalGamesCountTogether() {
        assertReached(
                Kind.ENGINES_PER_PLAYER,
                store.create(List.of(
                        engineGame("a1", "ann", "home"),
                        engineGame("a2", "ann", "home"),
                        engineGame("a3", "ann", "home"))));
        assertThat(store.unfinishedOf("ann")).isZero();
    }
}
