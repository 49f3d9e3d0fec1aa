package dev.drey.rules.squirrel;

import dev.drey.rules.Cell;
import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.MoveEffect;
import dev.drey.rules.Outcome;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.PlacementMoves;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import dev.drey.rules.Side;
import dev.drey.rules.Square;
import dev.drey.rules.Symmetry;
import java.util.Optional;

/**
 * A position of Squirrel War, from the view of the side to move.
 *
 * @param game the game with its nut map
 * @param mine the cells of the side to move
 * @param theirs the cells of the opponent
 * @param toMove the side to move
 */
public record SquirrelPosition(SquirrelWar game, long mine, long theirs, Side toMove) implements PlacementPosition {

    @Override
    public PlacementMoves placements() {
        return SquirrelWar.PLACEMENTS;
    }

    @Override
    public long legalCells() {
        return SquirrelKernel.BOARD & ~(mine | theirs);
    }

    @Override
    public String whyIllegal(Cell cell) {
        throw new IllegalStateException("every empty cell may be taken");
    }

    /** A move may name what it does, as in {@code raid D2}; it is rejected if it does the other thing. */
    @Override
    public ParsedMove read(String text) {
        ParsedMove parsed = PlacementPosition.super.read(text);
        Optional<String> verb = placements().verb(text);
        if (verb.isEmpty() || !(parsed instanceof ParsedMove.Legal legal)) {
            return parsed;
        }
        String effect = effect(legal.move()).verb();
        if (effect.equals(verb.get())) {
            return parsed;
        }
        String cell = legal.move().text();
        return new Rejection(
                Reason.ILLEGAL,
                effect.equals("raid")
                        ? "A move to " + cell + " is a Raid, because you have a squirrel next to it: raid " + cell + "."
                        : "A move to " + cell + " is a Sneak, because you have no squirrel next to it: sneak " + cell
                                + ".");
    }

    @Override
    public SquirrelPosition play(Move move) {
        requireLegal(move);
        return playLegal(move);
    }

    @Override
    public SquirrelPosition playLegal(Move move) {
        long conquered = SquirrelKernel.conquered(mine, theirs, move.code());
        return new SquirrelPosition(game, theirs & ~conquered, mine | conquered | 1L << move.code(), toMove.other());
    }

    @Override
    public MoveEffect effect(Move move) {
        return new MoveEffect(
                SquirrelKernel.isRaid(mine, move.code()) ? "raid" : "sneak",
                placements().cells(SquirrelKernel.conquered(mine, theirs, move.code())));
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
        return legalCells() == 0;
    }

    @Override
    public int score(Side side) {
        return game.nuts().sum(cells(side));
    }

    @Override
    public Square at(Cell cell) {
        Square square = PlacementPosition.super.at(cell);
        return new Square(square.owner(), game.nuts().at(placements().bit(cell)));
    }

    @Override
    public SquirrelPosition transform(Symmetry symmetry) {
        return new SquirrelPosition(
                game.transform(symmetry),
                placements().transform(symmetry, mine),
                placements().transform(symmetry, theirs),
                toMove);
    }

    @Override
    public long perft(int depth) {
        return SquirrelKernel.perft(mine, theirs, depth);
    }

    @Override
    public String toString() {
        return text();
    }
}
