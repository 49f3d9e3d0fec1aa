package dev.drey.server.api;

import dev.drey.record.GameRecord;
import dev.drey.record.Line;
import dev.drey.rules.BadText;
import dev.drey.rules.Ending;
import dev.drey.rules.Game;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A position and moves from there, as a request's query names them. */
record LineOfPlay(Position start, List<Move> moves) {
    static final int LONGEST_POSITION = 1000;
    static final int MOST_MOVES = 200;

    /** From {@code position} and {@code moves}. */
    static LineOfPlay read(Context ctx) {
        return follow(ctx, position(ctx));
    }

    /** The same; or {@code game} in the place of {@code position}: where that starts, by chance if it is not said how. */
    static LineOfPlay readOrBegin(Context ctx) {
        @Nullable String game = ctx.queryParam("game");
        if ((game == null) == (ctx.queryParam("position") == null)) {
            throw bad("expected either ?position=… or ?game=…");
        }
        return game == null ? read(ctx) : follow(ctx, parse("game", game, LineOfPlay::begin));
    }

    static Position position(Context ctx) {
        @Nullable String text = ctx.queryParam("position");
        if (text == null) {
            throw bad("no position; expected ?position=…");
        }
        return parse("position", text, Games::position);
    }

    /** The start and the position after each move. */
    List<Position> positions() {
        List<Position> positions = new ArrayList<>(List.of(start));
        for (Move move : moves) {
            positions.add(positions.get(positions.size() - 1).play(move));
        }
        return positions;
    }

    /** With the result that it has by rule. */
    GameRecord record() {
        return GameRecord.of(start, moves);
    }

    /**
     * The same; a line that does not come to an end by rule may have been ended by the players.
     *
     * @param winner {@code X}, {@code O}, {@code draw} or nothing
     */
    GameRecord record(@Nullable String winner) {
        GameRecord plain = record();
        if (winner == null || plain.outcome().isPresent()) {
            return plain;
        }
        Outcome outcome = switch (winner) {
            case "X" -> Outcome.winFor(Side.FIRST);
            case "O" -> Outcome.winFor(Side.SECOND);
            case "draw" -> Outcome.DRAW;
            default -> throw bad("winner: expected X, O or draw");
        };
        Ending ending = outcome == Outcome.DRAW ? Ending.AGREED : Ending.RESIGNED;
        if (outcome == Outcome.DRAW && !start.game().canDraw()) {
            throw bad("winner: " + start.game().kind().title() + " cannot end in a draw");
        }
        return new GameRecord(Map.of(), start, Line.of(moves), Optional.of(outcome), Optional.of(ending));
    }

    /** The position in {@code at}, which must be of the same game; empty if there is none. */
    static Optional<Position> at(Context ctx, Game game) {
        @Nullable String text = ctx.queryParam("at");
        if (text == null) {
            return Optional.empty();
        }
        Position position = parse("at", text, Games::position);
        if (!position.game().equals(game)) {
            throw bad("at: expected a position of " + game.text());
        }
        return Optional.of(position);
    }

    private static Position begin(String text) {
        GameKind kind = Games.kind(text);
        boolean plain = text.strip().equalsIgnoreCase(kind.id());
        return (plain ? kind.fresh(new Random()) : Games.game(text)).start();
    }

    private static Position parse(String name, String text, Function<String, Position> reader) {
        if (text.length() > LONGEST_POSITION) {
            throw bad("a " + name + " of " + text.length() + " characters; expected " + LONGEST_POSITION + " at most");
        }
        try {
            return reader.apply(text);
        } catch (BadText wrong) {
            throw bad(name + ": " + wrong.getMessage());
        }
    }

    private static LineOfPlay follow(Context ctx, Position start) {
        @Nullable String text = ctx.queryParam("moves");
        if (text == null || text.isBlank()) {
            return new LineOfPlay(start, List.of());
        }
        List<Move> moves = new ArrayList<>();
        Position now = start;
        for (String word : text.split(",", -1)) {
            if (moves.size() == MOST_MOVES) {
                throw bad("moves: expected " + MOST_MOVES + " at most");
            }
            ParsedMove parsed = now.read(word);
            if (parsed instanceof ParsedMove.Legal legal) {
                moves.add(legal.move());
                now = now.play(legal.move());
            } else if (parsed instanceof Rejection rejection) {
                throw bad("move " + (moves.size() + 1) + ": " + rejection.message());
            }
        }
        return new LineOfPlay(start, List.copyOf(moves));
    }

    private static ProblemException bad(String detail) {
        return new ProblemException(ProblemCode.BAD_REQUEST, detail);
    }
}
