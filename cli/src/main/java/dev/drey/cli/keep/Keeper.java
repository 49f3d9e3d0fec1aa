package dev.drey.cli.keep;

import dev.drey.play.Match;
import java.util.Optional;

/** Keeps a game while it is played, so that nothing that happens to the program can lose it. */
public interface Keeper {
    /** Keeps the match as it stands. */
    void keep(Match match);

    /** Forgets it: the game is over. */
    void forget();

    /** How to call the game when going on with it; empty if nothing is kept. */
    Optional<String> id();
}
