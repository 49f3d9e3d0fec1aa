package dev.drey.bench.load;

import java.net.http.WebSocket;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;

/**
 * A game between two players, each at a socket of its own. A move is made when it is due, by whoever is to move; if that player
 * has not been told yet that it is, as soon as it has. The time counts from when the move was due, so that waiting shows.
 */
final class Duel {
    private static final List<String> SIDES = List.of("X", "O");

    private record Sent(int side, int ply, long dueAt) {}

    private final Tally tally;
    private final Random random;
    private final Runnable begins;
    private final Runnable ends;
    /** The sockets, once what was said last is on its way: only then may they be told more. */
    private final List<CompletableFuture<WebSocket>> sockets =
            new ArrayList<>(List.of(new CompletableFuture<>(), new CompletableFuture<>()));

    private final Deque<Long> due = new ArrayDeque<>();
    private final Deque<Sent> underWay = new ArrayDeque<>();
    private final boolean[] knowsEnd = new boolean[2];
    private String[] choices = new String[0];
    private int mover = -1;
    private int ply;
    private long lastDue;
    private boolean begun;

    /**
     * A game that has not begun.
     *
     * @param begins called once somebody can move
     * @param ends called once both know that it is over
     */
    Duel(Tally tally, Random random, Runnable begins, Runnable ends) {
        this.tally = tally;
        this.random = random;
        this.begins = begins;
        this.ends = ends;
    }

    void sits(int side, WebSocket socket) {
        sockets.get(side).complete(socket);
    }

    synchronized CompletableFuture<?> say(int side, String message) {
        CompletableFuture<WebSocket> said = sockets.get(side).thenCompose(socket -> socket.sendText(message, true));
        sockets.set(side, said);
        return said;
    }

    /** A move is due. */
    synchronized void due(long dueAt) {
        due.add(dueAt);
        move();
    }

    /** The moves that were due and were not made, because the game is over. */
    synchronized List<Long> left() {
        return List.copyOf(due);
    }

    synchronized void hears(int side, String json, long now) {
        switch (Told.text(json, "type")) {
            case "presence", "remark", "pong" -> {}
            case "rejected" -> tally.refused(json);
            default -> stands(side, json, now);
        }
    }

    private void stands(int side, String json, long now) {
        int known = Told.number(json, "ply");
        underWay.removeIf(sent -> {
            boolean seen = sent.side != side && known > sent.ply;
            if (seen) {
                tally.seen(sent.dueAt, now);
            }
            return seen;
        });
        String status = Told.text(json, "status");
        if (status.equals("over")) {
            ends(side);
        } else if (status.equals("running") && Told.text(json, "toMove").equals(SIDES.get(side))) {
            String[] moves = Told.moves(json);
            // None: a pass is forced, and made by the server.
            if (moves.length > 0) {
                choices = moves;
                mover = side;
                ply = known;
                begins();
                move();
            }
        }
    }

    private void begins() {
        if (!begun) {
            begun = true;
            begins.run();
        }
    }

    private void ends(int side) {
        if (!knowsEnd[side]) {
            knowsEnd[side] = true;
            if (knowsEnd[1 - side]) {
                tally.over(lastDue);
                ends.run();
            }
        }
    }

    private void move() {
        if (mover < 0 || due.isEmpty()) {
            return;
        }
        String choice = choices[random.nextInt(choices.length)];
        String message = "{\"type\":\"play\",\"ply\":" + ply + ",\"move\":\"" + choice + "\"}";
        int side = mover;
        mover = -1;
        lastDue = due.remove();
        underWay.add(new Sent(side, ply, lastDue));
        CompletableFuture<?> unused = say(side, message).whenComplete((done, failure) -> {
            if (failure != null) {
                tally.broken(failure);
            }
        });
    }

    /** Both leave. */
    synchronized void close() {
        sockets.forEach(said -> {
            CompletableFuture<?> unused = said.thenCompose(socket -> socket.sendClose(WebSocket.NORMAL_CLOSURE, ""));
        });
    }
}
