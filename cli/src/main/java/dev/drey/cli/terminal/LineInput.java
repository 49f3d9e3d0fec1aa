package dev.drey.cli.terminal;

import java.io.PrintWriter;
import java.util.List;
import java.util.Optional;

/** Where the players' lines come from. */
public interface LineInput extends AutoCloseable {
    /**
     * Asks, and reads a line.
     *
     * @param completions what the line may become
     * @return the line; empty if the player is gone: Ctrl-C, Ctrl-D, a closed pipe
     */
    Optional<String> read(String prompt, List<String> completions);

    /** Where everything else must be written, so that lines and output do not get in each other's way. */
    PrintWriter out();

    /** Whether a person sits there, who may want to go on after the end. */
    boolean interactive();

    /** Being watched for something; closing it ends that. */
    interface Watch extends AutoCloseable {
        @Override
        void close();
    }

    /** While nobody reads lines: does something each time a person presses Enter and nothing else. */
    default Watch watchForEnter(Runnable then) {
        return () -> {};
    }

    /** How many columns there are to write in; as many as one likes if nobody watches. */
    default int width() {
        return Integer.MAX_VALUE;
    }

    @Override
    void close();
}
