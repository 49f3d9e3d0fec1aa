package dev.drey.server.access;

/**
 * A player as the server knows them: a guest, or a program of a guest.
 *
 * @param id never changes; it is not a secret
 * @param name shown to other players
 */
public record Identity(String id, String name) {}
