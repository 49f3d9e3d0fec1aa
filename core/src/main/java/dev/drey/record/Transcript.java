package dev.drey.record;

import dev.drey.rules.BadText;
import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.Rejection;
import dev.drey.rules.TextSlice;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Transcripts in the usual Othello notation: {@code f5d6c3d3c4}. They contain only cells; forced passes are omitted, because
 * they follow from the position. They work for every game whose moves are cells.
 */
public final class Transcript {
    private static final int CELL = 2;

    private Transcript() {}

    /**
     * {@return whether the moves of a game are cells}
     *
     * @param game the game
     */
    public static boolean supports(Game game) {
        return game.start() instanceof PlacementPosition;
    }

    /**
     * Parses the moves of a transcript and adds the omitted passes. A pass at the end is not added, because the transcript does
     * not show it.
     *
     * @param start the start position
     * @param text the transcript
     * @return the moves, including passes
     * @throws BadText if a move is illegal, or the moves of the game are not cells
     */
    public static List<Move> read(Position start, String text) {
        if (!supports(start.game())) {
            throw TextSlice.of(text)
                    .error(
                            start.game().kind().id() + " has no transcripts, because its moves are not single cells",
                            "a game record");
        }
        List<Move> moves = new ArrayList<>();
        Position position = start;
        int at = skipBlanks(text, 0);
        while (at < text.length()) {
            if (position.mustPass()) {
                moves.add(Move.PASS);
                position = position.play(Move.PASS);
                if (isPass(text, at)) {
                    at = skipBlanks(text, at + CELL);
                    continue;
                }
            }
            Move move = readCell(position, text, at);
            moves.add(move);
            position = position.play(move);
            at = skipBlanks(text, at + CELL);
        }
        return List.copyOf(moves);
    }

    private static Move readCell(Position position, String text, int at) {
        ParsedMove reading = position.read(text.substring(at, Math.min(at + CELL, text.length())));
        if (reading instanceof ParsedMove.Legal legal) {
            return legal.move();
        }
        String problem = ((Rejection) reading).message();
        throw new TextSlice(text, at, text.length())
                .error(
                        problem.endsWith(".") ? problem.substring(0, problem.length() - 1) : problem,
                        position.isOver()
                                ? "the end of the transcript"
                                : "one of "
                                        + position.moves().stream()
                                                .map(Move::text)
                                                .collect(Collectors.joining(", ")));
    }

    /** Whether a pass is written at an offset. Most transcripts omit passes; some write {@code --} or {@code pa}. */
    private static boolean isPass(String text, int at) {
        return text.startsWith("--", at) || text.regionMatches(true, at, "pa", 0, CELL);
    }

    private static int skipBlanks(String text, int from) {
        int at = from;
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }

    /**
     * Writes the cells of moves one after another.
     *
     * @param moves the moves
     * @return the transcript
     * @throws IllegalArgumentException if a move is not a cell
     */
    public static String write(List<Move> moves) {
        StringBuilder text = new StringBuilder(CELL * moves.size());
        for (Move move : moves) {
            if (!move.isPass() && move.text().length() != CELL) {
                throw new IllegalArgumentException("'" + move.text() + "' is not a single cell");
            }
            text.append(move.isPass() ? "" : move.text());
        }
        return text.toString();
    }
}
