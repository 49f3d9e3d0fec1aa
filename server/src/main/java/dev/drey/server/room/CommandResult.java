package dev.drey.server.room;

import dev.drey.rules.Rejection;
import java.util.Optional;

/**
 * The result of a command.
 *
 * @param game the game after the command, or unchanged if it was rejected
 * @param rejection why the command was rejected; empty if it was accepted
 */
public record CommandResult(LiveGame game, Optional<Rejection> rejection) {
    static CommandResult accepted(LiveGame game) {
        return new CommandResult(game, Optional.empty());
    }

    static CommandResult rejected(LiveGame game, Rejection rejection) {
        return new CommandResult(game, Optional.of(rejection));
    }
}
