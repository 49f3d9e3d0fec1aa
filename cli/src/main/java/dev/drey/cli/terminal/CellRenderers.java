package dev.drey.cli.terminal;

import dev.drey.rules.Game;
import java.util.Map;

/** Which game is drawn how; a game that is not named here is drawn plainly. */
public final class CellRenderers {
    private static final CellRenderer DEFAULT = new CellRenderer();
    private static final Map<String, CellRenderer> OWN = Map.of(
            "squirrel-war", new NutDrawing(),
            "santorini", new TowerDrawing(),
            "shellos-shuffle", new DiscDrawing(),
            "othello", new DiscDrawing());

    private CellRenderers() {}

    public static CellRenderer of(Game game) {
        return OWN.getOrDefault(game.kind().id(), DEFAULT);
    }
}
