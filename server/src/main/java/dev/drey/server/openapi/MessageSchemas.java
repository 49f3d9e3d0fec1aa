package dev.drey.server.openapi;

import static dev.drey.server.openapi.Types.oneOf;
import static dev.drey.server.openapi.Types.side;

import dev.drey.wire.live.EventJson;
import dev.drey.wire.live.ServerMessage;
import java.util.List;

/** What clients are told. */
public final class MessageSchemas {
    private static final String[] EVENTS = {
        "seated", "started", "moved", "offered", "declined", "agreed", "ended", "next", "cancelled"
    };

    public static final ObjectSchema GAME = ObjectSchema.of(
                    ServerMessage.Game.class, "GameMessage", "The whole of a game, as whoever asks may see it.")
            .typed("game")
            .always("seq", "The number of the last event.")
            .maybe("you", side(), "Your side; missing for spectators.")
            .always("game", "What does not change.")
            .always("state", "How it stands.");

    static final ObjectSchema EVENT = ObjectSchema.of(
                    EventJson.class, "Event", "Something that happened, and how the game stands after it.")
            .typed(EVENTS)
            .always(
                    "type",
                    oneOf(EVENTS),
                    "What happened. A game that ends on the board has no `ended`: its last `moved` says `over`.")
            .always("seq", "Its number in the game, from 1. Ask for what comes `after` it to miss nothing.")
            .always("at", "When, in milliseconds since 1970.")
            .maybe("side", side(), "Who did it (`seated`, `moved`, `offered`, `declined`, `agreed`).")
            .maybe("move", "The move (`moved`).")
            .maybe("verb", "The game's own word for such a move (`moved`).")
            .maybe("taken", "The enemy's cells that changed hands (`moved`).")
            .maybe("what", oneOf(BoardSchemas.OFFERS), "What was offered (`offered`, `declined`, `agreed`).")
            .maybe("next", "The id of the game that follows (`next`).")
            .always("state", "How the game stands after it.");

    static final ObjectSchema PRESENCE = ObjectSchema.of(
                    ServerMessage.Presence.class, "Presence", "Who is there. Not numbered, not repeated.")
            .typed("presence")
            .always("here", "Whether each side's player is connected; engines always are.")
            .always("watching", "How many others are.")
            .maybe("claimAt", "From when on the side not to move may claim the game, in milliseconds since 1970.");

    static final ObjectSchema REMARK = ObjectSchema.of(
                    ServerMessage.Remark.class,
                    "Remark",
                    "What the strongest engine says about its move, where hints are allowed.")
            .typed("remark")
            .always("side", side(), "Whose move it is about.")
            .always("ply", "How many moves were played before that move.")
            .always("text", "The words.");

    static final ObjectSchema REJECTED = ObjectSchema.of(
                    ServerMessage.Rejected.class, "Rejected", "A message was not accepted. Nothing has changed.")
            .typed("rejected")
            .maybe("ref", "The `ref` of the message, if it had one.")
            .always("reason", "Why, for programs: a reason as in `Problem`, or the code of a problem.")
            .always("message", "Why, for people.")
            .always("seq", "The number of the last event there is.")
            .always("ply", "How many moves were played.");

    static final ObjectSchema PONG = ObjectSchema.of(ServerMessage.Pong.class, "Pong", "The answer to a ping.")
            .typed("pong")
            .maybe("ref", "The `ref` of the ping, if it had one.")
            .always("at", "The server's time, in milliseconds since 1970.");

    public static final UnionSchema STREAM =
            new UnionSchema("StreamMessage", "A line of a game's stream.", List.of(GAME, EVENT, PRESENCE, REMARK));

    public static final UnionSchema SOCKET = new UnionSchema(
            "ServerMessage", "What a game's WebSocket tells.", List.of(GAME, EVENT, PRESENCE, REMARK, REJECTED, PONG));

    static final List<Schema> ALL = List.of(STREAM, SOCKET, GAME, EVENT, PRESENCE, REMARK, REJECTED, PONG);

    private MessageSchemas() {}
}
