package dev.drey.server.crash;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A game that the test knows of, and who plays it. It outlives the server. */
final class Table {
    /** What is played at a table. */
    enum Fare {
        /** Games of a few moves that follow one another. */
        MATCH("{'game':'adjacent-claim:3x3','games':20}", 20),
        CLOCK("{'game':'othello','games':1,'clock':'5+0'}", 1),
        INCREMENT("{'game':'santorini','games':1,'clock':'5+3'}", 1),
        PLAIN("{'game':'squirrel-war','games':1}", 1),
        USUAL_MATCH("{'game':'shellos-shuffle'}", 3),
        ENGINE("{'game':'adjacent-claim:3x3','games':2,'seats':{'X':'me','O':'level-1'}}", 2),
        /** Somebody thinks for long, while the server goes and comes. */
        SLOW("{'game':'othello','games':1,'clock':'5+0'}", 1);

        private final String request;
        private final int games;

        Fare(String request, int games) {
            this.request = request.replace('\'', '"');
            this.games = games;
        }

        String request() {
            return request;
        }

        boolean hasEngine() {
            return this == ENGINE;
        }
    }

    /** How one is connected. */
    enum Way {
        SOCKET,
        STREAM
    }

    static final int SPECTATOR = 2;
    private static final int ROLES = 3;

    private final String id;
    private final Fare fare;
    private final int round;
    private final List<String> tokens;
    private final @Nullable String code;
    private final AtomicBoolean followed = new AtomicBoolean();
    private final int[] known = new int[ROLES];
    private volatile boolean over;
    private volatile int ply;

    /** @param tokens the players', of X and O; an engine's is empty */
    private Table(String id, Fare fare, int round, List<String> tokens, @Nullable String code) {
        this.id = id;
        this.fare = fare;
        this.round = round;
        this.tokens = tokens;
        this.code = code;
    }

    static Table first(String id, Fare fare, List<String> tokens, @Nullable String code) {
        return new Table(id, fare, 1, tokens, code);
    }

    Table next(String nextId) {
        return new Table(nextId, fare, round + 1, List.of(tokens.get(1), tokens.get(0)), null);
    }

    String id() {
        return id;
    }

    String actions() {
        return "/api/games/" + id + "/actions";
    }

    Fare fare() {
        return fare;
    }

    List<String> tokens() {
        return tokens;
    }

    @Nullable
    String code() {
        return code;
    }

    boolean isLastRound() {
        return round == fare.games;
    }

    /** Both ways for everybody, in turn. */
    Way way(int role) {
        return (id.charAt(0) + role) % 2 == 0 ? Way.SOCKET : Way.STREAM;
    }

    /** The last event that a player (0, 1) or the spectator was told. */
    synchronized int known(int role) {
        return known[role];
    }

    synchronized void knows(int role, int seq) {
        known[role] = seq;
    }

    void stands(JsonNode state) {
        ply = Math.max(ply, state.path("ply").asInt());
        over |= state.path("status").asString().equals("over");
    }

    boolean isOver() {
        return over;
    }

    int ply() {
        return ply;
    }

    /** Whether somebody still has something to do here: to play, or to see to what follows. */
    boolean isOpen() {
        return !over || !followed.get();
    }

    /** True for the first who asks, who is to see to what follows this game. */
    boolean follow() {
        return !followed.getAndSet(true);
    }

    @Override
    public synchronized String toString() {
        return fare + " " + id + " at ply " + ply + ", X by " + way(0) + " knows of event " + known[0] + ", O by "
                + way(1) + " of " + known[1];
    }
}
