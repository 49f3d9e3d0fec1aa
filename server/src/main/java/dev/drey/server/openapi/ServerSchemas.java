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
    public static final ObjectSchema STATUS = ObjectSchema.of("ServerStatus", "The status of the server.")
            .required("status", enumOf("ok", "ready"), "The status.");

    public static final ObjectSchema PROBLEM = ObjectSchema.of("Problem", "Problem details of RFC 9457.")
            .required("type", string(), "The URL of the explanation: `/problems/CODE`.")
            .required("title", string(), "A short title, the same for every occurrence.")
            .required("status", integer(400, 599), "The HTTP status.")
            .optional("detail", string(), "What is wrong with this request, and what is expected.")
            .required(
                    "code",
                    enumOf(Stream.of(ProblemCode.values())
                            .map(ProblemCode::text)
                            .toList()),
                    "A stable code for programs.")
            .required("requestId", string(), "The id of the request in the log of the server.")
            .optional("reason", enumOf(reasons()), "For `rejected`: the reason as a stable code.")
            .optional("seq", integer(0, Integer.MAX_VALUE), "For `rejected`: the number of the last event.")
            .optional("ply", integer(0, Integer.MAX_VALUE), "For `rejected`: the number of moves played.")
            .optional("game", string(), "For `hints-off`: the id of the game without hints.")
            .optional("url", string(), "For `hints-off`: the page of that game, `/game/ID`.")
            .optional(
                    "storage",
                    enumOf(Stream.of(StoreException.Kind.values())
                            .map(StoreException.Kind::text)
                            .toList()),
                    "For `storage`: what is wrong with the storage.");

    public static final ObjectSchema PROBLEM_HELP = ObjectSchema.of("ProblemHelp", "The explanation of a problem.")
            .required("code", string(), "A stable code for programs.")
            .required("status", integer(400, 599), "The HTTP status of the problem.")
            .required("title", string(), "A short title.")
            .required("help", string(), "When the problem occurs and what to do.");

    static final List<Schema> ALL = List.of(PROBLEM, PROBLEM_HELP, STATUS);

    private ServerSchemas() {}

    /** All reasons for which a game may reject a command. */
    public static List<String> reasons() {
        return Stream.of(Reason.values()).map(Reason::code).toList();
    }
}
