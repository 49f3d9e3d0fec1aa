package dev.drey.server.api;

import dev.drey.record.GameRecord;
import dev.drey.rules.BadText;
import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Reading;
import dev.drey.server.guard.ProblemCode;
import dev.drey.server.guard.ProblemException;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
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
            Reading reading = now.read(word);
            if (reading instanceof Reading.Legal legal) {
                moves.add(legal.move());
                now = now.play(legal.move());
            } else if (reading instanceof Reading.Refused refused) {
                throw bad("move " + (moves.size() + 1) + ": " + refused.message());
            }
        }
        return new LineOfPlay(start, List.copyOf(moves));
    }

    private static ProblemException bad(String detail) {
        return new ProblemException(ProblemCode.BAD_REQUEST, detail);
    }
}
