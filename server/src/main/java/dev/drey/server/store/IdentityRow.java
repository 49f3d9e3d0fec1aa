package dev.drey.server.store;

/** A stored identity; only guests that have chosen a name are stored. */
public record IdentityRow(String id, String name, long createdAt) {}
