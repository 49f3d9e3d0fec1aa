package dev.drey.server.api;

import dev.drey.record.GameRecord;
import dev.drey.record.RecordWriter;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.wire.RecordJson;
import io.javalin.http.Context;
import java.util.Objects;

/** Records as answers. */
final class RecordAnswers {
    private RecordAnswers() {}

    /**
     * As text, or as JSON if the request says so.
     *
     * @param name of the file, without its ending
     */
    static void send(Context ctx, GameRecord record, String name) {
        String format = Objects.requireNonNullElse(ctx.queryParam("format"), "text");
        switch (format) {
            case "json" -> ctx.contentType("application/json").result(RecordJson.write(record));
            case "text" ->
                ctx.header("Content-Disposition", "attachment; filename=\"" + name + ".drey\"")
                        .contentType("text/plain; charset=utf-8")
                        .result(RecordWriter.write(record));
            default -> throw new ProblemException(ProblemCode.BAD_REQUEST, "format: expected text or json");
        }
    }
}
