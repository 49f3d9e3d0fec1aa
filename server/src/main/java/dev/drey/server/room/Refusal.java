package dev.drey.server.room;

/** Somebody wanted something that cannot be; nothing has changed. */
public final class Refusal extends RuntimeException {
    private final String code;
    private final transient LiveGame game;

    Refusal(Decision.Refused refused, LiveGame game) {
        // Nothing went wrong in the program: where it was thrown is of no interest.
        super(refused.message(), null, false, false);
        this.code = refused.code();
        this.game = game;
    }

    /** Stable, for programs. */
    public String code() {
        return code;
    }

    /** The game as it stood. */
    public LiveGame game() {
        return game;
    }
}
