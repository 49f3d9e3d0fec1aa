package dev.drey.wire;

import dev.drey.rules.BadText;
import dev.drey.rules.Suggestion;
import dev.drey.rules.TextSlice;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A value in a JSON document with its path, which error messages show.
 *
 * @param step the last step of the path
 */
public record LocatedJson(@Nullable LocatedJson parent, String step, JsonNode value) {
    public static LocatedJson root(JsonNode value) {
        return new LocatedJson(null, "$", value);
    }

    /** Returns a property of an object; a missing node if the object does not have it. */
    public LocatedJson property(String name) {
        return new LocatedJson(this, "." + shown(name), value.path(name));
    }

    /**
     * Returns a name for messages. Names with special characters are quoted and shortened, so that a file cannot
     * control the terminal.
     */
    private static String shown(String name) {
        return name.matches("[A-Za-z0-9_]{1,40}") ? name : TextSlice.of(name).quoted();
    }

    public LocatedJson element(int index) {
        return new LocatedJson(this, "[" + index + "]", value.path(index));
    }

    public boolean exists() {
        return !value.isMissingNode();
    }

    public String string() {
        if (!value.isString()) {
            throw new BadJson(this, (exists() ? "not a string" : "missing") + "; expected a string");
        }
        return value.stringValue();
    }

    /** Returns the string; an empty one if the value is missing. */
    public String stringOrEmpty() {
        return exists() ? string() : "";
    }

    /** Parses a string of limited length. */
    public <T> T parse(int maxLength, Function<String, T> parser) {
        String text = string();
        if (text.length() > maxLength) {
            throw new BadJson(this, "too long with " + text.length() + " characters; expected at most " + maxLength);
        }
        try {
            return parser.apply(text);
        } catch (BadText bad) {
            throw new BadJson(this, String.valueOf(bad.getMessage()));
        }
    }

    /** Returns the constant whose {@code text} is this string. */
    public <T> T oneOf(T[] values, Function<T, String> text) {
        String name = string();
        return Stream.of(values)
                .filter(value -> text.apply(value).equals(name))
                .findFirst()
                .orElseThrow(() -> new BadJson(
                        this,
                        "unknown value; expected one of "
                                + Stream.of(values).map(text).collect(Collectors.joining(", "))));
    }

    /** Reads the value; returns empty if it is missing. */
    public <T> Optional<T> optional(Function<LocatedJson, T> reader) {
        return exists() ? Optional.of(reader.apply(this)) : Optional.empty();
    }

    /** Returns the number, which must lie between two bounds, both included. */
    public int integer(int min, int max) {
        if (!value.isInt() || value.intValue() < min || value.intValue() > max) {
            throw new BadJson(
                    this,
                    (exists() ? "invalid value " + value : "missing") + "; expected a whole number from " + min + " to "
                            + max);
        }
        return value.intValue();
    }

    /** Returns the boolean; false if the value is missing. */
    public boolean bool() {
        if (exists() && !value.isBoolean()) {
            throw new BadJson(this, "not a boolean; expected true or false");
        }
        return exists() && value.booleanValue();
    }

    /** Rejects unknown properties, so that a misspelt name is not ignored. */
    public void allowOnly(Set<String> known) {
        for (String name : value.propertyNames()) {
            if (!known.contains(name)) {
                throw new BadJson(
                        property(name),
                        "unknown property" + Suggestion.hint(name, known) + "; expected one of "
                                + known.stream().sorted().collect(Collectors.joining(", ")));
            }
        }
    }

    public LocatedJson object() {
        if (!value.isObject()) {
            throw new BadJson(this, (exists() ? "not an object" : "missing") + "; expected an object");
        }
        return this;
    }

    public LocatedJson array() {
        if (!value.isArray()) {
            throw new BadJson(this, (exists() ? "not an array" : "missing") + "; expected an array");
        }
        return this;
    }

    @Override
    public String toString() {
        Deque<String> steps = new ArrayDeque<>();
        for (LocatedJson place = this; place != null; place = place.parent) {
            steps.push(place.step);
        }
        return String.join("", steps);
    }
}
