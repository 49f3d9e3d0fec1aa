package dev.drey.server.api;

import dev.drey.wire.BadJson;
import dev.drey.wire.LocatedJson;
import java.util.regex.Pattern;

/** Validates names of players. They must be visible, fit into a line, and must not look like an engine's name. */
final class PlayerName {
    private static final int MAX_LENGTH = 30;

    private static final Pattern ALLOWED = Pattern.compile("[\\p{L}\\p{M}\\p{Nd} ._'-]{1," + MAX_LENGTH + "}");
    private static final Pattern LETTER_OR_DIGIT = Pattern.compile("[\\p{L}\\p{Nd}]");

    /** Letters that display as nothing, and stacks of marks that cover the lines above. */
    private static final Pattern INVISIBLE = Pattern.compile("[\u115F\u1160\u3164\uFFA0]|\\p{M}{4}");

    /** Names that engines have or had in records and lists. */
    private static final Pattern ENGINE_NAME =
            Pattern.compile("strongest|perfect|level[ ._-]*\\p{Nd}+", Pattern.CASE_INSENSITIVE);

    private PlayerName() {}

    /** @throws BadJson if the name is not allowed */
    static String read(LocatedJson place) {
        String name = place.string().strip().replaceAll(" +", " ");
        if (!ALLOWED.matcher(name).matches()
                || !LETTER_OR_DIGIT.matcher(name).find()
                || INVISIBLE.matcher(name).find()) {
            throw new BadJson(
                    place,
                    "invalid name; expected 1 to " + MAX_LENGTH
                            + " letters, digits, spaces or . _ ' -, with at least one letter or digit");
        }
        if (ENGINE_NAME.matcher(name).matches()) {
            throw new BadJson(place, "this is the name of an engine; expected another name");
        }
        return name;
    }
}
