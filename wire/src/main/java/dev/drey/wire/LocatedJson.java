package dev.drey.wire;

import dev.drey.rules.BadText;
import dev.drey.rules.TextSlice;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A value in a JSON document and the way to it. The way is put into words only where something is wrong.
 *
 * @param step what leads from the parent to the value
 */
public record LocatedJson(@Nullable LocatedJson parent, String step, JsonNode value) {
    public static LocatedJson root(JsonNode value) {
        return new LocatedJson(null, "$", value);
    }

    /** A property of an object; a missing node if it has none. */
    public LocatedJson property(String name) {
        return new LocatedJson(this, "." + shown(name), value.path(name));
    }

    /** A name out of a file is shown as it is only if it cannot steer a terminal or fill the screen. */
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

    /** A string, or the empty one if there is none. */
    public String stringOrEmpty() {
        return exists() ? string() : "";
    }

    /** A string of limited length that says something. */
    public <T> T parse(int longest, Function<String, T> parser) {
        String text = string();
        if (text.length() > longest) {
            throw new BadJson(this, text.length() + " characters; expected at most " + longest);
        }
        try {
            return parser.apply(text);
        } catch (BadText bad) {
            throw new BadJson(this, String.valueOf(bad.getMessage()));
        }
    }

    /** A whole number between two, both included. */
    /** One of these values, written as {@code text} writes them. */
    public <T> T oneOf(T[] values, Function<T, String> text) {
        String said = string();
        return Stream.of(values)
                .filter(value -> text.apply(value).equals(said))
                .findFirst()
                .orElseThrow(() -> new BadJson(
                        this, "expected one of " + Stream.of(values).map(text).toList()));
    }

    /** What is here; empty if nothing is. */
    public <T> Optional<T> optional(Function<LocatedJson, T> reading) {
        return exists() ? Optional.of(reading.apply(this)) : Optional.empty();
    }

    public int integer(int least, int most) {
        if (!value.isInt() || value.intValue() < least || value.intValue() > most) {
            throw new BadJson(
                    this,
                    (exists() ? value + " here" : "missing") + "; expected a whole number, " + least + " to " + most);
        }
        return value.intValue();
    }

    /** Whether it is true; what is missing is not. */
    public boolean bool() {
        if (exists() && !value.isBoolean()) {
            throw new BadJson(this, "not true or false; expected one of them");
        }
        return exists() && value.booleanValue();
    }

    /** Refuses properties that mean nothing here, so that no slip of the pen is taken for silence. */
    public void allowOnly(Set<String> known) {
        for (String name : value.propertyNames()) {
            if (!known.contains(name)) {
                throw new BadJson(
                        property(name),
                        "no such property; expected one of "
                                + known.stream().sorted().toList());
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
