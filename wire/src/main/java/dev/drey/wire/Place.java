package dev.drey.wire;

import dev.drey.rules.Slice;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A value in a JSON document and the way to it. The way is put into words only where something is wrong.
 *
 * @param step what leads from the parent to the value
 */
record Place(@Nullable Place parent, String step, JsonNode value) {
    static Place root(JsonNode value) {
        return new Place(null, "$", value);
    }

    /** A property of an object; a missing node if it has none. */
    Place property(String name) {
        return new Place(this, "." + shown(name), value.path(name));
    }

    /** A name out of a file is shown as it is only if it cannot steer a terminal or fill the screen. */
    private static String shown(String name) {
        return name.matches("[A-Za-z0-9_]{1,40}") ? name : Slice.of(name).quoted();
    }

    Place element(int index) {
        return new Place(this, "[" + index + "]", value.path(index));
    }

    boolean exists() {
        return !value.isMissingNode();
    }

    String string() {
        if (!value.isString()) {
            throw new BadJson(this, (exists() ? "not a string" : "missing") + "; expected a string");
        }
        return value.stringValue();
    }

    /** A string, or the empty one if there is none. */
    String stringIfAny() {
        return exists() ? string() : "";
    }

    Place object() {
        if (!value.isObject()) {
            throw new BadJson(this, (exists() ? "not an object" : "missing") + "; expected an object");
        }
        return this;
    }

    Place array() {
        if (!value.isArray()) {
            throw new BadJson(this, (exists() ? "not an array" : "missing") + "; expected an array");
        }
        return this;
    }

    @Override
    public String toString() {
        Deque<String> steps = new ArrayDeque<>();
        for (Place place = this; place != null; place = place.parent) {
            steps.push(place.step);
        }
        return String.join("", steps);
    }
}
