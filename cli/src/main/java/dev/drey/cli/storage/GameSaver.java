package dev.drey.cli.storage;

import dev.drey.record.GameRecord;
import java.util.Optional;

/** Keeps a game while it is played, so that nothing that happens to the program can lose it. */
public interface GameSaver {
    /** Keeps the game as it stands. */
    void keep(GameRecord game);

    /** What is kept; empty if nothing is. */
    Optional<Kept> kept();

    /**
     * A game that is kept.
     *
     * @param id how to call it when going on with it
     * @param moves how many moves of it are kept
     * @param whole whether that is all of it: false if the last moves could not be written
     */
    record Kept(String id, int moves, boolean whole) {}
}
