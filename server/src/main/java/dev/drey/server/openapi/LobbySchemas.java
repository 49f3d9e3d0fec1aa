package dev.drey.server.openapi;

import static dev.drey.server.openapi.JsonTypes.array;
import static dev.drey.server.openapi.JsonTypes.enumOf;
import static dev.drey.server.openapi.JsonTypes.side;

import dev.drey.wire.live.DeletedJson;
import dev.drey.wire.live.DemoJson;
import dev.drey.wire.live.InvitationJson;
import dev.drey.wire.live.KindsJson;
import dev.drey.wire.live.LobbyChangesJson;
import dev.drey.wire.live.LobbyJson;
import dev.drey.wire.live.MeJson;
import dev.drey.wire.live.MyGamesJson;
import dev.drey.wire.live.StatisticsJson;
import dev.drey.wire.live.TokenJson;
import java.util.List;

/** The schemas around games: the player, the lobby, the kinds of games. */
public final class LobbySchemas {
    private static final String CLOCK = "The clock: `none`, `5+3` or `2d`.";
    private static final String LOBBY_VERSION =
            "The version of the lobby after this message. Use it as `since` to resume.";
    private static final String CREATED = "When the game was created, in milliseconds since 1970.";

    public static final ObjectSchema ME = ObjectSchema.of(MeJson.class, "Me", "Your identity.")
            .required("id", "Your id, which never changes.")
            .required("name", "The name that other players see.")
            .optional("token", "Your new token, if you have signed out everywhere with a token. Keep it secret.");

    static final ObjectSchema TOKEN = ObjectSchema.of(TokenJson.class, "Token", "A token, without its secret.")
            .required("id", "The id of the token, for requests about it; not a secret.")
            .required("label", "What the token is for, in your words; may be empty.")
            .required("created", "When it was created, in milliseconds since 1970.")
            .required("expires", "When it expires, in milliseconds since 1970.")
            .optional(
                    "lastUsed",
                    "The start of the day (UTC) on which it was last used, in milliseconds since 1970; missing if it was never used.")
            .required("current", "Whether you made this request with this token.");

    public static final ObjectSchema TOKENS = ObjectSchema.of(TokenJson.ListJson.class, "Tokens", "Your tokens.")
            .required(
                    "tokens",
                    "Your tokens that have not been revoked, newest first. Expired ones stay listed for 30 days.");

    public static final ObjectSchema NEW_TOKEN = ObjectSchema.of(TokenJson.NewJson.class, "NewToken", "A new token.")
            .required("id", "Your id, which never changes.")
            .required("name", "The name that other players see.")
            .required("token", "The token. Keep it secret; the server cannot show it again.")
            .required("details", "The label and dates of the token.");

    public static final ObjectSchema DELETED = ObjectSchema.of(DeletedJson.class, "Deleted", "The end of an identity.")
            .required("id", "The id of the deleted identity.")
            .required("games", "The number of unfinished games that ended with it.");

    static final ObjectSchema MY_GAME = ObjectSchema.of(MyGamesJson.EntryJson.class, "MyGame", "One of your games.")
            .required("id", "The id of the game.")
            .required("kind", "The kind of game.")
            .required("title", "The display name of the game.")
            .required("game", "The game with its set-up.")
            .required("clock", CLOCK)
            .required("status", enumOf(GameSchemas.STATUSES), "The status.")
            .optional("you", side(), "Your side; missing if you only created the game.")
            .required("opponent", "The name of your opponent.")
            .optional("result", enumOf(GameSchemas.RESULTS), "The result, once the game is over.")
            .optional("ending", enumOf(GameSchemas.ENDINGS), "How the game ended, once it is over.")
            .required("created", CREATED)
            .required("changed", "When the last event happened, in milliseconds since 1970.");

    public static final ObjectSchema MY_GAMES = ObjectSchema.of(
                    MyGamesJson.class, "MyGames", "Your games, newest first.")
            .required("games", "At most 50 games.")
            .required("more", "Whether there are older games.");

