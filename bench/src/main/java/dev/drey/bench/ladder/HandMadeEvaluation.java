package dev.drey.bench.ladder;

import dev.drey.rules.GameKind;
import dev.drey.rules.PlacementPosition;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.claim.ClaimKernel;
import dev.drey.rules.discs.DiscKernel;
import dev.drey.rules.santorini.SantoriniKernel;
import dev.drey.rules.santorini.SantoriniPosition;
import dev.drey.rules.squirrel.SquirrelKernel;
import dev.drey.rules.squirrel.SquirrelPosition;

/** An evaluation as a club player would write it, on any scale: the larger, the better for the side. */
interface HandMadeEvaluation {
    int of(Position position, Side side);

    /** The evaluation for a kind of game; the margin if there is no better one. */
    static HandMadeEvaluation of(GameKind kind) {
        return switch (kind.id()) {
            case "squirrel-war" -> HandMadeEvaluation::squirrelWar;
            case "adjacent-claim" -> HandMadeEvaluation::adjacentClaim;
            case "santorini" -> HandMadeEvaluation::santorini;
            case "shellos-shuffle" -> HandMadeEvaluation::shellos;
            case "othello" -> HandMadeEvaluation::othello;
            default -> Position::margin;
        };
    }

    /**
     * Nuts, a part of what each side would gain by taking each empty cell, and a part of what is at stake in the cell that both
     * sides want most, which the side to move may take.
     */
    private static int squirrelWar(Position position, Side side) {
        SquirrelPosition board = (SquirrelPosition) position;
        long mine = board.cells(side);
        long theirs = board.cells(side.other());
        int gains = 0;
        int hottest = 0;
        for (long rest = board.legalCells(); rest != 0; rest &= rest - 1) {
            int cell = Long.numberOfTrailingZeros(rest);
            int gain = gain(board, mine, theirs, cell);
            int denied = gain(board, theirs, mine, cell);
            gains += gain - denied;
            hottest = Math.max(hottest, gain + denied);
        }
        return 12 * position.margin(side) + 3 * gains + (position.toMove() == side ? 3 : -3) * hottest;
    }

    private static int gain(SquirrelPosition board, long mine, long theirs, int cell) {
        return board.game().nuts().at(cell) + 2 * board.game().nuts().sum(SquirrelKernel.conquered(mine, theirs, cell));
    }

    /** Cells, and the free cells that a side can claim next. */
    private static int adjacentClaim(Position position, Side side) {
        PlacementPosition board = (PlacementPosition) position;
        long all = ClaimKernel.board(
                board.game().grid().rows(), board.game().grid().cols());
        long mine = board.cells(side);
        long theirs = board.cells(side.other());
        return 2 * position.margin(side)
                + count(ClaimKernel.claims(mine, theirs, all))
                - count(ClaimKernel.claims(theirs, mine, all));
    }

    private static int count(long cells) {
        return Long.bitCount(cells);
    }

    /** Discs, of which those that the other side can flip at once count half, and corners. */
    private static int shellos(Position position, Side side) {
        PlacementPosition board = (PlacementPosition) position;
        long mine = board.cells(side);
        long theirs = board.cells(side.other());
        long corners = 0x8100000000000081L;
        return 2 * position.margin(side)
                + 10 * (count(mine & corners) - count(theirs & corners))
                + flippable(mine, theirs)
                - flippable(theirs, mine);
    }

    private static int flippable(long mine, long theirs) {
        long flippable = 0;
        for (long cells = DiscKernel.outflankingMoves(mine, theirs); cells != 0; cells &= cells - 1) {
            flippable |= DiscKernel.flips(mine, theirs, Long.numberOfTrailingZeros(cells));
        }
        return count(flippable);
    }

    /** Corners, the cells beside empty ones, mobility, and near the end discs. */
    private static int othello(Position position, Side side) {
        PlacementPosition board = (PlacementPosition) position;
        long mine = board.cells(side);
        long theirs = board.cells(side.other());
        long empty = ~(mine | theirs);
        long corners = 0x8100000000000081L;
        long risky = DiscKernel.around(corners & empty);
        int discs = count(mine) - count(theirs);
        return 30 * (count(mine & corners) - count(theirs & corners))
                - 8 * (count(mine & risky) - count(theirs & risky))
                + 2
                        * (count(DiscKernel.outflankingMoves(mine, theirs))
                                - count(DiscKernel.outflankingMoves(theirs, mine)))
                + (count(empty) < 16 ? 3 * discs : 0);
    }

    /** Heights of the pieces, steps that they can take, and steps that win at once. */
    private static int santorini(Position position, Side side) {
        SantoriniPosition board = (SantoriniPosition) position;
        return santoriniPoints(board, side) - santoriniPoints(board, side.other());
    }

    private static int santoriniPoints(SantoriniPosition board, Side side) {
        boolean toMove = side == board.toMove();
        int mine = toMove ? board.mine() : board.theirs();
        int theirs = toMove ? board.theirs() : board.mine();
        boolean diagonal = board.game().type(side).diagonal();
        int points = 0;
        for (int pieces = mine; pieces != 0; pieces &= pieces - 1) {
            int cell = Integer.numberOfTrailingZeros(pieces);
            int level = board.level(cell);
            int steps = SantoriniKernel.steps(
                    cell, diagonal, board.level1(), board.level2(), board.level3(), board.dead(), mine, theirs);
            int climbs = steps & (level == 0 ? board.level1() : board.level2());
            points += 10 * level * level
                    + count(steps)
                    + 4 * count(climbs)
                    + (toMove ? 1000 : 50) * count(steps & board.level3());
        }
        return points;
    }
}
