package dev.drey.play;

import dev.drey.rules.Side;
import java.util.LinkedHashMap;
import java.util.Map;

/** Who plays which side. */
public record Seats(Seat first, Seat second) {
    public static final String FIRST_TAG = "First";
    public static final String SECOND_TAG = "Second";

    public Seat of(Side side) {
        return side == Side.FIRST ? first : second;
    }

    public Seats swapped() {
        return new Seats(second, first);
    }

    /** As a record names them. */
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
