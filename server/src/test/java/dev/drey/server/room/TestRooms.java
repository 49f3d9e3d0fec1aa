package dev.drey.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.Await;
import dev.drey.server.search.ChosenMove;
import dev.drey.server.search.MoveRequest;
import dev.drey.server.store.Durability;
import dev.drey.server.store.IdentityRow;
import dev.drey.server.store.Store;
import dev.drey.wire.live.ClientMessageReader;
import dev.drey.wire.live.GameRequest;
import dev.drey.wire.live.ReceivedMessage;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Rooms on a real store with a manual clock; engines play the first legal move at once. */
final class TestRooms implements AutoCloseable {
    static final Seat.Person ANN = new Seat.Person("ann", "Ann");
    static final Seat.Person BOB = new Seat.Person("bob", "Bob");
    static final Seat.Person EVE = new Seat.Person("eve", "Eve");

    static final Lifetimes LIFETIMES = Lifetimes.of(7, 10, 7);

    final ManualScheduler time;
    final Store store;
    final Rooms rooms;

    /** The players of games that started without hints. */
    final List<String> startedWithoutHints = new CopyOnWriteArrayList<>();

    TestRooms(Path folder, ManualScheduler time, MoveChooser thinker) {
        this.time = time;
        this.store = Store.open(folder, Durability.PROCESS, time.storeClock(), Runnable::run);
        this.rooms = rooms(store, time, thinker, startedWithoutHints::add);
    }

    static Rooms rooms(Store store, Scheduler time, MoveChooser thinker) {
        return rooms(store, time, thinker, player -> {});
    }

    private static Rooms rooms(Store store, Scheduler time, MoveChooser thinker, Consumer<String> startedWithoutHints) {
        return new Rooms(store, time, thinker, new Random(1), TestRooms::name, LIFETIMES, startedWithoutHints);
    }

    static String name(String id) {
        return id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
    }

    static TestRooms open(Path folder) {
        return open(folder, new ManualScheduler(1_000_000));
    }

    static TestRooms open(Path folder, ManualScheduler time) {
        return new TestRooms(folder, time, TestRooms::firstMove);
    }

    private static CompletableFuture<ChosenMove> firstMove(MoveRequest request) {
        return CompletableFuture.completedFuture(
                new ChosenMove(request.position().moves().get(0), Optional.empty()));
    }

    Room create(Seat.Person who, String request) {
        return await(rooms.create(who, "origin-of-" + who.id(), GameRequest.read(request)));
    }

    /** Creates a game in which Ann plays the first side and Bob the second. */
    Room gameBetweenAnnAndBob(String game, String more) {
        Room room = create(ANN, "{\"game\":\"" + game + "\",\"games\":1" + more + "}");
        act(room, BOB, "{\"type\":\"join\",\"code\":\"" + room.game().terms().code() + "\"}");
        return room;
    }

    /** Sends a message, which must be accepted. */
    LiveGame act(Room room, Seat.Person who, String message) {
        CommandResult result = await(room.act(who, message(message)));
        assertThat(result.rejection()).as(message).isEmpty();
        return result.game();
    }

    static ReceivedMessage message(String json) {
        return ClientMessageReader.read(json);
    }

    LiveGame play(Room room, Seat.Person who, int move) {
        LiveGame game = room.game();
        String text = game.state().position().moves().get(move).text();
        return act(room, who, "{\"type\":\"play\",\"ply\":" + game.state().ply() + ",\"move\":\"" + text + "\"}");
    }

    /** Plays the first legal move of each side, up to a number of moves or the end of the game. */
    void playOn(Room room, int moves) {
        for (int i = 0; i < moves && room.game().isRunning(); i++) {
            LiveGame game = room.game();
            Seat.Person mover =
                    (Seat.Person) game.seats().of(game.state().position().toMove());
            play(room, mover, 0);
        }
    }

    /** Makes the store record that the server is running at this time. */
    void recordActivity() {
        await(store.identities().rename(new IdentityRow(ANN.id(), ANN.name(), time.now())));
    }

    /** Sends a message, which must be rejected. @return the code of the reason */
    String rejection(Room room, Seat.Person who, String message) {
        CommandResult result = await(room.act(who, message(message)));
        assertThat(result.rejection()).as(message).isPresent();
        return result.rejection().orElseThrow().reason().code();
    }

    static <T> T await(CompletableFuture<T> future) {
        try {
            return future.orTimeout(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS).join();
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }

    @Override
    public void close() {
        rooms.close();
        store.close();
    }
}
