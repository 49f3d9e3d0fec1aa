package dev.drey.server.api;

import dev.drey.play.GameRecords;
import dev.drey.play.Players;
import dev.drey.record.GameRecord;
import dev.drey.rules.Side;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Seat;
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
}
