package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.rules.Cell;
import dev.drey.rules.Ending;
import dev.drey.rules.Game;
import dev.drey.rules.Grid;
import dev.drey.rules.Move;
import dev.drey.rules.MoveEffect;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.Square;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A line of play with the legal moves at its end. A client can play on with it without knowing the rules.
 *
 * @param steps the start position and the position after each move
 * @param moves the legal moves in the last position; a forced pass is the only one
 * @param mustPass missing unless a pass is forced
 * @param result the result as records write it; like the two fields after it, missing until the game is over
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({
    "kind",
    "title",
    "game",
    "start",
    "grid",
    "scored",
    "draws",
    "steps",
    "moves",
    "mustPass",
    "result",
    "winner",
    "ending"
})
public record PositionJson(
        String kind,
        String title,
        String game,
        String start,
        GridJson grid,
        boolean scored,
        boolean draws,
        List<StepJson> steps,
        List<LegalMoveJson> moves,
        @Nullable Boolean mustPass,
        @Nullable String result,
        @Nullable String winner,
        @Nullable String ending) {

    /**
     * A position of the line, and the move that led to it; the start has no move.
     *
     * @param side the side that played the move
     * @param verb the word of the game for the move
     * @param taken the cells of the opponent that changed hands
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({"move", "side", "verb", "taken", "position", "toMove", "board", "scores"})
    public record StepJson(
            @Nullable String move,
            @Nullable String side,
            @Nullable String verb,
            @Nullable List<String> taken,
            String position,
            String toMove,
            BoardJson board,
            Map<String, Integer> scores) {
        static StepJson start(Position start) {
            return new StepJson(
                    null, null, null, null, start.text(), letter(start.toMove()), BoardJson.of(start), points(start));
        }

        static StepJson after(Position before, Move move) {
            Position now = before.play(move);
            MoveEffect effect = before.effect(move);
            return new StepJson(
                    move.text(),
                    letter(before.toMove()),
                    effect.verb(),
                    names(before, effect.taken()),
                    now.text(),
                    letter(now.toMove()),
                    BoardJson.of(now),
                    points(now));
        }
    }

    /**
     * A legal move.
     *
     * @param path the cells that the move touches, in order; empty for a pass
     * @param changes the cells that look different after the move
     */
    @JsonPropertyOrder({"move", "path", "verb", "taken", "changes"})
    public record LegalMoveJson(
            String move, List<String> path, String verb, List<String> taken, List<ChangeJson> changes) {
        static LegalMoveJson of(Position position, Move move) {
            MoveEffect effect = position.effect(move);
            return new LegalMoveJson(
                    move.text(),
                    names(position, move.path()),
                    effect.verb(),
                    names(position, effect.taken()),
                    differences(position, position.play(move)));
        }
    }

    /**
     * The new content of a cell.
     *
     * @param owner missing for an empty cell
     * @param number missing if it is 0
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    @JsonPropertyOrder({"cell", "owner", "number"})
    public record ChangeJson(
            String cell, @Nullable String owner, @Nullable Integer number) {}

    public static PositionJson of(Position start, List<Move> played) {
        List<StepJson> steps = new ArrayList<>();
        steps.add(StepJson.start(start));
        Position last = start;
        for (Move move : played) {
            steps.add(StepJson.after(last, move));
            last = last.play(move);
        }
        Game game = start.game();
        Optional<Outcome> outcome = last.outcome();
        Position end = last;
        return new PositionJson(
                game.kind().id(),
                game.kind().title(),
                game.text(),
                start.text(),
                GridJson.of(game.grid()),
                game.scored(),
                game.canDraw(),
                steps,
                end.moves().stream().map(move -> LegalMoveJson.of(end, move)).toList(),
                end.mustPass() ? true : null,
                outcome.map(Outcome::text).orElse(null),
                outcome.flatMap(Outcome::winner).map(PositionJson::letter).orElse(null),
                end.ending().map(Ending::text).orElse(null));
    }

    private static List<ChangeJson> differences(Position before, Position after) {
        Grid grid = before.game().grid();
        return grid.cells().stream()
                .filter(cell -> !before.at(cell).equals(after.at(cell)))
                .map(cell -> change(grid.name(cell), after.at(cell)))
                .toList();
    }

    private static ChangeJson change(String cell, Square now) {
        return new ChangeJson(
                cell, now.owner().map(PositionJson::letter).orElse(null), now.number() == 0 ? null : now.number());
    }

    private static List<String> names(Position position, List<Cell> cells) {
        return cells.stream().map(position.game().grid()::name).toList();
    }

    private static Map<String, Integer> points(Position position) {
        Map<String, Integer> scores = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            scores.put(letter(side), position.score(side));
        }
        return scores;
    }

    private static String letter(Side side) {
        return String.valueOf(side.letter());
    }
}
