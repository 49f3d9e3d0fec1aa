package dev.drey.server.access;

/** Something there may not be too much of. Each has a most per identity, a most per address, or both; 0 is no limit. */
public sealed interface Limit permits Rate, Hold {
    /** No limit of this kind. */
    int NONE = 0;

    /** As the settings name it: {@code limit-NAME} and {@code limit-NAME-address}. */
    String text();

    /** What it counts, for the documentation. */
    String help();

    ProblemCode problem();

    /** The usual most for one identity; below 0 where identities are not counted. */
    int perIdentity();

    /** The usual most for one address; below 0 where addresses are not counted. */
    int perAddress();
}
