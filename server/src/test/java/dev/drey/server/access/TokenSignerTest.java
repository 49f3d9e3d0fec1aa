package dev.drey.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class TokenSignerTest {
    private final TokenSigner signer = new TokenSigner("one key".getBytes(StandardCharsets.UTF_8));

    @Test
    void verifiesOwnSignature() {
        assertThat(signer.verify("cookie", signer.sign("cookie", "ann"))).contains("ann");
    }

    @Test
    void rejectsOtherPurposesKeysAndTexts() {
        String sealed = signer.sign("cookie", "ann");

        assertThat(signer.verify("token", sealed)).isEmpty();
        assertThat(new TokenSigner("another key".getBytes(StandardCharsets.UTF_8)).verify("cookie", sealed))
                .isEmpty();
        assertThat(signer.verify("cookie", sealed.replace("ann", "bob"))).isEmpty();
        assertThat(signer.verify("cookie", "ann")).isEmpty();
        assertThat(signer.verify("cookie", "")).isEmpty();
        assertThat(signer.verify("cookie", ".")).isEmpty();
        assertThat(signer.verify("cookie", "ann.")).isEmpty();
        assertThat(signer.verify("cookie", sealed + "x".repeat(10_000))).isEmpty();
    }

    @Test
    void rejectsEveryChangedCharacter() {
        String sealed = signer.sign("cookie", "ann");
        Random random = new Random(5);
        for (int i = 0; i < sealed.length(); i++) {
            char other = (char) ('a' + random.nextInt(26));
            if (sealed.charAt(i) != other) {
                assertThat(signer.verify("cookie", sealed.substring(0, i) + other + sealed.substring(i + 1)))
                        .isEmpty();
            }
        }
    }

    @Test
    void guestsHaveUniqueIdsAndStableNames() {
        GuestGenerator guests = new GuestGenerator();
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < 1_000; i++) {
            String id = guests.newId();
            assertThat(id).matches("[a-z2-9]{16}");
            assertThat(ids.add(id)).isTrue();
            assertThat(GuestGenerator.name(id))
                    .matches("[A-Z][a-z]+ [0-9A-F]{3}")
                    .isEqualTo(GuestGenerator.name(id));
        }
        assertThat(ids.stream().map(GuestGenerator::name).distinct().count()).isGreaterThan(950);
    }
}
