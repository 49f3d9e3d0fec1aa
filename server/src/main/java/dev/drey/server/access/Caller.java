package dev.drey.server.access;

import java.util.Optional;

/**
 * Who a limit counts for.
 *
 * @param identity the id of somebody who is known already
 * @param address where the request comes from, as {@link ClientAddresses} writes it
 */
public record Caller(Optional<String> identity, String address) {
    public static Caller of(Identity identity, String address) {
        return new Caller(Optional.of(identity.id()), address);
    }
}
