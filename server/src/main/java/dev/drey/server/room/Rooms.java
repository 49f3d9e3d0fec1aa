package dev.drey.server.room;

import dev.drey.rules.Reason;
import dev.drey.server.store.NewGame;
import dev.drey.server.store.RequestRow;
import dev.drey.server.store.Store;
import dev.drey.wire.live.GameRequest;
import dev.drey.wire.live.ServerMessage;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongBinaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/** The games in memory: those that clients follow or that need the server now. All other games are in the store alone. */
public final class Rooms implements AutoCloseable {
    private final Store store;
    private final Scheduler time;
    private final MoveChooser moveChooser;
    private final RandomGenerator random;
    private final Function<String, String> names;
    private final Lifetimes lifetimes;
    private final Consumer<String> startedWithoutHints;
    private final Lobby lobby;
    private final FairPlay fairPlay = new FairPlay(this);
    private final Map<String, Room> open = new ConcurrentHashMap<>();
    private final LongAdder moves = new LongAdder();
    private final RoomSweeper sweeper;

    /**
     * @param names maps an identity to the name of the person
     * @param startedWithoutHints receives the identity of each player of a game without hints, after the game has started
     */
    public Rooms(
            Store store,
            Scheduler time,
            MoveChooser moveChooser,
            RandomGenerator random,
            Function<String, String> names,
            Lifetimes lifetimes,
            Consumer<String> startedWithoutHints) {
        this.store = store;
        this.time = time;
        this.moveChooser = moveChooser;
        this.random = random;
        this.names = names;
        this.lifetimes = lifetimes;
        this.startedWithoutHints = startedWithoutHints;
        this.lobby = new Lobby(this);
        this.sweeper = new RoomSweeper(this, store, time);
    }

    Store store() {
        return store;
    }

    Scheduler time() {
        return time;
    }

    MoveChooser moveChooser() {
        return moveChooser;
    }

    Lifetimes lifetimes() {
        return lifetimes;
    }

    /** Returns the milliseconds of outage between two moments; the later moment must have been read before. */
    LongBinaryOperator outages() {
        return store.outages()::millisWithin;
    }

    public Lobby lobby() {
        return lobby;
    }

    /** The number of games in memory. */
    public int size() {
        return open.size();
    }

    /** The number of moves stored since the start of the server. */
    public long moves() {
        return moves.sum();
    }

    /** The number of clients that follow games. */
    public int listeners() {
        return open.values().stream().mapToInt(Room::listeners).sum();
    }

    // ------------------------------------------------------------ finding and creating games

    /** Returns the room of a game, loading it if necessary; may wait for the store. @throws StoreException if it cannot be read */
    public Optional<Room> find(String id) {
        Room known = open.get(id);
        if (known != null && !known.isRetired()) {
            return Optional.of(known);
        }
        if (known != null) {
            open.remove(id, known);
        }
        return load(id).map(loaded -> {
            Room fresh = new Room(this, loaded);
            Room other = open.putIfAbsent(id, fresh);
            if (other == null) {
                fresh.wake();
            }
            return other == null ? fresh : other;
        });
    }

    /** Returns the room of a game that is in memory. */
    Optional<Room> findLoaded(String id) {
        return Optional.ofNullable(open.get(id)).filter(room -> !room.isRetired());
    }

    /** Loads a game from the store without keeping it in memory. */
    Optional<LoadedGame> load(String id) {
        return LoadedGame.of(id, store, names, time);
    }

    /** Returns the current state of a game without keeping it in memory; may wait for the store. */
    public Optional<LiveGame> game(String id) {
        return findLoaded(id).map(Room::game).or(() -> load(id).map(LoadedGame::game));
    }

    /** Returns a game as a viewer sees it now. */
    public ServerMessage.Game view(LiveGame game, String viewer) {
        long now = time.now();
        return GameViews.game(EventReplay.credited(game, outages(), now), viewer, now);
    }

