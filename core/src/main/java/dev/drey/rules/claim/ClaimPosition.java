package dev.drey.rules.claim;

import dev.drey.rules.Cell;
import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.MoveEffect;
import dev.drey.rules.Outcome;
import dev.drey.rules.PlacementMoves;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Side;
import dev.drey.rules.Symmetry;
import java.util.Optional;

/**
 * A position of Adjacent Claim, from the view of the side to move.
 *
 * @param game the game with its board size
 * @param mine the cells of the side to move
 * @param theirs the cells of the opponent
 * @param toMove the side to move
 */
public record ClaimPosition(AdjacentClaim game, long mine, long theirs, Side toMove) implements PlacementPosition {

    @Override
    public PlacementMoves placements() {
        return game.placements();
    }

    @Override
    public long legalCells() {
        return ClaimKernel.claims(mine, theirs, game.board());
    }

    @Override
    public boolean mustPass() {
        return !isOver() && legalCells() == 0;
    }

    @Override
    public String whyIllegal(Cell cell) {
        return "You must claim a cell adjacent to your existing cells.";
    }

    @Override
    public ClaimPosition play(Move move) {
        requireLegal(move);
        return playLegal(move);
    }

    @Override
    public ClaimPosition playLegal(Move move) {
        long claimed = move.isPass() ? 0 : 1L << move.code();
        return new ClaimPosition(game, theirs, mine | claimed, toMove.other());
    }

    @Override
    public MoveEffect effect(Move move) {
        return MoveEffect.of(move.isPass() ? "pass" : "claim");
    }

    @Override
    public Optional<Outcome> outcome() {
        return isOver() ? Optional.of(Outcome.ofMargin(margin(Side.FIRST))) : Optional.empty();
    }

    @Override
    public Optional<Ending> ending() {
        return isOver() ? Optional.of(Ending.FULL_BOARD) : Optional.empty();
    }

    /**
     * Only a full board ends the game: the board is connected, so while a cell is free and one is claimed, some free
     * cell is next to a claimed one, and two passes in a row are impossible.
     */
    @Override
    public boolean isOver() {
        return (mine | theirs) == game.board();
    }

    @Override
    public ClaimPosition transform(Symmetry symmetry) {
        return new ClaimPosition(
                game.transform(symmetry),
                placements().transform(symmetry, mine),
                placements().transform(symmetry, theirs),
                toMove);
    }

    @Override
    public long perft(int depth) {
        return ClaimKernel.perft(mine, theirs, game.board(), depth);
    }

    @Override
    public String toString() {
        return text();
    }
}
