package dev.drey.server.openapi;

import static dev.drey.server.openapi.JsonTypes.enumOf;
import static dev.drey.server.openapi.JsonTypes.integer;
import static dev.drey.server.openapi.JsonTypes.string;

import dev.drey.rules.Reason;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.store.StoreException;
import java.util.List;
import java.util.stream.Stream;

/** The schemas of the server's status and of problems. */
public final class ServerSchemas {
    public static final ObjectSchema STATUS = ObjectSchema.of("ServerStatus", "How the server is.")
            .required("status", enumOf("ok", "ready"), "In a word.");

    public static final ObjectSchema PROBLEM = ObjectSchema.of(
                    "Problem", "Problem details as in RFC 9457: what is wrong with a request.")
            .required("type", string(), "Where the problem is described: `/problems/CODE`.")
            .required("title", string(), "The same few words every time.")
            .required("status", integer(400, 599), "The status of the answer.")
            .optional("detail", string(), "What is wrong this time, and what would be right.")
            .required(
                    "code",
                    enumOf(Stream.of(ProblemCode.values())
                            .map(ProblemCode::text)
                            .toList()),
                    "For programs. It never changes.")
            .required("requestId", string(), "Under which the server's log has it.")
            .optional("reason", enumOf(reasons()), "Of `rejected`: why, for programs.")
            .optional("seq", integer(0, Integer.MAX_VALUE), "Of `rejected`: the number of the last event there is.")
            .optional("ply", integer(0, Integer.MAX_VALUE), "Of `rejected`: how many moves were played.")
            .optional("game", string(), "Of `hints-off`: the id of the game without hints.")
            .optional("url", string(), "Of `hints-off`: where that game is played, `/game/ID`.")
            .optional(
                    "storage",
                    enumOf(Stream.of(StoreException.Kind.values())
                            .map(StoreException.Kind::text)
                            .toList()),
                    "Of `storage`: what is wrong with it.");

    public static final ObjectSchema PROBLEM_HELP = ObjectSchema.of("ProblemHelp", "What a problem's code means.")
            .required("code", string(), "For programs.")
            .required("status", integer(400, 599), "The status that comes with it.")
            .required("title", string(), "In a few words.")
            .required("help", string(), "When it comes, and what to do.");

    static final List<Schema> ALL = List.of(PROBLEM, PROBLEM_HELP, STATUS);

    private ServerSchemas() {}

    /** All reasons for which a game may reject a command. */
    public static List<String> reasons() {
        return Stream.of(Reason.values()).map(Reason::code).toList();
    }
}
