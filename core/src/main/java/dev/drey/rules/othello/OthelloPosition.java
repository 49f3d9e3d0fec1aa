package dev.drey.rules.othello;

import dev.drey.rules.Cell;
import dev.drey.rules.Ending;
import dev.drey.rules.Game;
import dev.drey.rules.Move;
import dev.drey.rules.MoveEffect;
import dev.drey.rules.Outcome;
import dev.drey.rules.PlacementMoves;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Side;
import dev.drey.rules.Symmetry;
import dev.drey.rules.discs.DiscKernel;
import java.util.Optional;

/**
 * A position of Othello, from the view of the side to move.
 *
 * @param mine the discs of the side to move
 * @param theirs the discs of the opponent
 * @param toMove the side to move
 */
public record OthelloPosition(long mine, long theirs, Side toMove) implements PlacementPosition {
    private static final Othello GAME = new Othello();

    @Override
    public Game game() {
        return GAME;
    }

    @Override
    public PlacementMoves placements() {
        return Othello.PLACEMENTS;
    }

    @Override
    public long legalCells() {
        return OthelloKernel.moves(mine, theirs);
    }

    @Override
    public boolean mustPass() {
        return legalCells() == 0 && OthelloKernel.moves(theirs, mine) != 0;
    }

    @Override
    public String whyIllegal(Cell cell) {
        return GAME.grid().name(cell) + " outflanks no disc: a move must turn over at least one.";
    }

    @Override
    public OthelloPosition play(Move move) {
        requireLegal(move);
        return playLegal(move);
    }

    @Override
    public OthelloPosition playLegal(Move move) {
        if (move.isPass()) {
            return new OthelloPosition(theirs, mine, toMove.other());
        }
        long flips = DiscKernel.flips(mine, theirs, move.code());
        return new OthelloPosition(theirs ^ flips, mine | flips | 1L << move.code(), toMove.other());
    }

    @Override
    public MoveEffect effect(Move move) {
        return move.isPass()
                ? MoveEffect.of("pass")
                : new MoveEffect("place", placements().cells(DiscKernel.flips(mine, theirs, move.code())));
    }

    @Override
    public Optional<Outcome> outcome() {
        return isOver() ? Optional.of(Outcome.ofMargin(margin(Side.FIRST))) : Optional.empty();
    }

    @Override
    public Optional<Ending> ending() {
        return isOver() ? Optional.of((mine | theirs) == -1 ? Ending.FULL_BOARD : Ending.NO_MOVES) : Optional.empty();
    }

    @Override
    public boolean isOver() {
        return OthelloKernel.isOver(mine, theirs);
    }

    /** After the end of the game the empty cells count for the winner, as is usual in Othello. */
    @Override
    public int margin(Side side) {
        int discs = score(side) - score(side.other());
        int empty = isOver() ? Long.bitCount(~(mine | theirs)) : 0;
        return discs + Integer.signum(discs) * empty;
    }

    @Override
    public OthelloPosition transform(Symmetry symmetry) {
        return new OthelloPosition(
                placements().transform(symmetry, mine), placements().transform(symmetry, theirs), toMove);
    }

    @Override
    public long perft(int depth) {
        return OthelloKernel.perft(mine, theirs, depth);
    }

    @Override
    public String toString() {
        return text();
    }
}
