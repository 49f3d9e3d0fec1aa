package dev.drey.server.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.server.access.Credentials.Status;
import dev.drey.server.store.IdentityRow;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

final class CredentialsTest {
    private static final byte[] KEY = "one key".getBytes(StandardCharsets.UTF_8);
    private static final Duration LIFE = Duration.ofDays(90);

    private final FakeIdentities stored = new FakeIdentities();
    private Instant now = Instant.parse("2026-05-01T12:00:00Z");
    private final Credentials credentials = new Credentials(() -> KEY, stored, () -> now);

    private Status status(String cookie) {
        return credentials.status(credentials.readCookie(cookie).orElseThrow());
    }

    private void store(int generation, OptionalLong deletedAt) {
        stored.put(new IdentityRow("ann", "Ann", 1, generation, deletedAt));
        credentials.forget("ann");
    }

    @Test
    void cookieIsValidForItsGenerationOnly() {
        String first = credentials.newCookie("ann", 0);
        String second = credentials.newCookie("ann", 1);
        assertThat(status(first)).isEqualTo(Status.VALID);
        assertThat(status(second)).isEqualTo(Status.REVOKED);
        store(1, OptionalLong.empty());
        assertThat(status(first)).isEqualTo(Status.REVOKED);
        assertThat(status(second)).isEqualTo(Status.VALID);
        store(1, OptionalLong.of(5));
        assertThat(status(second)).isEqualTo(Status.REVOKED);
        assertThat(credentials.readCookie(second).orElseThrow().identity()).isEqualTo("ann");
    }

    @Test
    void cookieExpiresAYearAfterItWasIssued() {
        String cookie = credentials.newCookie("ann", 0);
        now = now.plus(Credentials.COOKIE_LIFE).minusMillis(1);
        assertThat(status(cookie)).isEqualTo(Status.VALID);
        now = now.plusMillis(1);
        assertThat(status(cookie)).isEqualTo(Status.EXPIRED);
    }

    @Test
    void cookieIsRenewedAfterAMonth() {
        Credential cookie =
                credentials.readCookie(credentials.newCookie("ann", 0)).orElseThrow();
        assertThat(credentials.isRenewable(cookie)).isFalse();
        now = now.plus(Credentials.COOKIE_RENEWAL);
        assertThat(credentials.isRenewable(cookie)).isTrue();
        assertThat(credentials.isRenewable(Credential.ofToken("ann", "hash"))).isFalse();
    }

    /** Players must not lose their games by an upgrade. */
    @Test
    void cookieOfEarlierVersionIsValidForAYearUnlessSignedOut() {
        String old = new TokenSigner(KEY).sign("cookie", "ann");
        assertThat(status(old)).isEqualTo(Status.VALID);
        now = Credentials.FIRST_DATED_COOKIES.plus(Credentials.COOKIE_LIFE).minusMillis(1);
        assertThat(status(old)).isEqualTo(Status.VALID);
        now = now.plusMillis(1);
        assertThat(status(old)).isEqualTo(Status.EXPIRED);
        assertThat(credentials.isRenewable(credentials.readCookie(old).orElseThrow()))
                .isTrue();
        store(1, OptionalLong.empty());
        assertThat(status(old)).isEqualTo(Status.REVOKED);
    }

    @Test
    void tokenIsValidUntilItExpires() {
        String token = stored.put(credentials.newToken("ann", "bot", LIFE));
        assertThat(token).matches("drey_[a-z2-9]{32}[\\w-]{10}");
        assertThat(credentials.readToken(token).identity()).isEqualTo("ann");
        now = now.plus(LIFE);
        assertThatThrownBy(() -> credentials.readToken(token)).hasMessageContaining("This token has expired.");
    }

    @Test
    void expiredTokensAreDeletedAfterAMonth() {
        String token = stored.put(credentials.newToken("ann", "bot", LIFE));
        now = now.plus(LIFE).plus(Credentials.EXPIRED_LISTED);
        assertThat(credentials.deleteExpiredTokens().join()).isFalse();
        assertThatThrownBy(() -> credentials.readToken(token)).hasMessageContaining("has expired.");
        credentials.forget("ann");
        now = now.plusMillis(1);
        assertThat(credentials.deleteExpiredTokens().join()).isFalse();
        assertThatThrownBy(() -> credentials.readToken(token)).hasMessageContaining("was revoked");
    }

    @Test
    void manyExpiredTokensAreDeletedInSteps() {
        for (int i = 0; i <= Credentials.MAX_DELETED_TOKENS; i++) {
            stored.put(credentials.newToken("ann", "bot", LIFE));
        }
        now = now.plus(LIFE).plus(Credentials.EXPIRED_LISTED).plusMillis(1);
        assertThat(credentials.deleteExpiredTokens().join())
                .as("there are more")
                .isTrue();
        assertThat(credentials.deleteExpiredTokens().join()).isFalse();
    }

    @Test
    void revokedTokenIsRejected() {
        String token = stored.put(credentials.newToken("ann", "bot", LIFE));
        credentials.readToken(token);
        stored.revokeTokens();
        credentials.forget("ann");
        assertThatThrownBy(() -> credentials.readToken(token)).hasMessageContaining("This token was revoked");
    }

    @Test
    void tokenOfDeletedIdentityIsRejected() {
        String token = stored.put(credentials.newToken("ann", "bot", LIFE));
        store(1, OptionalLong.of(5));
        assertThatThrownBy(() -> credentials.readToken(token)).hasMessageContaining("This token was revoked");
    }

    @Test
    void tokenOfEarlierVersionIsRejectedWithAnExplanation() {
        String old = "drey_" + new TokenSigner(KEY).sign("token", "aaaaaaaaaaaaaaaa");
        assertThatThrownBy(() -> credentials.readToken(old)).hasMessageContaining("never expire", "POST /api/tokens");
    }

    @Test
    void inventedTokensDoNotReachTheStore() {
        String token = credentials.newToken("ann", "bot", LIFE).text();
        char last = token.charAt(token.length() - 1);
        String invented = token.substring(0, token.length() - 1) + (last == 'A' ? 'B' : 'A');
        assertThatThrownBy(() -> credentials.readToken(invented)).hasMessageContaining("did not issue");
        assertThatThrownBy(() -> credentials.readToken("drey_" + "a".repeat(42)))
                .hasMessageContaining("did not issue");
        assertThat(stored.queries()).isZero();
    }

    @Test
    void repeatedUseNeedsNoQueryAndOneWriteADay() {
        String token = stored.put(credentials.newToken("ann", "bot", LIFE));
        String cookie = credentials.newCookie("bob", 0);
        for (int i = 0; i < 100; i++) {
            credentials.readToken(token);
            assertThat(status(cookie)).isEqualTo(Status.VALID);
        }
        // Entries expire after seconds, so a slow run may need a few more.
        assertThat(stored.queries()).isLessThan(100);
        assertThat(stored.writes()).isEqualTo(1);
        now = now.plus(Duration.ofDays(1));
        credentials.readToken(token);
        assertThat(stored.writes()).isEqualTo(2);
    }
}
