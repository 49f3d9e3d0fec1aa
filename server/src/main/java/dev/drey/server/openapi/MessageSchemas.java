package dev.drey.server.openapi;

import static dev.drey.server.openapi.JsonTypes.enumOf;
import static dev.drey.server.openapi.JsonTypes.side;

import dev.drey.wire.live.EventJson;
import dev.drey.wire.live.ServerMessage;
import java.util.List;

/** The schemas of messages from the server. */
public final class MessageSchemas {
    private static final String[] EVENTS = {
        "seated", "started", "moved", "offered", "declined", "agreed", "ended", "next", "cancelled"
    };

    public static final ObjectSchema GAME = ObjectSchema.of(
                    ServerMessage.Game.class, "GameMessage", "The whole of a game, as whoever asks may see it.")
            .discriminator("game")
            .required("seq", "The number of the last event.")
            .optional("you", side(), "Your side; missing for spectators.")
            .required("game", "What does not change.")
            .required("state", "How it stands.");

    static final ObjectSchema EVENT = ObjectSchema.of(
                    EventJson.class, "Event", "Something that happened, and how the game stands after it.")
            .discriminator(EVENTS)
            .required(
                    "type",
                    enumOf(EVENTS),
                    "What happened. A game that ends on the board has no `ended`: its last `moved` says `over`.")
            .required("seq", "Its number in the game, from 1. Ask for what comes `after` it to miss nothing.")
            .required("at", "When, in milliseconds since 1970.")
            .optional("side", side(), "Who did it (`seated`, `moved`, `offered`, `declined`, `agreed`).")
            .optional("move", "The move (`moved`).")
            .optional("verb", "The game's own word for such a move (`moved`).")
            .optional("taken", "The enemy's cells that changed hands (`moved`).")
            .optional("what", enumOf(GameSchemas.OFFERS), "What was offered (`offered`, `declined`, `agreed`).")
            .optional("next", "The id of the game that follows (`next`).")
            .required("state", "How the game stands after it.");

    static final ObjectSchema PRESENCE = ObjectSchema.of(
                    ServerMessage.Presence.class, "Presence", "Who is there. Not numbered, not repeated.")
            .discriminator("presence")
            .required("here", "Whether each side's player is connected; engines always are.")
            .required("watching", "How many others are.")
            .optional("claimAt", "From when on the side not to move may claim the game, in milliseconds since 1970.");

    static final ObjectSchema REMARK = ObjectSchema.of(
                    ServerMessage.Remark.class,
                    "Remark",
                    "What the strongest engine says about its move, where hints are allowed.")
            .discriminator("remark")
            .required("side", side(), "Whose move it is about.")
            .required("ply", "How many moves were played before that move.")
            .required("text", "The words.");

    static final ObjectSchema REJECTED = ObjectSchema.of(
                    ServerMessage.Rejected.class, "Rejected", "A message was not accepted. Nothing has changed.")
            .discriminator("rejected")
            .optional("ref", "The `ref` of the message, if it had one.")
            .required("reason", "Why, for programs: a reason as in `Problem`, or the code of a problem.")
            .required("message", "Why, for people.")
            .required("seq", "The number of the last event there is.")
            .required("ply", "How many moves were played.");

    static final ObjectSchema PONG = ObjectSchema.of(ServerMessage.Pong.class, "Pong", "The answer to a ping.")
            .discriminator("pong")
            .optional("ref", "The `ref` of the ping, if it had one.")
            .required("at", "The server's time, in milliseconds since 1970.");

    public static final Schema.Union STREAM =
            new Schema.Union("StreamMessage", "A line of a game's stream.", List.of(GAME, EVENT, PRESENCE, REMARK));

    public static final Schema.Union SOCKET = new Schema.Union(
            "ServerMessage", "What a game's WebSocket tells.", List.of(GAME, EVENT, PRESENCE, REMARK, REJECTED, PONG));

    static final List<Schema> ALL = List.of(STREAM, SOCKET, GAME, EVENT, PRESENCE, REMARK, REJECTED, PONG);

    private MessageSchemas() {}
}
