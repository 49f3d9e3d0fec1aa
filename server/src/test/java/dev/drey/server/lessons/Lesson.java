package dev.drey.server.lessons;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.drey.rules.Cell;
import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.MoveEffect;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.Square;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A lesson of the browser's client, as its file has it; src/learn/lesson.ts says what the parts mean. */
record Lesson(String kind, List<Step> steps) {

    record Step(
            String key,
            @Nullable String position,
            @JsonProperty("choose") @Nullable List<Variant> variants,
            Goal goal,
            String help,
            @Nullable List<String> then) {

        /** Where it may begin. */
        List<String> positions() {
            return variants == null
                    ? List.of(Objects.requireNonNull(position))
                    : variants.stream().map(Variant::position).toList();
        }

        List<String> script() {
            return then == null ? List.of() : then;
        }
    }

    record Variant(String key, String position) {}

    record Goal(
            @Nullable String verb,
            @Nullable Integer takes,
            @Nullable List<String> cell,
            @Nullable Integer lands,
            @Nullable String ends,
            @Nullable String leaves) {

        boolean reachedBy(Position before, Move move) {
            MoveEffect effect = before.effect(move);
            Position after = before.play(move);
            return (verb == null || effect.verb().equals(verb))
                    && (takes == null || effect.taken().size() == takes)
                    && (cell == null || move.path().stream().anyMatch(at -> cell.contains(name(before, at))))
                    && (lands == null || lands(before, after, lands))
                    && (ends == null || after.ending().map(Ending::text).equals(Optional.of(ends)))
                    && (leaves == null || after.mustPass());
        }

        private static String name(Position position, Cell cell) {
            return position.game().grid().name(cell);
        }

        private static boolean lands(Position before, Position after, int number) {
            Side mover = before.toMove();
            return before.game().grid().cells().stream()
                    .filter(at -> !before.at(at).equals(after.at(at)))
                    .map(after::at)
                    .anyMatch(now -> owner(now) == mover && now.number() == number);
        }

        private static @Nullable Side owner(Square square) {
            return square.owner().orElse(null);
        }
    }
}
