package dev.drey.server.crash;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** A player or spectator of a game during one run of the server: records what it receives, and moves on its turn. */
final class GameClient {
    private final GameTraffic traffic;
    private final TestGame game;
    private final int role;
    private final String side;
    private boolean synchronised;
    private @Nullable JsonNode lastState;

    /** @param role 0 for X, 1 for O, or {@link TestGame#SPECTATOR} */
    GameClient(GameTraffic traffic, TestGame game, int role) {
        this.traffic = traffic;
        this.game = game;
        this.role = role;
        this.side = role == 0 ? "X" : role == 1 ? "O" : "";
    }

    TestGame game() {
        return game;
    }

    int role() {
        return role;
    }

    synchronized void receive(String text) {
        JsonNode message;
        try {
            message = ClientLog.JSON.readTree(text);
        } catch (JacksonException e) {
            traffic.log().reportError("invalid JSON: " + text);
            return;
        }
        switch (message.path("type").asString()) {
            case "presence", "clock", "remark", "pong", "bye" -> {}
            case "accepted" -> game.answered(role, message.path("id").asString());
            case "rejected" -> {
                if (!traffic.expectsRejections()) {
                    traffic.log().reportError(game.id() + ", " + side + ": " + text);
                }
            }
            case "game" -> {
                if (message.path("seq").asInt() != game.lastSeq(role)) {
                    traffic.log()
                            .reportError(
                                    game.id() + ": received events up to " + game.lastSeq(role) + ", then " + text);
                }
                traffic.log().recordView(game.id(), message);
                synchronised = true;
                // The server may have executed it before it was killed, and must not do so again.
                game.unanswered(role).ifPresent(sent -> traffic.send(this, sent));
                receiveState(message.path("state"));
            }
            default -> receiveEvent(message, text);
        }
    }

    private void receiveEvent(JsonNode event, String text) {
        int seq = event.path("seq").asInt();
        if (seq != game.lastSeq(role) + 1) {
            traffic.log().reportError(game.id() + ": event " + seq + " after event " + game.lastSeq(role));
        }
        game.setLastSeq(role, seq);
        traffic.log().recordEvent(game.id(), event, text);
        JsonNode state = event.path("state");
        String type = event.path("type").asString();
        if (type.equals("moved")
                && event.path("side").asString().equals(side)
                && !event.path("move").asString().equals(Move.PASS.text())) {
            traffic.log()
                    .acknowledged(
                            game.id(),
                            state.path("ply").asInt() - 1,
                            event.path("move").asString());
        } else if (type.equals("next") && game.claimFollowUp()) {
            traffic.continueMatch(game.next(event.path("next").asString()));
        }
        receiveState(state);
    }

    private void receiveState(JsonNode state) {
        game.update(state);
        traffic.notifyProgress();
        if (game.isOver() && game.isLastRound() && game.claimFollowUp()) {
            traffic.createGame(game.scenario());
        }
        lastState = state;
        playIfOnTurn(state);
    }

    /** Plays again if the move for the last known state may have been rejected. */
    synchronized void retry() {
        @Nullable JsonNode state = lastState;
        if (state != null) {
            playIfOnTurn(state);
        }
    }

    private void playIfOnTurn(JsonNode state) {
        JsonNode moves = state.path("moves");
        if (synchronised
                && state.path("toMove").asString().equals(side)
                && !moves.isEmpty()
                && traffic.mayMove(game, state.path("ply").asInt())) {
            String move = moves.get(traffic.random(moves.size())).asString();
            play(state, move);
        }
    }

    private void play(JsonNode state, String move) {
        int ply = state.path("ply").asInt();
        if (!game.isLastRound() && endsGame(state.path("position").asString(), move)) {
            traffic.reached(KillMoment.NEXT_GAME);
        }
        traffic.play(this, ply, move);
    }

    private static boolean endsGame(String text, String choice) {
        Position position = Games.position(text);
        return position.moves().stream()
                .filter(move -> move.text().equals(choice))
                .anyMatch(move -> position.play(move).isOver());
    }
}
