package dev.drey.server.store;

import java.util.OptionalLong;

/**
 * A stored identity. Guests without a chosen name are stored when they create or join a game, or sign out everywhere.
 *
 * @param name empty once the identity is deleted
 * @param generation cookies of another generation are invalid
 * @param deletedAt when the player deleted the identity
 */
public record IdentityRow(String id, String name, long createdAt, int generation, OptionalLong deletedAt) {
    /** An identity whose cookies are all valid. */
    public IdentityRow(String id, String name, long createdAt) {
        this(id, name, createdAt, 0, OptionalLong.empty());
    }

    /** The same identity under another name. */
    public IdentityRow withName(String other) {
        return new IdentityRow(id, other, createdAt, generation, deletedAt);
    }

    public boolean isDeleted() {
        return deletedAt.isPresent();
    }
}
