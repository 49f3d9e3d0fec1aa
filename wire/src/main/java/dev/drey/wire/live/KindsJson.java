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

/** The games there are. */
public record KindsJson(List<KindJson> kinds) {
    /**
     * A game before its set-up is chosen.
     *
     * @param setup missing if nothing can be set up
     * @param levels the engine's, from weak to strong
     * @param draws whether it can end in a draw
     * @param games how many a match usually has
     * @param demo a game to watch
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
            // Which of the set-ups chance would draw makes no difference to what is told here.
            Game usual = kind.fresh(new Random(0));
            return new KindJson(
                    kind.id(),
                    kind.title(),
                    kind.summary(),
                    kind.setup()
                            .map(setup -> new SetupJson(setup.name(), setup.syntax(), setup.help()))
                            .orElse(null),
                    Levels.of(kind).stream().map(Level::name).toList(),
                    usual.canDraw(),
                    usual.scored(),
                    usual.defaultMatchLength(),
                    DemoJson.of(kind));
        }
    }

    /** How a set-up is said. */
    @JsonPropertyOrder({"name", "syntax", "help"})
    public record SetupJson(String name, String syntax, String help) {}

    /** Found out when it is first asked for. */
    private static final class Known {
        static final KindsJson ALL =
                new KindsJson(Games.all().stream().map(KindJson::of).toList());
    }

    public static KindsJson all() {
        return Known.ALL;
    }
}
