package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.engine.Verdict;
import dev.drey.rules.squirrel.SquirrelWar;
import java.time.LocalDate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The map of the day of Squirrel War.
 *
 * @param date the date in UTC, such as 2026-11-19
 * @param number the number of the map
 * @param game the game on this map
 * @param solved whether the value of the empty board and a best first move are proven
 * @param margin the proven margin of the first side; missing if the map is not solved or the solution is withheld
 * @param move a best first move; missing in the same cases
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"date", "number", "game", "solved", "margin", "move"})
public record MapOfTheDayJson(
        String date,
        int number,
        String game,
        boolean solved,
        @Nullable Integer margin,
        @Nullable String move) {
    /** Takes the proven best first move, if it may be shown. */
    public static MapOfTheDayJson of(LocalDate date, SquirrelWar game, boolean solved, Optional<Verdict> best) {
        return new MapOfTheDayJson(
                date.toString(),
                Integer.parseInt(game.setup()),
                game.text(),
                solved,
                best.map(verdict -> verdict.proven().lower()).orElse(null),
                best.map(verdict -> verdict.move().text()).orElse(null));
    }
}
