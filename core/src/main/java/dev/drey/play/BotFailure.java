package dev.drey.play;

import dev.drey.rules.Ending;
import java.util.List;

/** Thrown if a bot cannot go on: it crashed, sent something that is not a legal move, or took too long. */
public final class BotFailure extends RuntimeException {
    private final transient Ending ending;
    private final transient List<String> transcript;

    /**
     * Creates a failure.
     *
     * @param message what the bot did wrong
     * @param ending how the game ends, which the bot loses
     * @param transcript the last lines that were sent and received
     */
    public BotFailure(String message, Ending ending, List<String> transcript) {
        super(message);
        this.ending = ending;
        this.transcript = List.copyOf(transcript);
    }

    /** {@return how the game ends: by time or because the bot left} */
    public Ending ending() {
        return ending;
    }

    /** {@return the last lines: sent after {@code >}, received after {@code <}, and errors after {@code !}} */
    public List<String> transcript() {
        return transcript;
    }
}
