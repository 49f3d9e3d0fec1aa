package dev.drey.server.room;

import dev.drey.engine.Level;
import dev.drey.rules.Position;
import dev.drey.server.search.Choice;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;

/** Chooses the moves of engine seats. It may refuse to at the moment, or be told that the move is not wanted any more. */
@FunctionalInterface
public interface MoveChooser {
    CompletableFuture<Choice> choose(Position position, Level level, Duration most);
}
