package dev.drey.server.access;

import java.util.Locale;

/** A limit per identity, per address, or both. */
public sealed interface Limit permits RateLimit, ConcurrencyLimit {
    /** The value that switches a limit off. */
    int UNLIMITED = 0;

    /** The default of a limit that does not apply to identities, or not to addresses. */
    int NOT_APPLICABLE = -1;

    /** The name of the constant. */
    String name();

    /** The name in settings: {@code limit-ID} and {@code limit-ID-address}. */
    default String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The counted things, for the documentation. */
    String description();

    /** The problem to report when the limit is exceeded. */
    ProblemCode problem();

    /** The default for one identity, or {@link #NOT_APPLICABLE}. */
    int defaultPerIdentity();

    /** The default for one address, or {@link #NOT_APPLICABLE}. */
    int defaultPerAddress();
}
