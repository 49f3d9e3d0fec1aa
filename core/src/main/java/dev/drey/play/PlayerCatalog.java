package dev.drey.play;

import dev.drey.engine.Level;
import dev.drey.engine.LevelPlayer;
import dev.drey.engine.Levels;
import dev.drey.engine.Oracle;
import dev.drey.engine.ProvenCache;
import dev.drey.rules.BadText;
import dev.drey.rules.GameKind;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Suggestion;
import dev.drey.rules.TextSlice;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** The players that a game can have: a person, a simple bot, or the engine at a level. */
public final class PlayerCatalog {
    /**
     * The size of the transposition table of a level. It is small, because a level searches few positions, on one
     * thread so that games are reproducible.
     */
    private static final long LEVEL_TABLE_BYTES = 32L << 20;

    private final GameKind kind;
    private final RandomGenerator random;
    private final Supplier<Oracle> oracle;
    private final Supplier<ProvenCache> proofs;

    /**
     * Creates the catalog of a kind of game.
     *
     * @param kind the kind of game
     * @param random the source of randomness for bots
     * @param oracle the engine of the strongest level
     * @param proofs the proven results that the strongest level uses
     */
    public PlayerCatalog(GameKind kind, RandomGenerator random, Supplier<Oracle> oracle, Supplier<ProvenCache> proofs) {
        this.kind = kind;
        this.random = random;
        this.oracle = oracle;
        this.proofs = proofs;
    }

    /** {@return the kind of game} */
    public GameKind kind() {
        return kind;
    }

    /**
     * {@return the names of all players of a kind of game}
     *
     * @param kind the kind of game
     */
    public static List<String> names(GameKind kind) {
        List<String> names = new ArrayList<>(List.of(Player.PERSON));
        names.addAll(SimpleBots.names());
        Levels.of(kind).forEach(level -> names.add(level.name()));
        return names;
    }

    /**
     * {@return the player of that name}
     *
     * @param name the name of a player
     * @throws BadText if there is none
     */
    public Player named(String name) {
        if (name.equals(Player.PERSON)) {
            return Player.person();
        }
        if (SimpleBots.names().contains(name)) {
            return Player.of(name, SimpleBots.named(name, random));
        }
        Level level = Levels.find(kind, name).orElseThrow(() -> unknownPlayer(kind, name, names(kind)));
        LevelPlayer player = level.isStrongest()
                ? new LevelPlayer(level, oracle.get(), random, proofs.get())
                : new LevelPlayer(level, new Oracle(1, LEVEL_TABLE_BYTES), random);
        return Player.of(name, new LevelBot(player));
    }

    /**
     * {@return the error for a name that no player has} The error for an unknown level names the levels of the game.
     *
     * @param kind the kind of game
     * @param name the unknown name
     * @param names the names of the players
     */
    public static BadText unknownPlayer(GameKind kind, String name, List<String> names) {
        TextSlice text = TextSlice.of(name);
        String current = Levels.currentName(name);
        if (names.contains(current)) {
            return text.error("the player " + text.quoted() + " has been renamed", "'" + current + "'");
        }
        String hint = Suggestion.hint(name, names);
        return hint.isEmpty() && name.startsWith("level")
                ? text.error(kind.title() + " has no " + text.quoted(), Levels.describe(kind))
                : text.error("unknown player " + text.quoted() + hint, "one of " + String.join(", ", names));
    }

    /** Plays at a level of the engine. */
    private record LevelBot(LevelPlayer player) implements Bot {
        @Override
        public Move choose(Position position) {
            return player.choose(position).move();
        }

        @Override
        public void moveNow() {
            player.moveNow();
        }

        @Override
        public boolean mayTakeLong() {
            return player.level().isStrongest();
        }

        @Override
        public Optional<String> remark() {
            return player.remark();
        }
    }
}
