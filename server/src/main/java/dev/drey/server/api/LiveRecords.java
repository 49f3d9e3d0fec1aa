package dev.drey.server.api;

import dev.drey.play.Seats;
import dev.drey.record.GameRecord;
import dev.drey.rules.Side;
import dev.drey.server.room.Chair;
import dev.drey.server.room.LiveGame;
import dev.drey.study.Records;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;

/** Games of the server as records. */
final class LiveRecords {
    private static final DateTimeFormatter DAY =
            DateTimeFormatter.ofPattern("uuuu-MM-dd").withZone(ZoneOffset.UTC);

    private LiveRecords() {}

    static GameRecord of(LiveGame game) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Date", DAY.format(Instant.ofEpochMilli(game.terms().created())));
        tags.put(Seats.FIRST_TAG, name(game.chairs().of(Side.FIRST)));
        tags.put(Seats.SECOND_TAG, name(game.chairs().of(Side.SECOND)));
        if (game.terms().round().of() > 1) {
            tags.put("Round", String.valueOf(game.terms().round().number()));
        }
        tags.put("Clock", game.terms().tempo().text());
        return Records.of(game.match(), tags);
    }

    private static String name(Chair chair) {
        if (chair instanceof Chair.Person person) {
            return person.name();
        }
        return chair instanceof Chair.Engine engine ? engine.level() : "nobody";
    }
}
