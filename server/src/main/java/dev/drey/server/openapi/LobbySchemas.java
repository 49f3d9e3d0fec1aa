package dev.drey.server.openapi;

import static dev.drey.server.openapi.JsonTypes.array;
import static dev.drey.server.openapi.JsonTypes.enumOf;
import static dev.drey.server.openapi.JsonTypes.side;

import dev.drey.wire.live.DemoJson;
import dev.drey.wire.live.InvitationJson;
import dev.drey.wire.live.KindsJson;
import dev.drey.wire.live.LobbyJson;
import dev.drey.wire.live.MeJson;
import dev.drey.wire.live.MyGamesJson;
import dev.drey.wire.live.StatisticsJson;
import java.util.List;

/** The schemas around games: the player, the lobby, the kinds of games. */
public final class LobbySchemas {
    private static final String CLOCK = "How time is given.";
    private static final String CREATED = "When it was made, in milliseconds since 1970.";

    public static final ObjectSchema ME = ObjectSchema.of(MeJson.class, "Me", "Who you are.")
            .required("id", "Stays the same.")
            .required("name", "What others see.")
            .optional("token", "What a program shows to be you; only where it was asked for. Keep it secret.");

    static final ObjectSchema MY_GAME = ObjectSchema.of(MyGamesJson.EntryJson.class, "MyGame", "One of your games.")
            .required("id", "Its name in addresses.")
            .required("kind", "Which game it is.")
            .required("title", "What people call that.")
            .required("game", "The game with its set-up.")
            .required("clock", CLOCK)
            .required("status", enumOf(GameSchemas.STATUSES), "How far it is.")
            .optional("you", side(), "Your side; missing if you only made the game.")
            .required("opponent", "The other player's name.")
            .optional("result", enumOf(GameSchemas.RESULTS), "Once it is over.")
            .optional("ending", enumOf(GameSchemas.ENDINGS), "Once it is over: why.")
            .required("created", CREATED)
            .required("changed", "When something last happened in it.");

    public static final ObjectSchema MY_GAMES = ObjectSchema.of(
                    MyGamesJson.class, "MyGames", "Your games, the newest first.")
            .required("games", "At most 50.")
            .required("more", "Whether there are older ones.");

    static final ObjectSchema KIND_STATISTICS = ObjectSchema.of(
                    StatisticsJson.KindJson.class, "KindStatistics", "How your games of one kind went.")
            .required("kind", "Which game it is.")
            .required("title", "What people call that.")
            .required("played", "How many you finished.")
            .required("won", "How many of them you won.")
            .required("drawn", "How many of them were drawn.")
            .required("lost", "How many of them you lost.");

    public static final ObjectSchema STATISTICS = ObjectSchema.of(
                    StatisticsJson.class, "Statistics", "How your finished games went.")
            .required("kinds", "Each game that you finished at least once.");

    public static final ObjectSchema INVITATION = ObjectSchema.of(
                    InvitationJson.class, "Invitation", "The link that invites a friend to a game.")
            .required("link", "The address of the game, with its code.")
            .required("local", "Whether it works on the machine of the server alone.")
            .optional(
                    "qr",
                    "The link as a QR code, a row a string: 1 is dark, 0 is light. Missing if the link is local.");

    static final ObjectSchema LOBBY_GAME = ObjectSchema.of(
                    LobbyJson.EntryJson.class, "LobbyGame", "A game that waits for somebody.")
            .required("id", "Its name in addresses.")
            .required("kind", "Which game it is.")
            .required("title", "What people call that.")
            .required("game", "The game with its set-up.")
            .required("clock", CLOCK)
            .required("games", "How many games the match has.")
            .required("hints", "Whether players may ask what moves are worth while they play.")
            .required("free", array(side()), "The sides one can take.")
            .required("by", "The name of who made it.")
            .required("here", "Whether that one is connected at the moment.")
            .required("created", CREATED);

    public static final ObjectSchema LOBBY = ObjectSchema.of(
                    LobbyJson.class, "Lobby", "The games anybody may join, the newest first.")
            .discriminator("lobby")
            .required("games", "At most 50.");

    static final ObjectSchema SETUP = ObjectSchema.of(KindsJson.SetupJson.class, "Setup", "How a set-up is said.")
            .required("name", "What is chosen.")
            .required("syntax", "The forms it takes.")
            .required("help", "What it means.");

    static final ObjectSchema KIND = ObjectSchema.of(
                    KindsJson.KindJson.class, "Kind", "A game before its set-up is chosen.")
            .required("id", "Its name in requests and texts.")
            .required("title", "Its name for people.")
            .required("summary", "What it is, in a line.")
            .optional("setup", "What can be set up; missing if nothing can.")
            .required("levels", "The engine's levels, from weak to strong; `strongest` is the last.")
            .required("draws", "Whether it can end in a draw with its usual set-up; with another it may be otherwise.")
            .required("scored", "Whether it is won by points.")
            .required("games", "How many games a match usually has with its usual set-up.")
            .required("demo", "A game to watch in small.");

    static final ObjectSchema DEMO = ObjectSchema.of(
                    DemoJson.class, "Demo", "The beginning of a game between two who take what they can get.")
            .required("position", "Where it starts.")
            .required("moves", "At most 24.");

    public static final ObjectSchema KINDS =
            ObjectSchema.of(KindsJson.class, "Kinds", "The games there are.").required("kinds", "All of them.");

    static final List<Schema> ALL = List.of(
            ME,
            MY_GAMES,
            MY_GAME,
            STATISTICS,
            KIND_STATISTICS,
            INVITATION,
            LOBBY,
            LOBBY_GAME,
            KINDS,
            KIND,
            SETUP,
            DEMO);

    private LobbySchemas() {}
}
