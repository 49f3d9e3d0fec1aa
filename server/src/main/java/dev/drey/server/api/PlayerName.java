package dev.drey.server.api;

import dev.drey.wire.BadJson;
import dev.drey.wire.LocatedJson;
import java.util.regex.Pattern;

/** What people may call themselves: nothing that pretends to be something else, breaks a line, or cannot be seen. */
final class PlayerName {
    private static final int LONGEST = 30;

    private static final Pattern FORM = Pattern.compile("[\\p{L}\\p{M}\\p{Nd} ._'-]{1," + LONGEST + "}");
    private static final Pattern SOMETHING = Pattern.compile("[\\p{L}\\p{Nd}]");

    /** Letters by name that are shown as nothing, and towers of marks that cover the lines above. */
    private static final Pattern UNSEEN = Pattern.compile("[\u115F\u1160\u3164\uFFA0]|\\p{M}{4}");

    /** The names that engines have, or had, in records and lists. */
    private static final Pattern ENGINE =
            Pattern.compile("strongest|perfect|level[ ._-]*\\p{Nd}+", Pattern.CASE_INSENSITIVE);

    private PlayerName() {}

    /** @throws BadJson if it is none */
    static String read(LocatedJson place) {
        String name = place.string().strip().replaceAll(" +", " ");
        if (!FORM.matcher(name).matches()
                || !SOMETHING.matcher(name).find()
                || UNSEEN.matcher(name).find()) {
            throw new BadJson(
                    place,
                    "not a name; expected 1 to " + LONGEST + " letters, digits, spaces and . _ ' -, a letter or digit"
                            + " among them");
        }
        if (ENGINE.matcher(name).matches()) {
            throw new BadJson(place, "that is what an engine is called; expected another name");
        }
        return name;
    }
}
