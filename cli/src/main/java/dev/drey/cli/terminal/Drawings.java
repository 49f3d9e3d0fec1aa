package dev.drey.cli.terminal;

import dev.drey.rules.Game;
import java.util.Map;

/** Which game is drawn how; a game that is not named here is drawn plainly. */
public final class Drawings {
    private static final Drawing DEFAULT = new Drawing();
    private static final Map<String, Drawing> OWN = Map.of(
            "squirrel-war", new NutDrawing(),
            "santorini", new TowerDrawing(),
            "shellos-shuffle", new DiscDrawing(),
            "othello", new DiscDrawing());

    private Drawings() {}

    public static Drawing of(Game game) {
        return OWN.getOrDefault(game.kind().id(), DEFAULT);
    }
}
