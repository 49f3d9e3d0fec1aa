package dev.drey.server.openapi;

import static dev.drey.server.openapi.JsonTypes.enumOf;
import static dev.drey.server.openapi.JsonTypes.integer;
import static dev.drey.server.openapi.JsonTypes.string;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.wire.live.ClientMessage;
import dev.drey.wire.live.CommandId;
import dev.drey.wire.live.GameRequest;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The schemas of requests and of messages from clients. They allow no other properties. */
public final class RequestSchemas {
    private static final int MAX_WORD_LENGTH = 64;
    private static final int MAX_TEXT_LENGTH = 1000;
    private static final int MAX_TOKEN_DAYS = 3650;

    /** Maximum length of the label of a token. */
    public static final int MAX_LABEL_LENGTH = 40;

    public static final ObjectSchema NEW_GAME = ObjectSchema.of(
                    "GameRequest", "The game to create. Only `game` is required.")
            .closed()
            .required(
                    "game",
                    string(MAX_TEXT_LENGTH),
                    "The game: "
                            + Games.all().stream()
                                    .map(GameKind::id)
                                    .map(id -> "`" + id + "`")
                                    .collect(Collectors.joining(", "))
                            + "; optionally with a set-up, as in `adjacent-claim:6x7`.")
            .optional(
                    "start", string(MAX_TEXT_LENGTH), "The start position as text; default: the usual one of the game.")
            .optional(
                    "seats",
                    seats(),
                    "The players; X is the first side. Each is `me`, `friend` (needs the code), `anyone` (from the lobby) or an engine (`level-1` …, `strongest`). Default: you and a friend.")
            .optional("shuffle", JsonTypes.bool().put("default", false), "Whether to assign the sides at random.")
            .optional(
                    "clock",
                    string(MAX_TEXT_LENGTH).put("default", "none"),
                    "`none`; `5+3`: five minutes, and three seconds added per move; `2d`: two days per move.")
            .optional(
                    "games",
                    integer(1, GameRequest.MAX_GAMES),
                    "The number of games in the match; default: see `GET /api/kinds`.")
            .optional(
                    "hints",
                    JsonTypes.bool(),
                    "Whether players may see the value of moves during the game. Default: true against an engine, false between people.")
            .optional(
                    "id",
                    commandId(),
                    "An id of your choice for this request. If you send the request again, you get the same game.");

    public static final ObjectSchema NAME = ObjectSchema.of("Name", "Your new name.")
            .closed()
            .required(
                    "name",
                    string(),
                    "1 to 30 letters, digits, spaces or `.` `_` `'` `-`. The letters belong to one script. Names of engines, of the server and of its staff are reserved, as are names that look like them.");

    public static final ObjectSchema TOKEN = ObjectSchema.of("TokenRequest", "The token to create.")
            .closed()
            .optional("label", string(MAX_LABEL_LENGTH), "What the token is for, in your words; only you see it.")
            .optional(
                    "days",
                    integer(1, MAX_TOKEN_DAYS),
                    "The number of days until it expires. The server limits it; by default, 90 days and at most 365.");

    public static final ObjectSchema ROTATION = ObjectSchema.of("TokenRotation", "The life of the new token.")
            .closed()
            .optional(
                    "days",
                    integer(1, MAX_TOKEN_DAYS),
                    "The number of days until it expires; default: the life of the old token.");

    public static final ObjectSchema SIGN_OUT = ObjectSchema.of("SignOut", "How to sign out.")
            .closed()
            .optional(
                    "leave",
                    JsonTypes.bool().put("default", false),
                    "Whether this client leaves, too. Without another client, you cannot come back to this identity.");

    public static final ObjectSchema DELETION = ObjectSchema.of("Deletion", "The confirmation of a deletion.")
            .closed()
            .required("confirm", string(MAX_WORD_LENGTH), "Your id, as `GET /api/me` returns it.");

