package dev.drey.server.room;

import dev.drey.engine.Level;
import dev.drey.engine.Levels;
import dev.drey.play.TimeControl;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.server.search.ChosenMove;
import dev.drey.server.search.EngineMoves;
import dev.drey.server.search.MoveRequest;
import dev.drey.server.search.SearchOwner;
import dev.drey.server.search.SearchRejected;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The engine seats of a room: searches while an engine is to move. Guarded by the lock of the room. */
final class EngineSeat {
    private static final Logger LOG = LoggerFactory.getLogger(EngineSeat.class);

    /** With a clock, a move takes at most one part in this many of the time left. */
    private static final int CLOCK_SHARE = 30;

    private static final Duration MIN_MOVE_TIME = Duration.ofMillis(20);

    private final Room room;
    private final Rooms rooms;
    private @Nullable CompletableFuture<ChosenMove> search;
    private @Nullable Position searched;

    EngineSeat(Room room, Rooms rooms) {
        this.room = room;
        this.rooms = rooms;
    }

    boolean isThinking() {
        return search != null;
    }

    /** Starts a search if an engine is to move, and stops one that is no longer needed. */
    void update(LiveGame game) {
        Optional<String> level = game.toMove().flatMap(Seat::engine);
        // Offers do not restart the search: an opponent could win on time by making many.
        if (search != null && (level.isEmpty() || !game.state().position().equals(searched))) {
            stop();
        }
        if (level.isPresent() && search == null) {
            Levels.find(game.terms().game().kind(), level.get()).ifPresent(found -> start(game, found));
        }
    }

    void stop() {
        CompletableFuture<ChosenMove> running = search;
        search = null;
        if (running != null) {
            running.cancel(true);
        }
    }

    private void start(LiveGame game, Level level) {
        Side side = game.state().position().toMove();
        CompletableFuture<ChosenMove> choice =
                rooms.moveChooser().choose(request(game, level, moveTime(game, side, level)));
        search = choice;
        searched = game.state().position();
        CompletableFuture<?> unused =
                choice.whenComplete((chosen, failure) -> onMoveChosen(game, side, choice, chosen, failure));
    }

    /** The search belongs to the creator of the game, who asked for the engine. A game from before addresses were stored has its own. */
    private static MoveRequest request(LiveGame game, Level level, Duration maxTime) {
        Terms terms = game.terms();
        SearchOwner owner = new SearchOwner(terms.creator(), terms.origin().orElse(terms.creator()));
        return new MoveRequest(
                game.state().position(), level, maxTime, owner, !game.seats().areEngines());
    }

    private Duration moveTime(LiveGame game, Side side, Level level) {
        Duration levelTime = Duration.ofNanos(level.nanos());
        if (!(game.terms().timeControl() instanceof TimeControl.Increment)) {
            return levelTime;
        }
        long left = game.state().clock().left(side, rooms.time().now()) / CLOCK_SHARE;
        Duration share = Duration.ofMillis(left).compareTo(MIN_MOVE_TIME) < 0 ? MIN_MOVE_TIME : Duration.ofMillis(left);
        return share.compareTo(levelTime) < 0 ? share : levelTime;
    }

    private void onMoveChosen(
            LiveGame game,
            Side side,
            CompletableFuture<ChosenMove> finished,
            @Nullable ChosenMove choice,
            @Nullable Throwable failure) {
        synchronized (room) {
            if (search != finished) {
                return;
            }
            search = null;
        }
        if (choice != null) {
            int ply = game.state().ply();
            CompletableFuture<?> unused = room.submit(
                            (current, now) -> RoomDecider.engineMove(current, side, ply, choice.move(), now))
                    .whenComplete((result, failed) -> onMoveStored(game, side, ply, choice, result, failed));
        } else if (failure != null && isTemporary(failure)) {
            retryLater();
        } else if (failure != null && !finished.isCancelled()) {
            LOG.atError().addKeyValue("game", game.id()).setCause(failure).log("the engine could not choose a move");
        }
    }

    /** Publishes the remark about the move; if the move could not be stored, tries again later. */
    private void onMoveStored(
            LiveGame game,
            Side side,
            int ply,
            ChosenMove choice,
            @Nullable CommandResult result,
            @Nullable Throwable failed) {
        if (failed != null) {
            retryLater();
        } else if (result != null && result.rejection().isEmpty()) {
            choice.remark().filter(words -> mayRemark(game, side)).ifPresent(words -> room.remark(side, ply, words));
        }
    }

    private boolean mayRemark(LiveGame game, Side side) {
        return game.terms().hints()
                && !(game.seats().of(side.other()) instanceof Seat.Person person
                        && rooms.fairPlay()
                                .blockingGame(person.id(), List.of(game.state().position()))
                                .isPresent());
    }

    private static boolean isTemporary(Throwable failure) {
        Throwable cause =
                failure instanceof CompletionException && failure.getCause() != null ? failure.getCause() : failure;
        return cause instanceof SearchRejected;
    }

    private void retryLater() {
        rooms.time().at(rooms.time().now() + EngineMoves.RETRY.toMillis(), room::wake);
    }
}