    static final ObjectSchema KIND_STATISTICS = ObjectSchema.of(
                    StatisticsJson.KindJson.class, "KindStatistics", "Your results in one kind of game.")
            .required("kind", "The kind of game.")
            .required("title", "The display name of the game.")
            .required("played", "The number of finished games.")
            .required("won", "The number of games you won.")
            .required("drawn", "The number of draws.")
            .required("lost", "The number of games you lost.");

    public static final ObjectSchema STATISTICS = ObjectSchema.of(StatisticsJson.class, "Statistics", "Your results.")
            .required("kinds", "One entry per kind of game that you have finished.");

    public static final ObjectSchema INVITATION = ObjectSchema.of(
                    InvitationJson.class, "Invitation", "The link that invites a friend to a game.")
            .required("link", "The URL of the game with its code.")
            .required("local", "Whether the link works only on the machine of the server.")
            .optional(
                    "qr",
                    "The QR code of the link, one string per row: 1 is dark, 0 is light. Missing if the link is local.");

    static final ObjectSchema LOBBY_GAME = ObjectSchema.of(
                    LobbyJson.EntryJson.class, "LobbyGame", "A game that waits for a player.")
            .required("id", "The id of the game.")
            .required("kind", "The kind of game.")
            .required("title", "The display name of the game.")
            .required("game", "The game with its set-up.")
            .required("clock", CLOCK)
            .required("games", "The number of games in the match.")
            .required("hints", "Whether players may see the value of moves during the game.")
            .required("free", array(side()), "The free sides.")
            .required("by", "The name of the creator.")
            .required("created", CREATED);

    public static final ObjectSchema LOBBY = ObjectSchema.of(
                    LobbyJson.class,
                    "Lobby",
                    "The open games that anyone may join, newest first. Sort by `created` after changes.")
            .discriminator("lobby")
            .required("version", LOBBY_VERSION)
            .required("games", "At most 50 games.");

    static final ObjectSchema LOBBY_CHANGES = ObjectSchema.of(
                    LobbyChangesJson.class, "LobbyChanges", "The difference between two versions of the lobby.")
            .discriminator("lobby-changes")
            .required("version", LOBBY_VERSION)
            .required("games", "Games that are new or have changed; they replace those with the same id.")
            .required("removed", "The ids of games that are no longer listed.");

    public static final Schema.Union LOBBY_LINE =
            new Schema.Union("LobbyLine", "A line of the stream of the lobby.", List.of(LOBBY, LOBBY_CHANGES));

    static final ObjectSchema SETUP = ObjectSchema.of(
                    KindsJson.SetupJson.class, "Setup", "The set-up option of a game.")
            .required("name", "The name of the option.")
            .required("syntax", "The syntax of its value.")
            .required("help", "The meaning of the option.");

    static final ObjectSchema KIND = ObjectSchema.of(
                    KindsJson.KindJson.class, "Kind", "A kind of game, without set-up.")
            .required("id", "The name in requests and texts.")
            .required("title", "The name for people.")
            .required("summary", "A description in one line.")
            .optional("setup", "The set-up option; missing if the game has none.")
            .required("levels", "The levels of the engine, from weak to strong; the last is `strongest`.")
            .required("draws", "Whether the game can end in a draw with its default set-up. Other set-ups may differ.")
            .required("scored", "Whether the score decides the game.")
            .required("games", "The default number of games in a match with the default set-up.")
            .required("demo", "A short demonstration game.");

    static final ObjectSchema DEMO = ObjectSchema.of(
                    DemoJson.class, "Demo", "The first moves of a game between two greedy players.")
            .required("position", "The start position.")
            .required("moves", "At most 24 moves.");

    public static final ObjectSchema KINDS =
            ObjectSchema.of(KindsJson.class, "Kinds", "The kinds of games.").required("kinds", "All kinds of games.");

    static final List<Schema> ALL = List.of(
            ME,
            TOKEN,
            TOKENS,
            NEW_TOKEN,
            DELETED,
            MY_GAMES,
            MY_GAME,
            STATISTICS,
            KIND_STATISTICS,
            INVITATION,
            LOBBY,
            LOBBY_CHANGES,
            LOBBY_LINE,
            LOBBY_GAME,
            KINDS,
            KIND,
            SETUP,
            DEMO);

    private LobbySchemas() {}
}
