package dev.drey.server.access;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class SealTest {
    private final Seal seal = new Seal("one key".getBytes(StandardCharsets.UTF_8));

    @Test
    void whatWasSignedIsBelieved() {
        assertThat(seal.open("cookie", seal.sign("cookie", "ann"))).contains("ann");
    }

    @Test
    void nothingElseIs() {
        String sealed = seal.sign("cookie", "ann");

        assertThat(seal.open("token", sealed)).isEmpty();
        assertThat(new Seal("another key".getBytes(StandardCharsets.UTF_8)).open("cookie", sealed))
                .isEmpty();
        assertThat(seal.open("cookie", sealed.replace("ann", "bob"))).isEmpty();
        assertThat(seal.open("cookie", "ann")).isEmpty();
        assertThat(seal.open("cookie", "")).isEmpty();
        assertThat(seal.open("cookie", ".")).isEmpty();
        assertThat(seal.open("cookie", "ann.")).isEmpty();
        assertThat(seal.open("cookie", sealed + "x".repeat(10_000))).isEmpty();
    }

    @Test
    void everyCharacterCounts() {
        String sealed = seal.sign("cookie", "ann");
        Random random = new Random(5);
        for (int i = 0; i < sealed.length(); i++) {
            char other = (char) ('a' + random.nextInt(26));
            if (sealed.charAt(i) != other) {
                assertThat(seal.open("cookie", sealed.substring(0, i) + other + sealed.substring(i + 1)))
                        .isEmpty();
            }
        }
    }

    @Test
    void guestsHaveIdsOfTheirOwnAndNamesThatStay() {
        Guests guests = new Guests();
        Set<String> ids = new HashSet<>();
        for (int i = 0; i < 1_000; i++) {
            String id = guests.newId();
            assertThat(id).matches("[a-z2-9]{16}");
            assertThat(ids.add(id)).isTrue();
            assertThat(Guests.name(id)).matches("[A-Z][a-z]+ [0-9A-F]{3}").isEqualTo(Guests.name(id));
        }
        assertThat(ids.stream().map(Guests::name).distinct().count()).isGreaterThan(950);
    }
}
