package dev.drey.server.store;

import static dev.drey.server.store.SampleRows.awaitWritten;
import static dev.drey.server.store.SampleRows.game;
import static dev.drey.server.store.SampleRows.move;
import static dev.drey.server.store.SampleRows.moved;
import static dev.drey.server.store.SampleRows.newGame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of writing and reading games, identities, secrets and reviews. */
final class StoreTest {
    @TempDir
    Path folder;

    private Store store;

    @BeforeEach
    void open() {
        store = Store.open(folder, Durability.PROCESS, () -> 5000, Runnable::run, SampleRows.SETTINGS);
    }

    @AfterEach
    void close() {
        store.close();
    }

    private void reopen() {
        store.close();
        open();
    }

    @Test
    void readsGameAsWritten() {
        GameRow game = game("g")
                .with(game("g")
                        .toUpdate()
                        .seats("engine:level-3", "person:bob")
                        .due(OptionalLong.of(77))
                        .changedAt(88));
        EventRow seated =
                new EventRow(0, 1, "seated", Optional.of("second"), Optional.of("person:bob"), OptionalLong.empty());
        EventRow started = new EventRow(1, 2, "started", Optional.empty(), Optional.empty(), OptionalLong.empty());
        awaitWritten(store.create(List.of(new NewGame(game, List.of(seated, started)))));
        reopen();
        assertThat(store.game("g")).contains(game);
        assertThat(store.events("g")).containsExactly(seated, started);
        assertThat(store.events("g", 1)).containsExactly(started);
        assertThat(store.load("g")).contains(new StoredGame(game, List.of(seated, started)));
        assertThat(store.load("none")).isEmpty();
        assertThat(store.game("none")).isEmpty();
        assertThat(store.events("none")).isEmpty();
    }

    @Test
    void writesChangeCompletely() {
        awaitWritten(store.create(List.of(newGame("one"))));
        GameUpdate over = game("one").toUpdate().over("first", "resigned").changedAt(3000);
        GameRow second = game("two");
        awaitWritten(store.append(GameChange.of("one", 0, List.of(moved(0, "e6"), moved(1, "f6")), over)
                .creating(second, List.of(moved(0, "d3")))));
        assertThat(store.game("one")).contains(game("one").with(over));
        assertThat(store.game("one").orElseThrow().result()).contains("first");
        assertThat(SampleRows.moves(store, "one")).containsExactly("e6", "f6");
        assertThat(store.load("two")).contains(new StoredGame(second, List.of(moved(0, "d3"))));
    }

    @Test
    void rejectsChangeThatDoesNotFit() {
        awaitWritten(store.create(List.of(newGame("g"), newGame("other"))));
        awaitWritten(store.append(move("g", 0, "e6")));
        GameUpdate update = game("g").toUpdate().status("running");
        assertThat(store.append(GameChange.of("g", 0, List.of(moved(0, "d3")), update))
                        .join())
                .as("too late")
                .isFalse();
        assertThat(store.append(GameChange.of("g", 2, List.of(moved(2, "d3")), update))
                        .join())
                .as("too early")
                .isFalse();
        assertThat(store.append(GameChange.of("none", 0, List.of(moved(0, "d3")), update))
                        .join())
                .as("no such game")
                .isFalse();
        assertThat(store.append(GameChange.of("g", 1, List.of(moved(1, "d3")), update)
                                .creating(game("other"), List.of()))
                        .join())
                .as("a new game that is there")
                .isFalse();
        assertThat(store.create(List.of(newGame("new"), newGame("other"))).join())
                .isFalse();
        assertThat(store.load("g")).contains(new StoredGame(game("g"), List.of(moved(0, "e6"))));
        assertThat(store.game("new")).isEmpty();
    }

    @Test
    void rejectsStaleChangeWithoutEvents() {
        awaitWritten(store.create(List.of(newGame("g"))));
        awaitWritten(store.append(move("g", 0, "e6")));
        GameUpdate due = game("g").toUpdate().due(OptionalLong.of(9));
        assertThat(store.append(GameChange.of("g", 0, List.of(), due)).join()).isFalse();
        assertThat(store.game("g").orElseThrow().due()).isEmpty();
        awaitWritten(store.append(GameChange.of("g", 1, List.of(), due)));
        assertThat(store.game("g").orElseThrow().due()).hasValue(9);
    }

    @Test
    void rejectsGapsInEventNumbers() {
        assertThatThrownBy(() -> move("g", 3, "e6").creating(game("g"), List.of()))
                .hasMessage("a new game carries its own first events: use Store.create");
        assertThatThrownBy(() -> GameChange.of(
                        "g",
                        3,
                        List.of(moved(3, "e6"), moved(5, "f6")),
                        game("g").toUpdate()))
                .hasMessage("event 4 of game g is numbered 5");
        assertThatThrownBy(() -> new NewGame(game("g"), List.of(moved(1, "e6"))))
                .hasMessage("event 0 of game g is numbered 1");
    }

