package dev.drey.server.store;

/** Somebody the server knows, if only as a guest. */
public record IdentityRow(String id, String name, long createdAt) {}
