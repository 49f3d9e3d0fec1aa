package dev.drey.server.api;

import dev.drey.play.GameRecords;
import dev.drey.play.Players;
import dev.drey.record.GameRecord;
import dev.drey.record.RecordWriter;
import dev.drey.rules.Side;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Seat;
import dev.drey.wire.RecordJson;
import io.javalin.http.Context;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Exports games as records. */
final class RecordExport {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("uuuu-MM-dd").withZone(ZoneOffset.UTC);

    private RecordExport() {}

    /** The record of a live game up to now. */
    static GameRecord of(LiveGame game) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Date", DAY.format(Instant.ofEpochMilli(game.terms().created())));
        tags.put(Players.FIRST_TAG, name(game.seats().of(Side.FIRST)));
        tags.put(Players.SECOND_TAG, name(game.seats().of(Side.SECOND)));
        if (game.terms().round().of() > 1) {
            tags.put("Round", String.valueOf(game.terms().round().number()));
        }
        tags.put("Clock", game.terms().timeControl().text());
        return GameRecords.of(game.state(), tags);
    }

    private static String name(Seat seat) {
        if (seat instanceof Seat.Person person) {
            return person.name();
        }
        return seat instanceof Seat.Engine engine ? engine.level() : "nobody";
    }

    /**
     * Sends a record as text, or as JSON if the query parameter {@code format} says so.
     *
     * @param name the file name without extension
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
