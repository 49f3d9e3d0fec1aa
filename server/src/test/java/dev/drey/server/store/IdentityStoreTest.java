package dev.drey.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class IdentityStoreTest {
    private static final IdentityRow HAZEL = new IdentityRow("i", "Hazel 4F2", 10);

    @TempDir
    Path folder;

    @SuppressWarnings("NullAway.Init")
    private Store store;

    @SuppressWarnings("NullAway.Init")
    private IdentityStore identities;

    @BeforeEach
    void open() {
        store = Store.open(folder, Durability.PROCESS, () -> 1, Runnable::run, SampleRows.SETTINGS);
        identities = store.identities();
    }

    @AfterEach
    void close() {
        store.close();
    }

    private static TokenRow token(String id, String identity, long expiresAt) {
        return new TokenRow(id, identity, "bot " + id, "hash of " + id, 100, expiresAt, OptionalLong.empty());
    }

    @Test
    void renamedIdentityKeepsCreationTime() {
        assertThat(identities.put(HAZEL).join()).isTrue();
        assertThat(identities.find("i")).contains(HAZEL);
        assertThat(identities
                        .put(new IdentityRow("i", "Bob'); DROP TABLE identity; --", 99))
                        .join())
                .isTrue();
        assertThat(identities.find("i")).contains(new IdentityRow("i", "Bob'); DROP TABLE identity; --", 10));
        assertThat(identities.find("j")).isEmpty();
    }

    @Test
    void signingOutRaisesTheGenerationAndRemovesTokens() {
        identities.create(token("a", "i", 1000), 9, 0).join();
        identities.create(token("b", "other", 1000), 9, 0).join();
        assertThat(identities.signOut(HAZEL, Optional.empty()).join()).isEqualTo(OptionalInt.of(1));
        assertThat(identities.signOut(HAZEL, Optional.of(token("c", "i", 500))).join())
                .isEqualTo(OptionalInt.of(2));
        assertThat(identities.find("i").orElseThrow().name()).isEqualTo("Hazel 4F2");
        assertThat(identities.tokensOf("i")).containsExactly(token("c", "i", 500));
        assertThat(identities.tokensOf("other")).hasSize(1);
    }

    @Test
    void deletedIdentityCannotBeUsedAgain() {
        identities.create(token("a", "i", 1000), 9, 0).join();
        assertThat(identities.delete(HAZEL, 77).join()).isTrue();
        IdentityRow deleted = new IdentityRow("i", "", 10, 1, OptionalLong.of(77));
        assertThat(identities.find("i")).contains(deleted);
        assertThat(identities.tokensOf("i")).isEmpty();
        assertThat(identities.leaving(9)).containsExactly(deleted);

        assertThat(identities.put(HAZEL).join()).isFalse();
        assertThat(identities.signOut(HAZEL, Optional.of(token("b", "i", 1000))).join())
                .isEqualTo(OptionalInt.empty());
        assertThat(identities.delete(HAZEL, 99).join()).isFalse();
        assertThat(identities.find("i")).contains(deleted);
        assertThat(identities.tokensOf("i")).isEmpty();

        identities.left("i").join();
        assertThat(identities.leaving(9)).isEmpty();
    }

    @Test
    void limitsValidTokensAndForgetsOldOnes() {
        assertThat(identities.create(token("a", "i", 1000), 2, 0).join()).isTrue();
        assertThat(identities.create(token("expired", "i", 50), 2, 0).join()).isTrue();
        assertThat(identities.create(token("b", "i", 1000), 2, 0).join()).isTrue();
        assertThat(identities.create(token("c", "i", 1000), 2, 0).join()).isFalse();
        assertThat(identities.create(token("d", "other", 1000), 2, 51).join()).isTrue();
        assertThat(identities.tokensOf("i").stream().map(TokenRow::id)).containsExactly("b", "a");
    }

    @Test
    void revokesAndRotatesOwnTokensOnly() {
        identities.create(token("a", "i", 1000), 9, 0).join();
        assertThat(identities.revoke("other", "a").join()).isFalse();
        assertThat(identities.rotate("a", token("x", "other", 1000)).join()).isFalse();
        assertThat(identities.rotate("a", token("b", "i", 2000)).join()).isTrue();
        assertThat(identities.tokensOf("i")).containsExactly(token("b", "i", 2000));
        identities.used("b", 300).join();
        assertThat(identities.token("hash of b").orElseThrow().lastUsedAt()).hasValue(300);
        assertThat(identities.revoke("i", "b").join()).isTrue();
        assertThat(identities.token("hash of b")).isEmpty();
    }

    @Test
    void findsUnfinishedGames() {
        GameRow game = SampleRows.game("g");
        SampleRows.awaitWritten(store.create(List.of(new NewGame(game, List.of()))));
        assertThat(identities.unfinishedGames(game.creator(), 9)).containsExactly("g");
        assertThat(identities.unfinishedGames("nobody", 9)).isEmpty();
    }
}