    private static final ObjectSchema WATCH = message(
                    ClientMessage.Watch.class,
                    "watch",
                    "Starts following the game: its current state, then every event.")
            .optional(
                    "after",
                    integer(0, 1_000_000),
                    "The number of the last event that you have; the server first sends the events after it.");
    private static final ObjectSchema PLAY = command(ClientMessage.Play.class, "play", "Plays a move.")
            .required(
                    "ply",
                    integer(0, 10_000),
                    "The number of moves that you have seen; a move for another ply is rejected.")
            .required("move", string(MAX_WORD_LENGTH), "One of the state's `moves`.");
    private static final ObjectSchema OFFER = command(
                    ClientMessage.Offer.class,
                    "offer",
                    "Makes an offer. If your opponent has made the same offer, this accepts it.")
            .required(
                    "what",
                    enumOf(GameSchemas.OFFERS),
                    "The kind of offer. A draw needs a game with draws; a rematch needs a finished game.");
    private static final ObjectSchema ACCEPT = command(
                    ClientMessage.Accept.class, "accept", "Accepts an offer of your opponent.")
            .required("what", enumOf(GameSchemas.OFFERS), "The kind of offer.");
    private static final ObjectSchema DECLINE = command(
                    ClientMessage.Decline.class, "decline", "Declines an offer, or withdraws your own.")
            .required("what", enumOf(GameSchemas.OFFERS), "The kind of offer.");
    private static final ObjectSchema RESIGN = command(ClientMessage.Resign.class, "resign", "Resigns the game.");
    private static final ObjectSchema CLAIM =
            command(ClientMessage.Claim.class, "claim", "Claims a win because your opponent has left the game.");
    private static final ObjectSchema JOIN = command(ClientMessage.Join.class, "join", "Takes a free seat.")
            .optional("code", string(MAX_WORD_LENGTH), "The code for a `friend` seat; an `anyone` seat needs none.");
    private static final ObjectSchema CANCEL = command(
            ClientMessage.Cancel.class,
            "cancel",
            "Ends a game without a result. You may cancel your own game before it starts or if no other person plays in it, and a game in which nobody has moved for two weeks while your opponent is away.");
    private static final ObjectSchema PING = message(ClientMessage.Ping.class, "ping", "Requests a `pong`.");

    public static final Schema.Union ACTION = new Schema.Union(
            "Action", "An action in a game.", List.of(PLAY, OFFER, ACCEPT, DECLINE, RESIGN, CLAIM, JOIN, CANCEL));

    public static final Schema.Union SOCKET = new Schema.Union(
            "ClientMessage",
            "A message to the WebSocket of a game.",
            List.of(WATCH, PLAY, OFFER, ACCEPT, DECLINE, RESIGN, CLAIM, JOIN, CANCEL, PING));

    static final List<Schema> ALL = List.of(
            NEW_GAME, ACTION, SOCKET, WATCH, PLAY, OFFER, ACCEPT, DECLINE, RESIGN, CLAIM, JOIN, CANCEL, PING, NAME,
            TOKEN, ROTATION, SIGN_OUT, DELETION);

    private RequestSchemas() {}

    private static ObjectSchema message(Class<? extends Record> recordClass, String type, String description) {
        return ObjectSchema.of(recordClass, recordClass.getSimpleName() + "Message", description)
                .closed()
                .discriminator(type)
                .optional("ref", string(MAX_WORD_LENGTH), "Any text; the answer to this message repeats it.");
    }

    private static ObjectSchema command(Class<? extends Record> recordClass, String type, String description) {
        return message(recordClass, type, description)
                .optional(
                        "id",
                        commandId(),
                        "An id of your choice for this command. If you send the command again, it has no second effect.");
    }

    private static ObjectNode commandId() {
        return string(MAX_WORD_LENGTH).put("pattern", "^" + CommandId.FORMAT + "$");
    }

    private static ObjectNode seats() {
        ObjectNode seat = string();
        seat.putArray("examples")
                .add("me")
                .add("friend")
                .add("anyone")
                .add("level-3")
                .add("strongest");
        ObjectNode seats = JsonNodeFactory.instance.objectNode().put("type", "object");
        ObjectNode sides = seats.putObject("properties");
        sides.set("X", seat);
        sides.set("O", seat.deepCopy());
        return seats.put("additionalProperties", false);
    }
}
