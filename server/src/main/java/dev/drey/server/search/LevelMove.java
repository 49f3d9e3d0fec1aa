package dev.drey.server.search;

import dev.drey.engine.Level;
import dev.drey.engine.LevelPlayer;
import dev.drey.rules.Position;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.random.RandomGenerator;

/** A numbered level's move, found in one turn. */
record LevelMove(
        Position position,
        Level level,
        OracleShelf oracles,
        RandomGenerator random,
        CompletableFuture<Choice> choice,
        Teller teller)
        implements Work {
    @Override
    public boolean goOn(Turn turn) {
        Choice chosen = oracles.ask(position.game(), oracle -> {
            LevelPlayer player = new LevelPlayer(level, oracle, random);
            turn.whenOver(player::moveNow);
            return new Choice(player.choose(position).move(), Optional.empty());
        });
        if (turn.isOver()) {
            // Made in haste because nobody wants it any more.
            return false;
        }
        teller.tell(() -> choice.complete(chosen));
        return true;
    }

    @Override
    public void abandon(Throwable why) {
        teller.tell(() -> choice.completeExceptionally(why));
    }
}
