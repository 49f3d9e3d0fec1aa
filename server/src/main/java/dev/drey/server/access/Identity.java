package dev.drey.server.access;

/**
 * Somebody: a guest, or the program of one.
 *
 * @param id never changes and is never shown to others as a secret: it is none
 * @param name what others see
 */
public record Identity(String id, String name) {}
