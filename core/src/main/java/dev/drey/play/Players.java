package dev.drey.play;

import dev.drey.rules.Side;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The players of both sides.
 *
 * @param first the player of the first side
 * @param second the player of the second side
 */
public record Players(Player first, Player second) implements AutoCloseable {
    /** The tag of a game record that names the player of the first side. */
    public static final String FIRST_TAG = "First";
    /** The tag of a game record that names the player of the second side. */
    public static final String SECOND_TAG = "Second";

    /**
     * {@return the player of a side}
     *
     * @param side the side
     */
    public Player of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    /** {@return the players with their sides swapped} */
    public Players swapped() {
        return new Players(second, first);
    }

    /** {@return the tags of a record that name the players} */
    public Map<String, String> tags() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put(FIRST_TAG, first.name());
        tags.put(SECOND_TAG, second.name());
        return tags;
    }

    /**
     * {@return what messages call a side} It is the name of its player if a person gave a name and the names differ, else
     * Player 1 or Player 2.
     *
     * @param side the side
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

    /** {@return whether at least one player is a person} */
    public boolean anyPerson() {
        return first.isPerson() || second.isPerson();
    }
}
