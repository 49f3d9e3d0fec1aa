package dev.drey.server.openapi;

import static dev.drey.server.openapi.Types.oneOf;
import static dev.drey.server.openapi.Types.text;
import static dev.drey.server.openapi.Types.whole;

import dev.drey.play.Refusal;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.store.StoreFailure;
import java.util.List;
import java.util.stream.Stream;

/** How the server is, and what is wrong. */
public final class ServerSchemas {
    /** Why a game refuses what its rules would allow; the rules' own reasons are {@link Refusal}. */
    private static final List<String> HOUSE_REASONS = List.of(
            "busy", "full", "gone", "not-started", "not-yours", "spectator", "started", "unknown-offer", "wrong-code");

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
            .maybe("reason", oneOf(reasons()), "Of `refused`: why, for programs.")
            .maybe("seq", whole(0, Integer.MAX_VALUE), "Of `refused`: the number of the last event there is.")
            .maybe("ply", whole(0, Integer.MAX_VALUE), "Of `refused`: how many moves were played.")
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

    /** Why a game may refuse something. */
    public static List<String> reasons() {
        return Stream.concat(Stream.of(Refusal.values()).map(Refusal::text), HOUSE_REASONS.stream())
                .toList();
    }
}
