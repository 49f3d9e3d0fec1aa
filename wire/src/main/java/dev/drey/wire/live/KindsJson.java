package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.engine.Level;
import dev.drey.engine.Levels;
import dev.drey.rules.Game;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** All kinds of game. */
public record KindsJson(List<KindJson> kinds) {
    /**
     * A kind of game.
     *
     * @param setup the set-up option; missing if the game has none
     * @param levels the levels of the engine, from weak to strong
     * @param draws whether the game can end in a draw
     * @param games the default number of games of a match
     * @param demo a demonstration game
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({"id", "title", "summary", "setup", "levels", "draws", "scored", "games", "demo"})
    public record KindJson(
            String id,
            String title,
            String summary,
            @Nullable SetupJson setup,
            List<String> levels,
            boolean draws,
            boolean scored,
            int games,
            DemoJson demo) {
        static KindJson of(GameKind kind) {
            // The data below does not depend on the random set-up.
            Game sample = kind.fresh(new Random(0));
            return new KindJson(
                    kind.id(),
                    kind.title(),
                    kind.summary(),
                    kind.setup()
                            .map(setup -> new SetupJson(setup.name(), setup.syntax(), setup.help()))
                            .orElse(null),
                    Levels.of(kind).stream().map(Level::name).toList(),
                    sample.canDraw(),
                    sample.scored(),
                    sample.defaultMatchLength(),
                    DemoJson.of(kind));
        }
    }

    /** The set-up option of a kind of game. */
    @JsonPropertyOrder({"name", "syntax", "help"})
    public record SetupJson(String name, String syntax, String help) {}

    /** Computed on first use. */
    private static final class Holder {
        static final KindsJson ALL =
                new KindsJson(Games.all().stream().map(KindJson::of).toList());
    }

    public static KindsJson all() {
        return Holder.ALL;
    }
}
