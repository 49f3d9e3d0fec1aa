package dev.drey.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class StoreTest {
    @TempDir
    Path folder;

    @Test
    void aGameIsReadAsItWasWritten() {
        GameRow game = new GameRow(
                "g",
                5,
                "me",
                "othello",
                "start",
                "none",
                true,
                "s",
                1,
                1,
                "person:me",
                "anyone",
                "code",
                "open",
                Optional.empty(),
                Optional.empty(),
                OptionalLong.empty(),
                5);
        try (Store store = Store.open(folder, Durability.PROCESS, () -> 7, Runnable::run)) {
            assertThat(store.create(List.of(new NewGame(game, List.of()))).join())
                    .isTrue();
            assertThat(store.game("g")).contains(game);
            assertThat(store.openToAnyone(5)).containsExactly(game);
            assertThat(store.gamesOf("me", 5, Optional.empty())).containsExactly(game);
            assertThat(store.gamesOf("me", 5, Optional.of("g"))).isEmpty();
        }
    }
}
