package dev.drey.server.openapi;

import static dev.drey.server.openapi.JsonTypes.enumOf;
import static dev.drey.server.openapi.JsonTypes.side;

import dev.drey.wire.live.EventJson;
import dev.drey.wire.live.ServerMessage;
import java.util.List;

/** The schemas of messages from the server. */
public final class MessageSchemas {
    private static final String[] EVENTS = {
        "seated", "started", "moved", "offered", "declined", "agreed", "ended", "next", "cancelled", "expired"
    };

    public static final ObjectSchema GAME = ObjectSchema.of(
                    ServerMessage.Game.class, "GameMessage", "A game with its current state, as you may see it.")
            .discriminator("game")
            .required("seq", "The number of the last event.")
            .optional("you", side(), "Your side; missing for spectators.")
            .required("game", "The properties that do not change.")
            .required("state", "The current state.");

    static final ObjectSchema EVENT = ObjectSchema.of(
                    EventJson.class, "Event", "An event of a game, and the state after it.")
            .discriminator(EVENTS)
            .required(
                    "type",
                    enumOf(EVENTS),
                    "What happened. A game that ends by the rules has no `ended` event: its last `moved` has the status `over`.")
            .required("seq", "The number of the event in the game, from 1. Use it as `after` to resume.")
            .required("at", "The time, in milliseconds since 1970.")
            .optional("side", side(), "The acting side (`seated`, `moved`, `offered`, `declined`, `agreed`).")
            .optional("move", "The move (`moved`).")
            .optional("verb", "The verb that the game uses for the move (`moved`).")
            .optional("taken", "The cells that the move captured (`moved`).")
            .optional("what", enumOf(GameSchemas.OFFERS), "The kind of offer (`offered`, `declined`, `agreed`).")
            .optional("next", "The id of the next game (`next`).")
            .required("state", "The state after the event.");

    static final ObjectSchema PRESENCE = ObjectSchema.of(
                    ServerMessage.Presence.class,
                    "Presence",
                    "Who is connected. This message has no number and is not sent again after a reconnect.")
            .discriminator("presence")
            .required("here", "Whether the player of each side is connected; engines always are.")
            .required("watching", "The number of connected spectators.")
            .optional("claimAt", "When the waiting side may claim the win, in milliseconds since 1970.");

    static final ObjectSchema CLOCK = ObjectSchema.of(
                    ServerMessage.Clock.class,
                    "ClockMessage",
                    "The clock after an outage of the server, which no player's clock counts. This message has no number of its own.")
            .discriminator("clock")
            .required("seq", "The number of the last event.")
            .required("clock", "The remaining time of both sides; it replaces the clock of the last state.");

    static final ObjectSchema REMARK = ObjectSchema.of(
                    ServerMessage.Remark.class,
                    "Remark",
                    "A comment of the strongest engine on its move, in games with hints.")
            .discriminator("remark")
            .required("side", side(), "The side that made the move.")
            .required("ply", "The number of moves played before it.")
            .required("text", "The comment.");

    static final ObjectSchema ACCEPTED = ObjectSchema.of(
                    ServerMessage.Accepted.class,
                    "Accepted",
                    "A command with an `id` has taken effect, now or when you sent it before.")
            .discriminator("accepted")
            .required("id", "The `id` of the command.")
            .optional("ref", "The `ref` of the command, if it had one.")
            .required("seq", "The number of the last event.")
            .required("ply", "The number of moves played.");

    static final ObjectSchema REJECTED = ObjectSchema.of(
                    ServerMessage.Rejected.class, "Rejected", "The server rejected a message. Nothing has changed.")
            .discriminator("rejected")
            .optional("id", "The `id` of the command, if it had one.")
            .optional("ref", "The `ref` of the message, if it had one.")
            .required("reason", "The reason as a stable code: a `reason` of `Problem`, or a problem code.")
            .required("message", "The reason for people.")
            .required("seq", "The number of the last event.")
            .required("ply", "The number of moves played.");

    static final ObjectSchema PONG = ObjectSchema.of(ServerMessage.Pong.class, "Pong", "The answer to a ping.")
            .discriminator("pong")
            .optional("ref", "The `ref` of the ping, if it had one.")
            .required("at", "The server's time, in milliseconds since 1970.");

    public static final Schema.Union STREAM = new Schema.Union(
            "StreamMessage", "A line of the event stream of a game.", List.of(GAME, EVENT, PRESENCE, CLOCK, REMARK));

    public static final Schema.Union SOCKET = new Schema.Union(
            "ServerMessage",
            "A message from the WebSocket of a game.",
            List.of(GAME, EVENT, PRESENCE, CLOCK, REMARK, ACCEPTED, REJECTED, PONG));

    static final List<Schema> ALL =
            List.of(STREAM, SOCKET, GAME, EVENT, PRESENCE, CLOCK, REMARK, ACCEPTED, REJECTED, PONG);

    private MessageSchemas() {}
}