    /** Decides which positions are withheld from players of games without hints. */
    public FairPlay fairPlay() {
        return fairPlay;
    }

    String name(String identity) {
        return names.apply(identity);
    }

    /** Shows a player under their current name in all games. */
    public void renamed(String identity) {
        Seat.Person player = new Seat.Person(identity, name(identity));
        open.values().forEach(room -> room.rename(player));
        lobby.rename(player);
    }

    /** The current time of games, in milliseconds since 1970. */
    public long now() {
        return time.now();
    }

    /**
     * Creates and stores the game that a player asks for, unless a request with the same id has created it.
     *
     * @param origin a keyed hash of the player's network address
     */
    public CompletableFuture<Room> create(Seat.Person creator, String origin, GameRequest request) {
        long now = time.now();
        CreatedGame created = CreatedGame.requested(request, creator, origin, now, random);
        NewGame game = GameRows.newGame(created, lifetimes, now);
        if (request.id().isPresent()) {
            RequestRow row = new RequestRow(
                    creator.id(),
                    request.id().get(),
                    request.text(),
                    game.game().id());
            return store.create(game, row)
                    .thenApply(stored -> stored.equals(row)
                            ? publish(created)
                            : repeated(stored, request).orElseThrow());
        }
        return store.create(List.of(game)).thenApply(written -> {
            if (!written) {
                throw new IllegalStateException("two games with the same id");
            }
            return publish(created);
        });
    }

    private Room publish(CreatedGame created) {
        Room room = open(created);
        room.listInLobby();
        changed(created.initial(), created.game());
        return room;
    }

    /**
     * Returns the game that was created when the same request was sent before.
     *
     * @throws RequestRejected if the creator has used its id for another request
     */
    public Optional<Room> requested(Seat.Person creator, GameRequest request) {
        return request.id().flatMap(id -> store.request(creator.id(), id)).flatMap(stored -> repeated(stored, request));
    }

    private Optional<Room> repeated(RequestRow stored, GameRequest request) {
        if (!stored.text().equals(request.text())) {
            throw new RequestRejected(
                    Reason.REUSED_ID, "You have used this id for another game: give each request its own id.");
        }
        return find(stored.gameId());
    }

    /** Brings a new game, which has been stored, into memory. */
    Room open(CreatedGame created) {
        Room room = new Room(this, new LoadedGame(created.game(), created.events(), new CommandIds()));
        Room other = open.putIfAbsent(created.initial().id(), room);
        if (other != null) {
            // A client found the game in the store first and may already follow it.
            return other;
        }
        room.wake();
        return room;
    }

    /** Counts moves, and reports games that have started, after a stored change. */
    void changed(LiveGame before, LiveGame after) {
        moves.add(Math.max(0, after.state().ply() - before.state().ply()));
        if (before.status() == GameStatus.OPEN) {
            started(after);
        }
    }

    /** Reports the players of a game that has started without hints. */
    void started(LiveGame game) {
        if (game.isRunning() && !game.terms().hints()) {
            Stream.of(game.seats().first(), game.seats().second()).forEach(seat -> {
                if (seat instanceof Seat.Person person) {
                    startedWithoutHints.accept(person.id());
                }
            });
        }
    }

    // ------------------------------------------------------------ start and stop

    /** Loads the games that are due and drops idle ones, now and at regular intervals; corrects the clocks of clients after an outage. */
    public void start() {
        store.onOutage(() -> open.values().forEach(Room::sendClockAfterOutage));
        sweeper.sweepPeriodically();
    }

    /** Removes the rooms that nobody has used since a moment. */
    void retireUnusedSince(long moment) {
        open.forEach((id, room) -> {
            if (room.retire(moment)) {
                open.remove(id, room);
            }
        });
    }

    /** Disconnects all clients. */
    @Override
    public void close() {
        sweeper.stop();
        store.onOutage(() -> {});
        new ArrayList<>(open.values()).forEach(room -> room.close("the server is stopping"));
        lobby.end("the server is stopping");
    }
}
