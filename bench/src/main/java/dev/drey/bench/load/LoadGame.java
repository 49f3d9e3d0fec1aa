package dev.drey.bench.load;

import java.net.http.WebSocket;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;

/**
 * A game between two players with a socket each. A move is made when it is due, or as soon as the side to move knows that it has
 * the move. Latency counts from when the move was due, so that queueing shows.
 */
final class LoadGame {
    private static final List<String> SIDES = List.of("X", "O");

    private record Sent(int side, int ply, long dueAt) {}

    private final LoadCounters counters;
    private final Random random;
    private final Runnable onStart;
    private final Runnable onEnd;
    /** The sockets, each available when its last message is sent; a socket sends one message at a time. */
    private final List<CompletableFuture<WebSocket>> sockets =
            new ArrayList<>(List.of(new CompletableFuture<>(), new CompletableFuture<>()));

    private final Deque<Long> due = new ArrayDeque<>();
    private final Deque<Sent> unseen = new ArrayDeque<>();
    private final boolean[] knowsEnd = new boolean[2];
    private String[] choices = new String[0];
    private int mover = -1;
    private int ply;
    private long lastDue;
    private boolean isStarted;

    /**
     * A game that has not started.
     *
     * @param onStart called when a player can move
     * @param onEnd called when both players know that the game is over
     */
    LoadGame(LoadCounters counters, Random random, Runnable onStart, Runnable onEnd) {
        this.counters = counters;
        this.random = random;
        this.onStart = onStart;
        this.onEnd = onEnd;
    }

    void connect(int side, WebSocket socket) {
        sockets.get(side).complete(socket);
    }

    synchronized CompletableFuture<?> send(int side, String message) {
        CompletableFuture<WebSocket> sent = sockets.get(side).thenCompose(socket -> socket.sendText(message, true));
        sockets.set(side, sent);
        return sent;
    }

    /** Makes a move due; false if the game is over. */
    synchronized boolean moveDue(long dueAt) {
        if (knowsEnd[0] && knowsEnd[1]) {
            return false;
        }
        due.add(dueAt);
        move();
        return true;
    }

    /** The times of moves that were due but not made, because the game is over. */
    synchronized List<Long> unmadeMoves() {
        return List.copyOf(due);
    }

    synchronized void receive(int side, String json, long now) {
        switch (MessageFields.text(json, "type")) {
            case "presence", "clock", "remark", "pong" -> {}
            case "rejected" -> counters.addRejection(json);
            default -> update(side, json, now);
        }
    }

    private void update(int side, String json, long now) {
        int known = MessageFields.number(json, "ply");
        unseen.removeIf(sent -> {
            boolean seen = sent.side != side && known > sent.ply;
            if (seen) {
                counters.addSeen(sent.dueAt, now);
            }
            return seen;
        });
        String status = MessageFields.text(json, "status");
        if (status.equals("over")) {
            end(side);
        } else if (status.equals("running")
                && MessageFields.text(json, "toMove").equals(SIDES.get(side))) {
            String[] moves = MessageFields.moves(json);
            // Without moves a pass is forced, which the server makes.
            if (moves.length > 0) {
                choices = moves;
                mover = side;
                ply = known;
                start();
                move();
            }
        }
    }

    private void start() {
        if (!isStarted) {
            isStarted = true;
            onStart.run();
        }
    }

    private void end(int side) {
        if (!knowsEnd[side]) {
            knowsEnd[side] = true;
            if (knowsEnd[1 - side]) {
                counters.addEndedGame(lastDue);
                onEnd.run();
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
        unseen.add(new Sent(side, ply, lastDue));
        CompletableFuture<?> unused = send(side, message).whenComplete((done, failure) -> {
            if (failure != null) {
                counters.addFailure(failure);
            }
        });
    }

    /** Closes both sockets. */
    synchronized void close() {
        sockets.forEach(ready -> {
            CompletableFuture<?> unused = ready.thenCompose(socket -> socket.sendClose(WebSocket.NORMAL_CLOSURE, ""));
        });
    }
}
