package dev.drey.wire.live;

import dev.drey.wire.BadJson;
import dev.drey.wire.LocatedJson;
import java.util.Optional;

/** The id that a client may give a command or a request for a game, so that sending it again has no further effect. */
public final class CommandId {
    /** A regular expression for valid ids. */
    public static final String FORMAT = "[A-Za-z0-9._-]{1,64}";

    private CommandId() {}

    static Optional<String> read(LocatedJson place) {
        Optional<String> id = place.optional(LocatedJson::string);
        if (id.isPresent() && !id.get().matches(FORMAT)) {
            throw new BadJson(place, "not an id; expected 1 to 64 letters, digits, dots, hyphens or underscores");
        }
        return id;
    }
}
