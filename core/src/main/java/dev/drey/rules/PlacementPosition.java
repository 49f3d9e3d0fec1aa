package dev.drey.rules;

import java.util.List;
import java.util.Optional;

/** A position of a game in which a move takes an empty cell: two sets of cells, seen from the side to move. */
public interface PlacementPosition extends Position {
    /** The cells of the side to move. */
    long mine();

    /** The cells of the other side. */
    long theirs();

    PlacementMoves placements();

    /** The cells the side to move may take; none once the game is over, and none where it must pass. */
    long open();

    /** Whether the side to move has nothing to take though the game goes on. */
    @Override
    default boolean mustPass() {
        return false;
    }

    /** Why an empty cell that is not open may not be taken: a sentence that says what would be right. */
    String whyNot(Cell cell);

    default long cells(Side side) {
        return side == toMove() ? mine() : theirs();
    }

    @Override
    default List<Move> moves() {
        return mustPass() ? List.of(Move.PASS) : placements().moves(open());
    }

    @Override
    default boolean isLegal(Move move) {
        return placements().isLegal(move, open(), mustPass());
    }

    @Override
    default ParsedMove read(String text) {
        return placements().read(text, open(), mine() | theirs(), mustPass(), this::whyNot);
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