    @Test
    void listsOpenGamesNewestFirst() {
        GameUpdate update = game("x").toUpdate();
        List<NewGame> games = new ArrayList<>();
        games.add(at(10, "old", update));
        games.add(at(30, "new", update.seats("anyone", "engine:level-1")));
        games.add(at(20, "middle", update));
        games.add(at(40, "friends", update.seats("person:ann", "friend")));
        games.add(at(50, "started", update.status("running")));
        awaitWritten(store.create(games));
        assertThat(store.openToAnyone()).extracting(GameRow::id).containsExactly("new", "middle", "old");
    }

    private static NewGame at(long createdAt, String id, GameUpdate update) {
        return new NewGame(game(id, createdAt, "match-of-" + id, 1, 1).with(update), List.of());
    }

    @Test
    void pagesThroughAllGamesOfIdentity() {
        GameUpdate update = game("x").toUpdate();
        List<NewGame> games = new ArrayList<>();
        for (int i = 0; i < 7; i++) {
            // Several games have the same creation time.
            games.add(at(i / 4, "g" + i, update.seats(i % 2 == 0 ? "person:bob" : "friend", "person:bob")));
        }
        games.add(at(9, "others", update.seats("person:bobby", "anyone")));
        awaitWritten(store.create(games));
        assertThat(store.gamesOf("bob", 3, Optional.empty()))
                .extracting(GameRow::id)
                .containsExactly("g6", "g5", "g4");
        assertThat(store.gamesOf("bob", 3, Optional.of("g4")))
                .extracting(GameRow::id)
                .containsExactly("g3", "g2", "g1");
        assertThat(store.gamesOf("bob", 3, Optional.of("g1")))
                .extracting(GameRow::id)
                .containsExactly("g0");
        assertThat(store.gamesOf("ann", 99, Optional.empty()))
                .as("games she made")
                .hasSize(8);
        assertThat(store.gamesOf("nobody", 99, Optional.empty())).isEmpty();
    }

    @Test
    void deletesUnplayedGamesInBatches() {
        GameUpdate cancelled = game("x").toUpdate().status("cancelled");
        awaitWritten(store.create(List.of(
                new NewGame(game("a", 1, "alone", 1, 1), List.of(moved(0, "e6"))),
                new NewGame(game("b", 2, "match", 2, 2), List.of()),
                new NewGame(game("c", 3, "match", 2, 1), List.of()),
                newGame("later"))));
        awaitWritten(store.putReview(new ReviewRow("a", 1, 5000, "{}")));
        awaitWritten(store.append(GameChange.of("a", 1, List.of(), cancelled.deleteAt(100))));
        awaitWritten(store.append(GameChange.of("b", 0, List.of(), cancelled.deleteAt(200))));
        awaitWritten(store.append(GameChange.of("later", 0, List.of(), cancelled.deleteAt(300))));
        assertThat(store.gamesOf("ann", 9, Optional.empty()))
                .as("lists leave unplayed games out at once")
                .extracting(GameRow::id)
                .containsExactly("c");
        assertThat(store.game("later")).isPresent();
        assertThat(store.cleanUp(200, 0, 1).join()).as("more to do").isTrue();
        assertThat(store.load("a")).isEmpty();
        assertThat(store.events("a")).isEmpty();
        assertThat(store.game("b")).isPresent();
        assertThat(store.cleanUp(200, 0, 2).join()).isFalse();
        assertThat(store.game("b")).isEmpty();
        assertThat(store.game("c")).isPresent();
        assertThat(store.game("later")).isPresent();
        assertThat(query(store, "SELECT COUNT(*) FROM game_review")).isEqualTo("0");
        assertThat(query(store, "SELECT GROUP_CONCAT(id, ' ') FROM (SELECT id FROM series ORDER BY id)"))
                .isEqualTo("match match-of-later");
    }

    @Test
    void removesOriginsOfGamesThatHaveEnded() {
        GameUpdate update = game("x").toUpdate();
        awaitWritten(store.create(List.of(
                at(1, "open", update),
                at(2, "running", update.status("running")),
                at(3, "old", update.over("1-0", "resigned").changedAt(100)),
                at(4, "recent", update.over("1-0", "resigned").changedAt(200)))));
        assertThat(store.cleanUp(0, 200, 9).join()).isFalse();
        assertThat(query(store, "SELECT GROUP_CONCAT(id, ' ') FROM (SELECT id FROM game WHERE origin IS NULL)"))
                .isEqualTo("old");
    }

    @Test
    void countsUnfinishedGamesOnce() {
        GameUpdate update = game("x").toUpdate();
        awaitWritten(store.create(List.of(
                at(1, "open", update),
                at(2, "running", update.seats("person:bob", "person:ann").status("running")),
                at(3, "over", update.over("draw", "agreed")))));
        assertThat(store.unfinishedOf("ann")).isEqualTo(2);
        assertThat(store.unfinishedOf("bob")).isEqualTo(1);
        assertThat(store.unfinishedOf("cid")).isZero();
    }

