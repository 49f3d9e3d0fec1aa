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

/** A start position and moves from there, read from the query parameters of a request. */
record LineOfPlay(Position start, List<Move> moves) {
    static final int MAX_POSITION_LENGTH = 1000;
    static final int MAX_MOVES = 200;

    /** Reads {@code position} and {@code moves}. */
    static LineOfPlay read(Context ctx) {
        return follow(ctx, position(ctx));
    }

    /** Reads {@code moves} and either {@code position} or {@code game}, whose start is random if the set-up is not given. */
    static LineOfPlay readOrStart(Context ctx) {
        @Nullable String game = ctx.queryParam("game");
        if ((game == null) == (ctx.queryParam("position") == null)) {
            throw bad("expected either ?position=… or ?game=…");
        }
        return game == null ? read(ctx) : follow(ctx, parse("game", game, LineOfPlay::startPosition));
    }

    static Position position(Context ctx) {
        @Nullable String text = ctx.queryParam("position");
        if (text == null) {
            throw bad("position: missing; expected ?position=…");
        }
        return parse("position", text, Games::position);
    }

    /** Returns the start and the position after each move. */
    List<Position> positions() {
        List<Position> positions = new ArrayList<>(List.of(start));
        for (Move move : moves) {
            positions.add(positions.get(positions.size() - 1).play(move));
        }
        return positions;
    }

    /** Returns the record with the result by the rules, if the game is over. */
    GameRecord record() {
        return GameRecord.of(start, moves);
    }

    /**
     * Returns the record of a line that the players may have ended by resigning or agreeing to a draw.
     *
     * @param winner {@code X}, {@code O} or {@code draw}; ignored if the game is over by the rules
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
            throw bad("winner: " + start.game().kind().title() + " has no draws; expected X or O");
        }
        return new GameRecord(Map.of(), start, Line.of(moves), Optional.of(outcome), Optional.of(ending));
    }

    /** Reads the position {@code at}, which must belong to the given game; empty if the parameter is missing. */
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

    private static Position startPosition(String text) {
        GameKind kind = Games.kind(text);
        boolean plain = text.strip().equalsIgnoreCase(kind.id());
        return (plain ? kind.fresh(new Random()) : Games.game(text)).start();
    }

    private static Position parse(String name, String text, Function<String, Position> reader) {
        if (text.length() > MAX_POSITION_LENGTH) {
            throw bad(
                    name + ": too long with " + text.length() + " characters; expected at most " + MAX_POSITION_LENGTH);
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
            if (moves.size() == MAX_MOVES) {
                throw bad("moves: too many; expected at most " + MAX_MOVES);
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
