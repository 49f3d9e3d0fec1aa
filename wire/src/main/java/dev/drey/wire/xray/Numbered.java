package dev.drey.wire.xray;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Things that occur often, each kept once and called by its number. */
final class Numbered<T> {
    private final Map<T, Integer> numbers = new HashMap<>();
    private final List<T> things = new ArrayList<>();

    int number(T thing) {
        return numbers.computeIfAbsent(thing, added -> {
            things.add(added);
            return things.size() - 1;
        });
    }

    /** All of them, in the order of their numbers. */
    List<T> things() {
        return List.copyOf(things);
    }
}