    @Test
    void listsDueGamesInOrder() {
        GameUpdate update = game("x").toUpdate();
        awaitWritten(store.create(List.of(
                at(1, "late", update.due(OptionalLong.of(300))),
                at(2, "never", update),
                at(3, "soon", update.due(OptionalLong.of(100))),
                at(4, "next", update.due(OptionalLong.of(200))))));
        assertThat(due(99, 10)).isEmpty();
        assertThat(due(200, 10)).containsExactly("soon", "next");
        assertThat(due(900, 2)).containsExactly("soon", "next", "late");
        awaitWritten(store.append(GameChange.of("soon", 0, List.of(), update)));
        assertThat(due(900, 10)).containsExactly("next", "late");
    }

    /** The ids of due games, read in pages. */
    private List<String> due(long now, int page) {
        List<String> ids = new ArrayList<>();
        List<DueGame> games = store.due(now, DueGame.FIRST, page);
        while (!games.isEmpty()) {
            games.forEach(game -> ids.add(game.id()));
            games = store.due(now, games.get(games.size() - 1), page);
        }
        return ids;
    }

    @Test
    void listsGamesOfMatch() {
        GameRow one = game("a", 1000, "match", 3, 1);
        GameRow two = game("b", 1000, "match", 3, 2);
        awaitWritten(store.create(List.of(new NewGame(two, List.of()), new NewGame(one, List.of()), newGame("alone"))));
        assertThat(store.gamesOfMatch("match")).containsExactly(one, two);
        assertThat(store.gamesOfMatch("match-of-alone")).containsExactly(game("alone"));
        assertThat(store.gamesOfMatch("none")).isEmpty();
    }

    @Test
    void createsSecretOnce() {
        assertThat(store.secret("key", () -> "first")).isEqualTo("first");
        reopen();
        assertThat(store.secret("key", () -> "second")).isEqualTo("first");
        assertThat(store.secret("other", () -> "third")).isEqualTo("third");
    }

    @Test
    void listsFinishedGamesWithReviews() {
        GameUpdate over = game("x").toUpdate().over("1-0", "resigned");
        awaitWritten(store.create(List.of(
                at(10, "old", over.seats("person:bob", "person:ann")),
                at(20, "middle", over.seats("engine:level-1", "person:bob")),
                at(30, "new", over.seats("person:bob", "person:bob")),
                at(40, "running", over.status("running").seats("person:bob", "person:ann")),
                at(50, "others", over.seats("person:ann", "engine:level-1")))));
        awaitWritten(store.putReview(new ReviewRow("old", 7, 5000, "first")));
        awaitWritten(store.putReview(new ReviewRow("middle", 6, 5000, "of another version")));
        awaitWritten(store.putReview(new ReviewRow("old", 7, 6000, "second")));
        reopen();
        List<FinishedGame> games = store.finishedOf("bob", 7, 9);
        assertThat(games).extracting(game -> game.game().id()).containsExactly("new", "middle", "old");
        assertThat(games)
                .extracting(FinishedGame::summary)
                .containsExactly(Optional.empty(), Optional.empty(), Optional.of("second"));
        assertThat(store.finishedOf("bob", 7, 2))
                .extracting(game -> game.game().id())
                .containsExactly("new", "middle");
        assertThat(store.finishedOf("eve", 7, 9)).isEmpty();
        assertThat(store.putReview(new ReviewRow("gone", 7, 5000, "")).join()).isFalse();
    }

    /** Deleting a game deletes its review. */
    @Test
    void gameWithReviewCanBeDeleted() {
        awaitWritten(store.create(List.of(newGame("g"))));
        awaitWritten(store.putReview(new ReviewRow("g", 1, 5000, "{}")));
        assertThat(store.submit(handle -> handle.execute("DELETE FROM game WHERE id = 'g'"))
                        .join())
                .isOne();
        assertThat(query(store, "SELECT COUNT(*) FROM game_review")).isEqualTo("0");
    }

    @ParameterizedTest
    @CsvSource({"PROCESS, 1", "POWER, 2"})
    void durabilitySetsSynchronousMode(Durability durability, int synchronous) {
        Path other = folder.resolve("other");
        try (Store asked = Store.open(other, durability, () -> 1, Runnable::run, SampleRows.SETTINGS)) {
            // 1 is NORMAL, 2 is FULL. NORMAL survives the end of the process only with a write-ahead journal.
            assertThat(query(asked, "PRAGMA synchronous")).isEqualTo(Integer.toString(synchronous));
            assertThat(query(asked, "PRAGMA journal_mode")).isEqualTo("wal");
            assertThat(query(asked, "PRAGMA foreign_keys")).isEqualTo("1");
        }
    }

    private static String query(Store store, String sql) {
        return store.submit(
                        handle -> handle.createQuery(sql).mapTo(String.class).one())
                .join();
    }

    @Test
    void acceptsAnyFolderName() {
        Path odd = folder.resolve("what? 100%#é;a=b&mode=ro");
        try (Store other = Store.open(odd, Durability.POWER, () -> 1, Runnable::run, SampleRows.SETTINGS)) {
            awaitWritten(other.create(List.of(newGame("g"))));
        }
        assertThat(odd.resolve(Store.DATABASE_FILE)).isNotEmptyFile();
        assertThat(folder.resolve("what")).doesNotExist();
    }
}
