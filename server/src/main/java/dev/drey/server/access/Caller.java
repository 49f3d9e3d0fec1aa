package dev.drey.server.access;

import java.util.Optional;

/**
 * The subject of a limit: an identity, if known, and an address.
 *
 * @param identity the id of the client's identity, if it has one already
 * @param address the key of the client's address, see {@link ClientAddresses}
 */
public record Caller(Optional<String> identity, String address) {
    public static Caller of(Identity identity, String address) {
        return new Caller(Optional.of(identity.id()), address);
    }
}
