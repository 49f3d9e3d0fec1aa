package dev.drey.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.store.IdentityStore.Creation;
import dev.drey.server.store.IdentityStore.SignIn;
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

    private static SignIn cookie(int generation) {
        return new SignIn(generation, Optional.empty());
    }

    private static SignIn withToken(String id) {
        return new SignIn(0, Optional.of("hash of " + id));
    }

    private Creation create(TokenRow token, int generation, int maximum) {
        return create(token, cookie(generation), maximum);
    }

    private Creation create(TokenRow token, SignIn signIn, int maximum) {
        return identities.create(token, signIn, maximum).join();
    }

    private OptionalInt signOut(SignIn signIn) {
        return identities.signOut(HAZEL, signIn, Optional.empty()).join();
    }

    private boolean delete(int generation, long now) {
        return identities.delete(HAZEL, cookie(generation), now).join();
    }

    @Test
    void renamedIdentityKeepsCreationTime() {
        assertThat(identities.rename(HAZEL).join()).isTrue();
        assertThat(identities.find("i")).contains(HAZEL);
        assertThat(identities
                        .rename(new IdentityRow("i", "Bob'); DROP TABLE identity; --", 99))
                        .join())
                .isTrue();
        assertThat(identities.find("i")).contains(new IdentityRow("i", "Bob'); DROP TABLE identity; --", 10));
        assertThat(identities.find("j")).isEmpty();
    }

    @Test
    void signingOutRaisesTheGenerationAndRemovesTokens() {
        assertThat(create(token("a", "i", 1000), 0, 9)).isEqualTo(Creation.CREATED);
        assertThat(create(token("b", "other", 1000), 0, 9)).isEqualTo(Creation.CREATED);
        assertThat(signOut(cookie(0))).isEqualTo(OptionalInt.of(1));
        assertThat(identities
                        .signOut(HAZEL, cookie(1), Optional.of(token("c", "i", 500)))
                        .join())
                .isEqualTo(OptionalInt.of(2));
        assertThat(identities.find("i").orElseThrow().name()).isEqualTo("Hazel 4F2");
        assertThat(identities.tokensOf("i")).containsExactly(token("c", "i", 500));
        assertThat(identities.tokensOf("other")).hasSize(1);
    }

    @Test
    void deletedIdentityCannotBeUsedAgain() {
        assertThat(create(token("a", "i", 1000), 0, 9)).isEqualTo(Creation.CREATED);
        assertThat(delete(0, 77)).isTrue();
        IdentityRow deleted = new IdentityRow("i", "", 10, 1, OptionalLong.of(77));
        assertThat(identities.find("i")).contains(deleted);
        assertThat(identities.tokensOf("i")).isEmpty();
        assertThat(identities.leaving("", 9)).containsExactly(deleted);

        assertThat(identities.rename(HAZEL).join()).isFalse();
        assertThat(signOut(cookie(1))).isEqualTo(OptionalInt.empty());
        assertThat(delete(1, 99)).isFalse();
        assertThat(identities.find("i")).contains(deleted);
        assertThat(identities.tokensOf("i")).isEmpty();

        identities.left("i").join();
        assertThat(identities.leaving("", 9)).isEmpty();
    }

    @Test
    void limitsValidTokensAndDeletesOldOnes() {
        assertThat(create(token("a", "i", 1000), 0, 2)).isEqualTo(Creation.CREATED);
        assertThat(create(token("expired", "i", 50), 0, 2)).isEqualTo(Creation.CREATED);
        assertThat(create(token("b", "i", 1000), 0, 2)).isEqualTo(Creation.CREATED);
        assertThat(create(token("c", "i", 1000), 0, 2)).isEqualTo(Creation.TOO_MANY);
        assertThat(identities.rotate("expired", token("c", "i", 1000)).join())
                .as("would exceed the limit")
                .isFalse();
        assertThat(identities.deleteTokens(50, 9).join()).isZero();
        assertThat(identities.deleteTokens(51, 9).join()).isEqualTo(1);
        assertThat(identities.deleteTokens(5000, 1).join()).as("limited").isEqualTo(1);
        assertThat(identities.tokensOf("i")).hasSize(1);
    }

    /** A request that was identified before the sign-out may be stored after it. */
    @Test
    void signedOutClientsGetNoTokens() {
        assertThat(create(token("a", "i", 1000), 0, 9)).isEqualTo(Creation.CREATED);
        signOut(cookie(0));
        assertThat(create(token("b", "i", 1000), 0, 9)).isEqualTo(Creation.SIGNED_OUT);
        assertThat(create(token("b", "i", 1000), withToken("a"), 9)).isEqualTo(Creation.SIGNED_OUT);
        assertThat(create(token("b", "i", 1000), 1, 9)).isEqualTo(Creation.CREATED);
        assertThat(create(token("c", "i", 1000), withToken("b"), 9)).isEqualTo(Creation.CREATED);
        delete(1, 77);
        assertThat(create(token("d", "i", 1000), 2, 9)).isEqualTo(Creation.SIGNED_OUT);
        assertThat(identities.tokensOf("i")).isEmpty();
    }

    /** Otherwise somebody with a stolen cookie or token could stay signed in, and sign the owner out. */
    @Test
    void signedOutClientsCannotSignOutOrDelete() {
        assertThat(create(token("a", "i", 1000), 0, 9)).isEqualTo(Creation.CREATED);
        assertThat(signOut(cookie(0))).isEqualTo(OptionalInt.of(1));
        assertThat(create(token("b", "i", 1000), 1, 9)).isEqualTo(Creation.CREATED);

        assertThat(signOut(cookie(0))).isEqualTo(OptionalInt.empty());
        assertThat(signOut(withToken("a"))).isEqualTo(OptionalInt.empty());
        assertThat(delete(0, 77)).isFalse();
        assertThat(identities.delete(HAZEL, withToken("a"), 77).join()).isFalse();
        assertThat(identities.tokensOf("i")).containsExactly(token("b", "i", 1000));
        assertThat(identities.find("i").orElseThrow().generation()).isEqualTo(1);
        assertThat(identities.delete(HAZEL, withToken("b"), 77).join()).isTrue();
    }

    /** A seat that is taken at the moment of a rename must not restore the old name. */
    @Test
    void addedPlayerKeepsTheStoredName() {
        assertThat(identities.add(HAZEL).join()).isTrue();
        identities.rename(new IdentityRow("i", "Ann", 20)).join();
        assertThat(identities.add(HAZEL).join()).isTrue();
        assertThat(identities.find("i").orElseThrow().name()).isEqualTo("Ann");
        delete(0, 77);
        assertThat(identities.add(HAZEL).join()).isFalse();
    }

    @Test
    void revokesAndRotatesOwnTokensOnly() {
        assertThat(create(token("a", "i", 1000), 0, 9)).isEqualTo(Creation.CREATED);
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
