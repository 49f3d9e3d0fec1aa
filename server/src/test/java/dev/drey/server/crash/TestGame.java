package dev.drey.server.crash;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/** A game of the test and its players. It outlives the server. */
final class TestGame {
    /** The kinds of games to play. */
    enum Scenario {
        /** A match of many short games. */
        MATCH("{'game':'adjacent-claim:3x3','games':20}", 20),
        CLOCK("{'game':'othello','games':1,'clock':'5+0'}", 1),
        INCREMENT("{'game':'santorini','games':1,'clock':'5+3'}", 1),
        PLAIN("{'game':'squirrel-war','games':1}", 1),
        DEFAULT_MATCH("{'game':'shellos-shuffle'}", 3),
        ENGINE("{'game':'adjacent-claim:3x3','games':2,'seats':{'X':'me','O':'level-1'}}", 2),
        /** A game with a slow player, who does not move for several restarts of the server. */
        SLOW("{'game':'othello','games':1,'clock':'5+0'}", 1);

        private final String request;
        private final int games;

        Scenario(String request, int games) {
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

    /** How a client receives events. */
    enum Transport {
        SOCKET,
        STREAM
    }

    /** A move with the id of its command. */
    record SentMove(String id, int ply, String move) {
        String message() {
            return "{\"type\":\"play\",\"ply\":" + ply + ",\"move\":\"" + move + "\",\"id\":\"" + id + "\"}";
        }
    }

    static final int SPECTATOR = 2;
    private static final int ROLES = 3;

    private final String id;
    private final Scenario scenario;
    private final int round;
    private final List<String> tokens;
    private final @Nullable String code;
    private final AtomicBoolean followUpClaimed = new AtomicBoolean();
    private final int[] lastSeq = new int[ROLES];
    private final @Nullable SentMove[] unanswered = new SentMove[ROLES];
    private volatile boolean over;
    private volatile int ply;

    /** @param tokens of the players X and O; empty for an engine */
    private TestGame(String id, Scenario scenario, int round, List<String> tokens, @Nullable String code) {
        this.id = id;
        this.scenario = scenario;
        this.round = round;
        this.tokens = tokens;
        this.code = code;
    }

    static TestGame first(String id, Scenario scenario, List<String> tokens, @Nullable String code) {
        return new TestGame(id, scenario, 1, tokens, code);
    }

    TestGame next(String nextId) {
        return new TestGame(nextId, scenario, round + 1, List.of(tokens.get(1), tokens.get(0)), null);
    }

    String id() {
        return id;
    }

    String actionsPath() {
        return "/api/games/" + id + "/actions";
    }

    Scenario scenario() {
        return scenario;
    }

    List<String> tokens() {
        return tokens;
    }

    @Nullable
    String code() {
        return code;
    }

    boolean isLastRound() {
        return round == scenario.games;
    }

    /** The transport of a role, such that both are used equally. */
    Transport transport(int role) {
        return (id.charAt(0) + role) % 2 == 0 ? Transport.SOCKET : Transport.STREAM;
    }

    /** The sequence number of the last event that a player (0, 1) or the spectator received. */
    synchronized int lastSeq(int role) {
        return lastSeq[role];
    }

    synchronized void setLastSeq(int role, int seq) {
        lastSeq[role] = seq;
    }

    /** The move that a player sends: the same as before, with the same id, while there is no answer. */
    synchronized SentMove send(int role, int ply, String choice) {
        @Nullable SentMove last = unanswered[role];
        SentMove sent = last != null && last.ply == ply
                ? last
                : new SentMove(UUID.randomUUID().toString(), ply, choice);
        unanswered[role] = sent;
        return sent;
    }

    /** The last move of a player if it was not answered. */
    synchronized Optional<SentMove> unanswered(int role) {
        return Optional.ofNullable(unanswered[role]);
    }

    synchronized void answered(int role, String id) {
        @Nullable SentMove last = unanswered[role];
        if (last != null && last.id.equals(id)) {
            unanswered[role] = null;
        }
    }

    void update(JsonNode state) {
        ply = Math.max(ply, state.path("ply").asInt());
        over |= state.path("status").asString().equals("over");
    }

    boolean isOver() {
        return over;
    }

    int ply() {
        return ply;
    }

    /** Whether the game is running, or its follow-up is not yet claimed. */
    boolean isActive() {
        return !over || !followUpClaimed.get();
    }

    /** True for the first caller, who must start the game that follows. */
    boolean claimFollowUp() {
        return !followUpClaimed.getAndSet(true);
    }

    @Override
    public synchronized String toString() {
        return scenario + " " + id + " at ply " + ply + ", X by " + transport(0) + " knows of event " + lastSeq[0]
                + ", O by " + transport(1) + " of " + lastSeq[1];
    }
}
