package dev.drey.server.room;

import dev.drey.server.store.GameRow;
import dev.drey.server.store.Store;
import dev.drey.server.store.StoreException;
import dev.drey.wire.live.GameRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import java.util.function.LongBinaryOperator;
import java.util.random.RandomGenerator;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The games that somebody follows or that need the server now; all others are in the store alone. */
public final class Rooms implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Rooms.class);

    /** How often the store is asked which games need the server. */
    private static final long SWEEP_PAUSE = 2000;

    private static final int SWEEP_LIMIT = 200;

    /** A game that nobody follows is forgotten after so long. */
    private static final long IDLE = 60_000;

    private static final String ID_FORM = "[2-9a-z]{12}";

    private final Store store;
    private final Scheduler time;
    private final MoveChooser thinker;
    private final RandomGenerator random;
    private final Function<String, String> names;
    private final Lobby lobby;
    private final FairPlay helpGuard = new FairPlay(this);
    private final Map<String, Room> open = new ConcurrentHashMap<>();
    private final Set<String> broken = ConcurrentHashMap.newKeySet();
    private final LongAdder moves = new LongAdder();
    private volatile boolean closed;

    /** @param names what people are called, by their identity */
    public Rooms(
            Store store, Scheduler time, MoveChooser thinker, RandomGenerator random, Function<String, String> names) {
        this.store = store;
        this.time = time;
        this.thinker = thinker;
        this.random = random;
        this.names = names;
        this.lobby = new Lobby(this);
    }

    Store store() {
        return store;
    }

    Scheduler time() {
        return time;
    }

    MoveChooser thinker() {
        return thinker;
    }

    LongBinaryOperator outages() {
        return store.outages()::millisWithin;
    }

    public Lobby lobby() {
        return lobby;
    }

    /** How many games are held in memory. */
    public int size() {
        return open.size();
    }

    /** How many moves were stored since the start. */
    public long moves() {
        return moves.sum();
    }

    /** How many clients follow games. */
    public int listeners() {
        return open.values().stream().mapToInt(Room::listeners).sum();
    }

    // ------------------------------------------------------------ finding and making games

    /** The game of that name; whoever finds it may wait for the store. @throws StoreFailure if it cannot be read */
    public Optional<Room> find(String id) {
        Room known = open.get(id);
        if (known != null && !known.isRetired()) {
            return Optional.of(known);
        }
        if (known != null) {
            open.remove(id, known);
        }
        return load(id).map(loaded -> {
            Room fresh = new Room(this, loaded.game(), loaded.log());
            Room other = open.putIfAbsent(id, fresh);
            if (other == null) {
                fresh.wake();
            }
            return other == null ? fresh : other;
        });
    }

    /** The same if it is held in memory. */
    Optional<Room> known(String id) {
        return Optional.ofNullable(open.get(id)).filter(room -> !room.isRetired());
    }

    /** A game as the store has it. */
    record Loaded(LiveGame game, List<RoomEvent> log) {}

    Optional<Loaded> load(String id) {
        if (!id.matches(ID_FORM)) {
            return Optional.empty();
        }
        return store.load(id).map(stored -> {
            LiveGame fresh = GameRows.fresh(stored.game(), series(stored.game()), names);
            List<RoomEvent> log = GameRows.log(fresh, stored.events(), names);
            LiveGame game = EventReplay.of(fresh, log, outages(), (before, event, after) -> {});
            return new Loaded(EventReplay.credited(game, outages(), time.now()), log);
        });
    }

    private List<GameRow> series(GameRow row) {
        return row.round() == 1 ? List.of() : store.series(row.seriesId());
    }

    /** A game as it stands now, without taking it up. It may wait for the store. */
    public Optional<LiveGame> game(String id) {
        return known(id).map(Room::game).or(() -> load(id).map(Loaded::game));
    }

    /** Says what may not be told to players of games without hints. */
    public FairPlay helpGuard() {
        return helpGuard;
    }

    String name(String identity) {
        return names.apply(identity);
    }

    /** What time it is for games. */
    public long now() {
        return time.now();
    }

    /** Makes the game somebody asks for. */
    public CompletableFuture<Room> create(Seat.Person who, GameRequest request) {
        long now = time.now();
        CreatedGame created = Opening.open(request, who, now, random);
        return store.create(List.of(GameRows.born(created, now))).thenApply(written -> {
            if (!written) {
                throw new IllegalStateException("two games of one name");
            }
            Room room = born(created);
            LiveGame game = created.game();
            changed(created.fresh(), game);
            return room;
        });
    }

    /** Takes up a game that is stored already. */
    Room born(CreatedGame created) {
        Room room = new Room(this, created.game(), created.happenings());
        Room other = open.putIfAbsent(created.fresh().id(), room);
        if (other != null) {
            // Somebody saw it in the store before this, and may be following it already.
            return other;
        }
        room.wake();
        return room;
    }

    /** To be told of every change that was stored. */
    void changed(LiveGame before, LiveGame after) {
        moves.add(Math.max(0, after.state().ply() - before.state().ply()));
        boolean listed = before.status() == GameStatus.OPEN || after.status() == GameStatus.OPEN;
        if (listed) {
            lobby.changed();
        }
    }

    boolean isHere(String game, String identity) {
        Room room = open.get(game);
        return room != null && room.isHere(identity);
    }

    // ------------------------------------------------------------ what happens by itself

    /** Takes up the games that need the server, now and from time to time. */
    public void start() {
        if (!closed) {
            try {
                sweep();
            } catch (StoreException failure) {
                LOG.atWarn().addKeyValue("problem", failure.getMessage()).log("games that are due cannot be looked up");
            } catch (RuntimeException fault) {
                LOG.atError().setCause(fault).log("games that are due were not looked at");
            } finally {
                time.at(time.now() + SWEEP_PAUSE, this::start);
            }
        }
    }

    private void sweep() {
        long now = time.now();
        for (String id : store.due(now, SWEEP_LIMIT + broken.size())) {
            if (!broken.contains(id)) {
                wake(id);
            }
        }
        open.forEach((id, room) -> {
            if (room.retire(now - IDLE)) {
                open.remove(id, room);
            }
        });
    }

    private void wake(String id) {
        try {
            find(id).ifPresent(Room::wake);
        } catch (StoreException failure) {
            throw failure;
        } catch (RuntimeException fault) {
            // One game that cannot be read must not keep the others waiting.
            broken.add(id);
            LOG.atError().addKeyValue("game", id).setCause(fault).log("a game cannot be gone on with");
        }
    }

    /** Tells everybody that no more will come. */
    @Override
    public void close() {
        closed = true;
        new ArrayList<>(open.values()).forEach(room -> room.end("the server is stopping"));
        lobby.end("the server is stopping");
    }
}
