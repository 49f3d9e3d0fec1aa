package dev.drey.server.access;

/** Something there may not be too much of. Each has a most per identity, a most per address, or both; 0 is no limit. */
public sealed interface Limit permits RateLimit, ConcurrencyLimit {
    /** No limit of this kind. */
    int UNLIMITED = 0;

    /** As the settings name it: {@code limit-NAME} and {@code limit-NAME-address}. */
    String id();

    /** What it counts, for the documentation. */
    String description();

    ProblemCode problem();

    /** The usual most for one identity; below 0 where identities are not counted. */
    int defaultPerIdentity();

    /** The usual most for one address; below 0 where addresses are not counted. */
    int defaultPerAddress();
}
