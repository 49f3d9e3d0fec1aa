package dev.drey.server.access;

import dev.drey.server.store.TokenRow;

/**
 * A new token.
 *
 * @param text the secret, which only its owner may see
 * @param row what the server stores about it
 */
public record IssuedToken(String text, TokenRow row) {}
