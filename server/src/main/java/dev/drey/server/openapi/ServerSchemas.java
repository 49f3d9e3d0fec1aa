package dev.drey.server.openapi;

import static dev.drey.server.openapi.Types.oneOf;
import static dev.drey.server.openapi.Types.text;
import static dev.drey.server.openapi.Types.whole;

import dev.drey.rules.Reason;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.store.StoreFailure;
import java.util.List;
import java.util.stream.Stream;

/** How the server is, and what is wrong. */
public final class ServerSchemas {
    public static final ObjectSchema STATUS =
            ObjectSchema.of("ServerStatus", "How the server is.").always("status", oneOf("ok", "ready"), "In a word.");

    public static final ObjectSchema PROBLEM = ObjectSchema.of(
                    "Problem", "Problem details as in RFC 9457: what is wrong with a request.")
            .always("type", text(), "Where the problem is described: `/problems/CODE`.")
            .always("title", text(), "The same few words every time.")
            .always("status", whole(400, 599), "The status of the answer.")
            .maybe("detail", text(), "What is wrong this time, and what would be right.")
            .always(
                    "code",
                    oneOf(Stream.of(ProblemCode.values()).map(ProblemCode::text).toList()),
                    "For programs. It never changes.")
            .always("requestId", text(), "Under which the server's log has it.")
            .maybe("reason", oneOf(reasons()), "Of `rejected`: why, for programs.")
            .maybe("seq", whole(0, Integer.MAX_VALUE), "Of `rejected`: the number of the last event there is.")
            .maybe("ply", whole(0, Integer.MAX_VALUE), "Of `rejected`: how many moves were played.")
            .maybe("game", text(), "Of `hints-off`: the id of the game without hints.")
            .maybe("url", text(), "Of `hints-off`: where that game is played, `/game/ID`.")
            .maybe(
                    "storage",
                    oneOf(Stream.of(StoreFailure.Kind.values())
                            .map(StoreFailure.Kind::text)
                            .toList()),
                    "Of `storage`: what is wrong with it.");

    public static final ObjectSchema PROBLEM_HELP = ObjectSchema.of("ProblemHelp", "What a problem's code means.")
            .always("code", text(), "For programs.")
            .always("status", whole(400, 599), "The status that comes with it.")
            .always("title", text(), "In a few words.")
            .always("help", text(), "When it comes, and what to do.");

    static final List<Schema> ALL = List.of(PROBLEM, PROBLEM_HELP, STATUS);

    private ServerSchemas() {}

    /** The codes of all reasons for which a game rejects a command. */
    public static List<String> reasons() {
        return Stream.of(Reason.values()).map(Reason::code).toList();
    }
}
