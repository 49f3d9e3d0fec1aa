package dev.drey.server.openapi;

import static dev.drey.server.openapi.Types.oneOf;
import static dev.drey.server.openapi.Types.text;
import static dev.drey.server.openapi.Types.whole;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.wire.live.ClientMessage;
import dev.drey.wire.live.GameRequest;
import java.util.List;
import java.util.stream.Collectors;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** What clients ask for. Nothing but what is named here may be in it. */
public final class RequestSchemas {
    private static final int LONGEST_WORD = 64;
    private static final int LONGEST_TEXT = 1000;

    public static final ObjectSchema NEW_GAME = ObjectSchema.of(
                    "GameRequest", "The game somebody wants to play. Only `game` is needed.")
            .closed()
            .always(
                    "game",
                    text(LONGEST_TEXT),
                    "Which game: "
                            + Games.all().stream()
                                    .map(GameKind::id)
                                    .map(id -> "`" + id + "`")
                                    .collect(Collectors.joining(", "))
                            + "; with a set-up as in `adjacent-claim:6x7`.")
            .maybe("start", text(LONGEST_TEXT), "A position to begin with, as text; else the game's usual start.")
            .maybe(
                    "seats",
                    seats(),
                    "Who has which side; X is the first. Each is `me`, `friend` (who has the code), `anyone` (from the lobby) or an engine (`level-1` …, `strongest`). Else you and a friend.")
            .maybe("shuffle", Types.flag().put("default", false), "Whether chance decides who has which side.")
            .maybe(
                    "clock",
                    text(LONGEST_TEXT).put("default", "none"),
                    "`none`; `5+3`: five minutes, and three seconds for each move; `2d`: two days for each move.")
            .maybe(
                    "games",
                    whole(1, GameRequest.MAX_GAMES),
                    "How many games the match has; else what is usual for the game.")
            .maybe(
                    "hints",
                    Types.flag(),
                    "Whether players may ask what moves are worth while they play. Else yes against an engine, no among people.");

    public static final ObjectSchema NAME = ObjectSchema.of("Name", "What you want to be called.")
            .closed()
            .always(
                    "name",
                    text(),
                    "1 to 30 letters, digits, spaces and `.` `_` `'` `-`, and not what an engine is called.");

    private static final ObjectSchema WATCH = message(
                    ClientMessage.Watch.class, "watch", "Tell me how the game stands, and from now on what happens.")
            .maybe("after", whole(0, 1_000_000), "The last event you know; first, what happened after it is told.");
    private static final ObjectSchema PLAY = message(ClientMessage.Play.class, "play", "Plays a move.")
            .always(
                    "ply",
                    whole(0, 10_000),
                    "How many moves were played before it, as far as you know; for another ply it is refused.")
            .always("move", text(LONGEST_WORD), "One of the state's `moves`.");
    private static final ObjectSchema OFFER = message(
                    ClientMessage.Offer.class,
                    "offer",
                    "Offers something. Offering what the other side has offered is accepting it.")
            .always(
                    "what",
                    oneOf(BoardSchemas.OFFERS),
                    "A draw only in games that have draws, a rematch only after the game.");
    private static final ObjectSchema ACCEPT = message(
                    ClientMessage.Accept.class, "accept", "Accepts what the other side offered.")
            .always("what", oneOf(BoardSchemas.OFFERS), "Which offer.");
    private static final ObjectSchema DECLINE = message(
                    ClientMessage.Decline.class, "decline", "Declines an offer, or withdraws one's own.")
            .always("what", oneOf(BoardSchemas.OFFERS), "Which offer.");
    private static final ObjectSchema RESIGN = message(ClientMessage.Resign.class, "resign", "Gives the game up.");
    private static final ObjectSchema CLAIM =
            message(ClientMessage.Claim.class, "claim", "Claims the game: the other side has left.");
    private static final ObjectSchema JOIN = message(ClientMessage.Join.class, "join", "Takes a free seat.")
            .maybe("code", text(LONGEST_WORD), "Opens a friend's seat; a seat for anyone needs none.");
    private static final ObjectSchema CANCEL = message(
            ClientMessage.Cancel.class,
            "cancel",
            "Ends a game without a result. Allowed for your own game that has not begun or has no other human player, and for a game in which nobody has moved for two weeks while the opponent is away.");
    private static final ObjectSchema PING = message(ClientMessage.Ping.class, "ping", "Asks for a `pong`.");

    public static final UnionSchema ACTION = new UnionSchema(
            "Action", "Something to do at a game.", List.of(PLAY, OFFER, ACCEPT, DECLINE, RESIGN, CLAIM, JOIN, CANCEL));

    public static final UnionSchema SOCKET = new UnionSchema(
            "ClientMessage",
            "What a game's WebSocket takes.",
            List.of(WATCH, PLAY, OFFER, ACCEPT, DECLINE, RESIGN, CLAIM, JOIN, CANCEL, PING));

    static final List<Schema> ALL = List.of(
            NEW_GAME, ACTION, SOCKET, WATCH, PLAY, OFFER, ACCEPT, DECLINE, RESIGN, CLAIM, JOIN, CANCEL, PING, NAME);

    private RequestSchemas() {}

    private static ObjectSchema message(Class<? extends Record> from, String type, String meaning) {
        return ObjectSchema.of(from, from.getSimpleName() + "Message", meaning)
                .closed()
                .typed(type)
                .maybe("ref", text(LONGEST_WORD), "Comes back in the refusal, if it is refused.");
    }

    private static ObjectNode seats() {
        ObjectNode who = text();
        who.putArray("examples")
                .add("me")
                .add("friend")
                .add("anyone")
                .add("level-3")
                .add("strongest");
        ObjectNode seats = JsonNodeFactory.instance.objectNode().put("type", "object");
        ObjectNode sides = seats.putObject("properties");
        sides.set("X", who);
        sides.set("O", who.deepCopy());
        return seats.put("additionalProperties", false);
    }
}
