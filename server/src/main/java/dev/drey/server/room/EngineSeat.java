package dev.drey.server.room;

import dev.drey.engine.Level;
import dev.drey.engine.Levels;
import dev.drey.play.TimeControl;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.server.search.Choice;
import dev.drey.server.search.EngineMoves;
import dev.drey.server.search.SearchRejected;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The engine at a board: thinks when it is to move, and stops when that is no longer so. Its room takes care of threads. */
final class EngineSeat {
    private static final Logger LOG = LoggerFactory.getLogger(EngineSeat.class);

    /** With a clock, a move takes no more than this part of what is left. */
    private static final int CLOCK_SHARE = 30;

    private static final Duration SHORTEST = Duration.ofMillis(20);

    private final Room room;
    private final Rooms rooms;
    private @Nullable CompletableFuture<Choice> thinking;
    private @Nullable Position about;

    EngineSeat(Room room, Rooms rooms) {
        this.room = room;
        this.rooms = rooms;
    }

    boolean isThinking() {
        return thinking != null;
    }

    /** Looks at the game as it is now. */
    void consider(LiveGame game) {
        Optional<String> level = game.toMove().flatMap(Seat::engine);
        // An offer is no reason to begin anew: whoever made enough of them would win on time.
        if (thinking != null && (level.isEmpty() || !game.state().position().equals(about))) {
            stop();
        }
        if (level.isPresent() && thinking == null) {
            Levels.find(game.terms().game().kind(), level.get()).ifPresent(known -> think(game, known));
        }
    }

    void stop() {
        CompletableFuture<Choice> unwanted = thinking;
        thinking = null;
        if (unwanted != null) {
            unwanted.cancel(true);
        }
    }

    private void think(LiveGame game, Level level) {
        Side side = game.state().position().toMove();
        CompletableFuture<Choice> choice =
                rooms.thinker().choose(game.state().position(), level, most(game, side, level));
        thinking = choice;
        about = game.state().position();
        CompletableFuture<?> unused =
                choice.whenComplete((chosen, failure) -> chosen(game, side, choice, chosen, failure));
    }

    private Duration most(LiveGame game, Side side, Level level) {
        Duration usual = Duration.ofNanos(level.nanos());
        if (!(game.terms().timeControl() instanceof TimeControl.Increment)) {
            return usual;
        }
        long left = game.state().clock().left(side, rooms.time().now()) / CLOCK_SHARE;
        Duration share = Duration.ofMillis(left).compareTo(SHORTEST) < 0 ? SHORTEST : Duration.ofMillis(left);
        return share.compareTo(usual) < 0 ? share : usual;
    }

    private void chosen(
            LiveGame game,
            Side side,
            CompletableFuture<Choice> asked,
            @Nullable Choice choice,
            @Nullable Throwable failure) {
        synchronized (room) {
            if (thinking != asked) {
                return;
            }
            thinking = null;
        }
        if (choice != null) {
            int ply = game.state().ply();
            CompletableFuture<?> unused = room.submit(now -> RoomDecider.engineMove(
                            now, side, ply, choice.move(), rooms.time().now()))
                    .whenComplete((after, failed) -> played(game, side, ply, choice, failed));
        } else if (failure != null && isPassing(failure)) {
            tryLater();
        } else if (failure != null && !asked.isCancelled()) {
            LOG.atError().addKeyValue("game", game.id()).setCause(failure).log("an engine could not choose a move");
        }
    }

    /** A move that could not be stored is tried again: the seat still has to move. */
    private void played(LiveGame game, Side side, int ply, Choice choice, @Nullable Throwable failed) {
        if (failed == null) {
            choice.remark().filter(words -> mayRemark(game, side)).ifPresent(words -> room.remark(side, ply, words));
        } else if (!(failed instanceof Refusal)) {
            tryLater();
        }
    }

    private boolean mayRemark(LiveGame game, Side side) {
        return game.terms().hints()
                && !(game.seats().of(side.other()) instanceof Seat.Person person
                        && rooms.helpGuard()
                                .blocking(person.id(), List.of(game.state().position()))
                                .isPresent());
    }

    private static boolean isPassing(Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        return cause instanceof SearchRejected;
    }

    private void tryLater() {
        rooms.time().at(rooms.time().now() + EngineMoves.RETRY.toMillis(), room::wake);
    }
}
