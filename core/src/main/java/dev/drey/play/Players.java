package dev.drey.play;

import dev.drey.rules.Side;
import java.util.LinkedHashMap;
import java.util.Map;

/** The players of both sides. */
public record Players(Player first, Player second) implements AutoCloseable {
    public static final String FIRST_TAG = "First";
    public static final String SECOND_TAG = "Second";

    public Player of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    public Players swapped() {
        return new Players(second, first);
    }

    /** The tags of a record that name the players. */
    public Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(FIRST_TAG, first.name());
        tags.put(SECOND_TAG, second.name());
        return tags;
    }

    /**
     * Returns what messages call a side: the name of its player if a person gave a name and the names differ, else Player
     * 1 or Player 2.
     */
    public String label(Side side) {
        boolean named = first.isNamedPerson() || second.isNamedPerson();
        boolean known = !of(side).name().equals(Player.PERSON);
        return named && known && !first.name().equals(second.name()) ? of(side).name() : side.player();
    }

    /** Ends the bots. */
    @Override
    public void close() {
        first.bot().ifPresent(Bot::close);
        second.bot().ifPresent(Bot::close);
    }

    public boolean anyPerson() {
        return first.isPerson() || second.isPerson();
    }
}
