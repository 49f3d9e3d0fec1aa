package dev.drey.play;

import dev.drey.rules.Side;
import java.util.LinkedHashMap;
import java.util.Map;

/** The players of both sides. */
public record Players(Player first, Player second) {
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

    public boolean anyPerson() {
        return first.isPerson() || second.isPerson();
    }
}
