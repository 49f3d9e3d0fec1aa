package dev.drey.rules.contract;

import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.rules.Resources;
import java.util.List;

/** The start positions of the contract tests, listed in {@code starts.txt}. */
public final class StartPositions {
    private StartPositions() {}

    public static List<Position> all() {
        return Resources.lines("starts.txt").stream().map(Games::position).toList();
    }
}
