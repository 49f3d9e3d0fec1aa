package dev.drey.server.crash;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;

/** A player or a spectator at a table, while the server lives: notes what it is told, and moves when it is its turn. */
final class Client {
    private final Traffic traffic;
    private final Table table;
    private final int role;
    private final String side;
    private boolean upToDate;

    /** @param role 0 for X, 1 for O, or {@link Table#SPECTATOR} */
    Client(Traffic traffic, Table table, int role) {
        this.traffic = traffic;
        this.table = table;
        this.role = role;
        this.side = role == 0 ? "X" : role == 1 ? "O" : "";
    }

    Table table() {
        return table;
    }

    int role() {
        return role;
    }

    void hear(String text) {
        JsonNode message;
        try {
            message = Ledger.JSON.readTree(text);
        } catch (JacksonException e) {
            traffic.ledger().complain("half a message: " + text);
            return;
        }
        switch (message.path("type").asString()) {
            case "presence", "remark", "pong", "bye" -> {}
            case "rejected" -> traffic.ledger().complain(table.id() + ", " + side + ": " + text);
            case "game" -> {
                if (message.path("seq").asInt() != table.known(role)) {
                    traffic.ledger()
                            .complain(table.id() + ": told up to event " + table.known(role) + ", and then " + text);
                }
                traffic.ledger().view(table.id(), message);
                upToDate = true;
                stands(message.path("state"));
            }
            default -> happens(message, text);
        }
    }

    private void happens(JsonNode event, String text) {
        int seq = event.path("seq").asInt();
        if (seq != table.known(role) + 1) {
            traffic.ledger().complain(table.id() + ": event " + seq + " after event " + table.known(role));
        }
        table.knows(role, seq);
        traffic.ledger().event(table.id(), event, text);
        JsonNode state = event.path("state");
        String type = event.path("type").asString();
        if (type.equals("moved")
                && event.path("side").asString().equals(side)
                && !event.path("move").asString().equals(Move.PASS.text())) {
            traffic.ledger()
                    .acknowledged(
                            table.id(),
                            state.path("ply").asInt() - 1,
                            event.path("move").asString());
        } else if (type.equals("next") && table.follow()) {
            traffic.sit(table.next(event.path("next").asString()));
        }
        stands(state);
    }

    private void stands(JsonNode state) {
        table.stands(state);
        traffic.progress();
        if (table.isOver() && table.isLastRound() && table.follow()) {
            traffic.open(table.fare());
        }
        JsonNode moves = state.path("moves");
        if (upToDate
                && state.path("toMove").asString().equals(side)
                && !moves.isEmpty()
                && traffic.wantsToMove(table, state.path("ply").asInt())) {
            String move = moves.get(traffic.random(moves.size())).asString();
            play(state, move);
        }
    }

    private void play(JsonNode state, String move) {
        int ply = state.path("ply").asInt();
        if (!table.isLastRound() && ends(state.path("position").asString(), move)) {
            traffic.comes(Moment.NEXT_GAME);
        }
        traffic.play(this, ply, move);
    }

    private static boolean ends(String text, String choice) {
        Position position = Games.position(text);
        return position.moves().stream()
                .filter(move -> move.text().equals(choice))
                .anyMatch(move -> position.play(move).isOver());
    }
}
