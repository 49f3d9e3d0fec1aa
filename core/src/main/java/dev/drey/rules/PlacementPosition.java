package dev.drey.rules;

import java.util.List;
import java.util.Optional;

/**
 * A position of a game in which a move occupies an empty cell: two sets of cells, from the view of the side to move.
 */
public interface PlacementPosition extends Position {
    /** {@return the cells of the side to move} */
    long mine();

    /** {@return the cells of the other side} */
    long theirs();

    /** {@return the moves of the board of this game} */
    PlacementMoves placements();

    /** {@return the cells that the side to move may occupy; empty if the game is over or the side must pass} */
    long legalCells();

    @Override
    default boolean mustPass() {
        return false;
    }

    /**
     * {@return a sentence that explains why an empty cell may not be occupied, and which cells may be}
     *
     * @param cell an empty cell that is not legal
     */
    String whyIllegal(Cell cell);

    /**
     * {@return the cells of a side}
     *
     * @param side the side
     */
    default long cells(Side side) {
        return side == toMove() ? mine() : theirs();
    }

    @Override
    default List<Move> moves() {
        return mustPass() ? List.of(Move.PASS) : placements().moves(legalCells());
    }

    @Override
    default boolean isLegal(Move move) {
        return placements().isLegal(move, legalCells(), mustPass());
    }

    @Override
    default ParsedMove read(String text) {
        return placements().read(text, legalCells(), mine() | theirs(), mustPass(), this::whyIllegal);
    }

    @Override
    default int score(Side side) {
        return Long.bitCount(cells(side));
    }

    @Override
    default Square at(Cell cell) {
        int bit = placements().bit(cell);
        Optional<Side> owner = (mine() >>> bit & 1) != 0
                ? Optional.of(toMove())
                : (theirs() >>> bit & 1) != 0 ? Optional.of(toMove().other()) : Optional.empty();
        return new Square(owner, 0);
    }

    @Override
    default String board() {
        return BoardText.write(game().grid(), placements().stride(), cells(Side.FIRST), cells(Side.SECOND));
    }
}
