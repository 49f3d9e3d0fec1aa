package dev.drey.cli.terminal;

import dev.drey.rules.Game;
import java.util.Map;

/** Which game speaks how; a game that is not named here speaks plainly. */
public final class MessageCatalog {
    private static final GameMessages DEFAULT = new GameMessages();
    private static final Map<String, GameMessages> OWN = Map.of(
            "adjacent-claim", new ClaimWords(),
            "squirrel-war", new SquirrelWords(),
            "santorini", new SantoriniWords(),
            "shellos-shuffle", new DiscWords(),
            "othello", new DiscWords());

    private MessageCatalog() {}

    public static GameMessages of(Game game) {
        return OWN.getOrDefault(game.kind().id(), DEFAULT);
    }
}
