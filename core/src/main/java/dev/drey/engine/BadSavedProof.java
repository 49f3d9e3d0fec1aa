package dev.drey.engine;

/** Thrown if a file is not a {@link SavedProof} that this program can use. The message is a predicate without its subject, the file. */
public final class BadSavedProof extends Exception {
    private static final long serialVersionUID = 1;

    /**
     * Creates an exception.
     *
     * @param predicate what is wrong with the file: {@code is damaged or incomplete}
     */
    public BadSavedProof(String predicate) {
        super(predicate);
    }
}
