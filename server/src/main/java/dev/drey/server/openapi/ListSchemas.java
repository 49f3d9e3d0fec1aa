package dev.drey.server.openapi;

import static dev.drey.server.openapi.Types.list;
import static dev.drey.server.openapi.Types.oneOf;
import static dev.drey.server.openapi.Types.side;

import dev.drey.wire.live.DemoJson;
import dev.drey.wire.live.InvitationJson;
import dev.drey.wire.live.KindsJson;
import dev.drey.wire.live.LobbyJson;
import dev.drey.wire.live.MeJson;
import dev.drey.wire.live.MyGamesJson;
import dev.drey.wire.live.StatisticsJson;
import java.util.List;

/** People, and what can be chosen from. */
public final class ListSchemas {
    private static final String CLOCK = "How time is given.";
    private static final String CREATED = "When it was made, in milliseconds since 1970.";

    public static final ObjectSchema ME = ObjectSchema.of(MeJson.class, "Me", "Who you are.")
            .always("id", "Stays the same.")
            .always("name", "What others see.")
            .maybe("token", "What a program shows to be you; only where it was asked for. Keep it secret.");

    static final ObjectSchema MY_GAME = ObjectSchema.of(MyGamesJson.EntryJson.class, "MyGame", "One of your games.")
            .always("id", "Its name in addresses.")
            .always("kind", "Which game it is.")
            .always("title", "What people call that.")
            .always("game", "The game with its set-up.")
            .always("clock", CLOCK)
            .always("status", oneOf(BoardSchemas.STATUSES), "How far it is.")
            .maybe("you", side(), "Your side; missing if you only made the game.")
            .always("opponent", "The other player's name.")
            .maybe("result", oneOf(BoardSchemas.RESULTS), "Once it is over.")
            .maybe("ending", oneOf(BoardSchemas.ENDINGS), "Once it is over: why.")
            .always("created", CREATED)
            .always("changed", "When something last happened in it.");

    public static final ObjectSchema MY_GAMES = ObjectSchema.of(
                    MyGamesJson.class, "MyGames", "Your games, the newest first.")
            .always("games", "At most 50.")
            .always("more", "Whether there are older ones.");

    static final ObjectSchema KIND_STATISTICS = ObjectSchema.of(
                    StatisticsJson.KindJson.class, "KindStatistics", "How your games of one kind went.")
            .always("kind", "Which game it is.")
            .always("title", "What people call that.")
            .always("played", "How many you finished.")
            .always("won", "How many of them you won.")
            .always("drawn", "How many of them were drawn.")
            .always("lost", "How many of them you lost.");

    public static final ObjectSchema STATISTICS = ObjectSchema.of(
                    StatisticsJson.class, "Statistics", "How your finished games went.")
            .always("kinds", "Each game that you finished at least once.");

    public static final ObjectSchema INVITATION = ObjectSchema.of(
                    InvitationJson.class, "Invitation", "The link that invites a friend to a game.")
            .always("link", "The address of the game, with its code.")
            .always("local", "Whether it works on the machine of the server alone.")
            .maybe("qr", "The link as a QR code, a row a string: 1 is dark, 0 is light. Missing if the link is local.");

    static final ObjectSchema LOBBY_GAME = ObjectSchema.of(
                    LobbyJson.EntryJson.class, "LobbyGame", "A game that waits for somebody.")
            .always("id", "Its name in addresses.")
            .always("kind", "Which game it is.")
            .always("title", "What people call that.")
            .always("game", "The game with its set-up.")
            .always("clock", CLOCK)
            .always("games", "How many games the match has.")
            .always("hints", "Whether players may ask what moves are worth while they play.")
            .always("free", list(side()), "The sides one can take.")
            .always("by", "The name of who made it.")
            .always("here", "Whether that one is connected at the moment.")
            .always("created", CREATED);

    public static final ObjectSchema LOBBY = ObjectSchema.of(
                    LobbyJson.class, "Lobby", "The games anybody may join, the newest first.")
            .typed("lobby")
            .always("games", "At most 50.");

    static final ObjectSchema SETUP = ObjectSchema.of(KindsJson.SetupJson.class, "Setup", "How a set-up is said.")
            .always("name", "What is chosen.")
            .always("syntax", "The forms it takes.")
            .always("help", "What it means.");

    static final ObjectSchema KIND = ObjectSchema.of(
                    KindsJson.KindJson.class, "Kind", "A game before its set-up is chosen.")
            .always("id", "Its name in requests and texts.")
            .always("title", "Its name for people.")
            .always("summary", "What it is, in a line.")
            .maybe("setup", "What can be set up; missing if nothing can.")
            .always("levels", "The engine's levels, from weak to strong; `strongest` is the last.")
            .always("draws", "Whether it can end in a draw with its usual set-up; with another it may be otherwise.")
            .always("scored", "Whether it is won by points.")
            .always("games", "How many games a match usually has with its usual set-up.")
            .always("demo", "A game to watch in small.");

    static final ObjectSchema DEMO = ObjectSchema.of(
                    DemoJson.class, "Demo", "The beginning of a game between two who take what they can get.")
            .always("position", "Where it starts.")
            .always("moves", "At most 24.");

    public static final ObjectSchema KINDS =
            ObjectSchema.of(KindsJson.class, "Kinds", "The games there are.").always("kinds", "All of them.");

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

    private ListSchemas() {}
}
