package dev.drey.server.room;

import dev.drey.server.search.ChosenMove;
import dev.drey.server.search.MoveRequest;
import java.util.concurrent.CompletableFuture;

/** Chooses the moves of engine seats. The future may fail temporarily, and is cancelled when the move is no longer needed. */
@FunctionalInterface
public interface MoveChooser {
    CompletableFuture<ChosenMove> choose(MoveRequest request);
}
