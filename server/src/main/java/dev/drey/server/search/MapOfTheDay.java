package dev.drey.server.search;

import dev.drey.analysis.OpeningPlan;
import dev.drey.rules.squirrel.NutMap;
import dev.drey.rules.squirrel.SquirrelWar;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;

/**
 * The game on the map of the day, the same for everyone.
 *
 * @param date the date in UTC
 */
public record MapOfTheDay(LocalDate date) {
    /** Returns the map of the day of a moment, in milliseconds since 1970. */
    public static MapOfTheDay at(long millis) {
        return new MapOfTheDay(LocalDate.ofInstant(Instant.ofEpochMilli(millis), ZoneOffset.UTC));
    }

    public SquirrelWar game() {
        return new SquirrelWar(NutMap.ofDay(date));
    }

    /** Returns the plan of its proofs; the map is solved when the plan has a solution. */
    public OpeningPlan plan() {
        return new OpeningPlan(game().start());
    }
}
