package dev.drey.play;

import dev.drey.engine.Level;
import dev.drey.engine.LevelPlayer;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.rules.GameKind;
import dev.drey.rules.TextSlice;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Who can sit at a table: a person, a simple program, or one that plays at a level. */
public final class PlayerCatalog {
    /** What a level remembers from move to move; it looks at few positions, and on one thread, so that chance repeats itself. */
    private static final long LEVEL_TABLE_BYTES = 32L << 20;

    private final GameKind kind;
    private final RandomGenerator random;
    private final Supplier<Oracle> oracle;

    /** @param oracle whom the strongest player asks */
    public PlayerCatalog(GameKind kind, RandomGenerator random, Supplier<Oracle> oracle) {
        this.kind = kind;
        this.random = random;
        this.oracle = oracle;
    }

    public GameKind kind() {
        return kind;
    }

    /** The names of all of them. */
    public static List<String> names(GameKind kind) {
        List<String> names = new ArrayList<>(List.of(Player.PERSON));
        names.addAll(Bots.names());
        Levels.of(kind).forEach(level -> names.add(level.name()));
        return names;
    }

    /** The seat so called. */
    public Player named(String name) {
        if (name.equals(Player.PERSON)) {
            return Player.person();
        }
        if (Bots.names().contains(name)) {
            return Player.of(name, Bots.named(name, random));
        }
        Level level = Levels.find(kind, name).orElseThrow(() -> {
            TextSlice text = TextSlice.of(name);
            String now = Levels.currentName(name);
            return now.equals(name)
                    ? text.error("no player is called " + text.quoted(), "one of " + String.join(", ", names(kind)))
                    : text.error("the player " + text.quoted() + " has a new name", now);
        });
        Oracle asked = level.isStrongest() ? oracle.get() : new Oracle(1, LEVEL_TABLE_BYTES);
        return Player.of(name, new LevelBot(new LevelPlayer(level, asked, random)));
    }
}
