package dev.drey.rules.shellos;

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
 * A position of Shellos Shuffle, from the view of the side to move.
 *
 * @param mine the discs of the side to move
 * @param theirs the discs of the opponent
 * @param toMove the side to move
 */
public record ShellosPosition(long mine, long theirs, Side toMove) implements PlacementPosition {
    private static final ShellosShuffle GAME = new ShellosShuffle();

    @Override
    public Game game() {
        return GAME;
    }

    @Override
    public PlacementMoves placements() {
        return ShellosShuffle.PLACEMENTS;
    }

    @Override
    public long legalCells() {
        return ShellosKernel.moves(mine, theirs);
    }

    @Override
    public String whyIllegal(Cell cell) {
        return GAME.grid().name(cell) + " is not next to a disc: place your disc next to any other (diagonals count).";
    }

    @Override
    public ShellosPosition play(Move move) {
        requireLegal(move);
        return playLegal(move);
    }

    @Override
    public ShellosPosition playLegal(Move move) {
        long flips = DiscKernel.flips(mine, theirs, move.code());
        return new ShellosPosition(theirs ^ flips, mine | flips | 1L << move.code(), toMove.other());
    }

    @Override
    public MoveEffect effect(Move move) {
        return new MoveEffect("place", placements().cells(DiscKernel.flips(mine, theirs, move.code())));
    }

    @Override
    public Optional<Outcome> outcome() {
        return isOver() ? Optional.of(Outcome.ofMargin(margin(Side.FIRST))) : Optional.empty();
    }

    @Override
    public Optional<Ending> ending() {
        return isOver() ? Optional.of(Ending.FULL_BOARD) : Optional.empty();
    }

    @Override
    public boolean isOver() {
        return (mine | theirs) == -1;
    }

    @Override
    public ShellosPosition transform(Symmetry symmetry) {
        return new ShellosPosition(
                placements().transform(symmetry, mine), placements().transform(symmetry, theirs), toMove);
    }

    @Override
    public long perft(int depth) {
        return ShellosKernel.perft(mine, theirs, depth);
    }

    @Override
    public String toString() {
        return text();
    }
}
