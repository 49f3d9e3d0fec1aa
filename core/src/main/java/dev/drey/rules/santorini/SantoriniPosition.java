package dev.drey.rules.santorini;

import dev.drey.rules.Cell;
import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.MoveEffect;
import dev.drey.rules.Outcome;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.Square;
import dev.drey.rules.Symmetry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A position of Santorini, from the view of the side to move; {@link SantoriniKernel} defines the sets.
 *
 * @param game the game with the types of its pieces
 * @param level1 the cells of level 1 or more
 * @param level2 the cells of level 2 or more
 * @param level3 the cells of level 3 or more
 * @param dead the cells with a fourth tile
 * @param mine the cells of the pieces of the side to move
 * @param theirs the cells of the pieces of the opponent
 * @param toMove the side to move
 */
public record SantoriniPosition(
        Santorini game, int level1, int level2, int level3, int dead, int mine, int theirs, Side toMove)
        implements Position {

    @Override
    public List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        if (!summit()) {
            for (int from : SantoriniMoves.bits(mine)) {
                addMoves(from, moves);
            }
        }
        return List.copyOf(moves);
    }

    private void addMoves(int from, List<Move> moves) {
        for (int to : SantoriniMoves.bits(steps(from))) {
            if ((level3 >>> to & 1) != 0) {
                moves.add(SantoriniMoves.move(from, to, SantoriniKernel.NO_BUILD));
                continue;
            }
            for (int build : SantoriniMoves.bits(builds(from, to))) {
                moves.add(SantoriniMoves.move(from, to, build));
            }
        }
    }

    int steps(int from) {
        return SantoriniKernel.steps(from, diagonal(), level1, level2, level3, dead, mine, theirs);
    }

    int builds(int from, int to) {
        return SantoriniKernel.builds(from, to, dead, mine, theirs);
    }

    @Override
    public ParsedMove read(String text) {
        return SantoriniMoveReader.read(this, text);
    }

    @Override
    public SantoriniPosition play(Move move) {
        requireLegal(move);
        return playLegal(move);
    }

    @Override
    public SantoriniPosition playLegal(Move move) {
        int from = SantoriniKernel.from(move.code());
        int to = SantoriniKernel.to(move.code());
        int build = SantoriniKernel.build(move.code());
        int tile = build == SantoriniKernel.NO_BUILD ? 0 : 1 << build;
        return new SantoriniPosition(
                game,
                level1 | tile,
                level2 | tile & level1,
                level3 | tile & level2,
                dead | tile & level3,
                theirs,
                mine & ~(1 << from) | 1 << to,
                toMove.other());
    }

    @Override
    public boolean isLegal(Move move) {
        int from = SantoriniKernel.from(move.code());
        int to = SantoriniKernel.to(move.code());
        int build = SantoriniKernel.build(move.code());
        if (move.isPass() || summit() || (mine >>> from & 1) == 0 || (steps(from) >>> to & 1) == 0) {
            return false;
        }
        boolean wins = (level3 >>> to & 1) != 0;
        boolean built = wins
                ? build == SantoriniKernel.NO_BUILD
                : build != SantoriniKernel.NO_BUILD && (builds(from, to) >>> build & 1) != 0;
        return built && move.equals(SantoriniMoves.move(from, to, build));
    }

    /** Returns {@code win} for a step to level 3, {@code kill} for a tile on level 3, else {@code build}. */
    @Override
    public MoveEffect effect(Move move) {
        int build = SantoriniKernel.build(move.code());
        if (build == SantoriniKernel.NO_BUILD) {
            return MoveEffect.of("win");
        }
        return MoveEffect.of((level3 >>> build & 1) != 0 ? "kill" : "build");
    }

    @Override
    public Optional<Outcome> outcome() {
        return isOver() ? Optional.of(Outcome.winFor(toMove.other())) : Optional.empty();
    }

    @Override
    public Optional<Ending> ending() {
        return summit() ? Optional.of(Ending.SUMMIT) : isOver() ? Optional.of(Ending.STUCK) : Optional.empty();
    }

    @Override
    public boolean isOver() {
        return summit() || !SantoriniKernel.canStep(diagonal(), level1, level2, level3, dead, mine, theirs);
    }

    /** Whether the side that moved last has a piece on level 3. */
    private boolean summit() {
        return (theirs & level3) != 0;
    }

    private boolean diagonal() {
        return game.type(toMove).diagonal();
    }

    /** The sum of the levels on which the two pieces of the side stand. */
    @Override
    public int score(Side side) {
        int pieces = pieces(side);
        return Integer.bitCount(pieces & level1)
                + Integer.bitCount(pieces & level2)
                + Integer.bitCount(pieces & level3);
    }

    /**
     * {@return the level of a cell: 0 to 3, or 4 if it is dead}
     *
     * @param cell the cell
     */
    public int level(int cell) {
        return (level1 >>> cell & 1) + (level2 >>> cell & 1) + (level3 >>> cell & 1) + (dead >>> cell & 1);
    }

    int pieces(Side side) {
        return side == toMove ? mine : theirs;
    }

    @Override
    public Square at(Cell cell) {
        int bit = SantoriniMoves.bit(cell);
        Optional<Side> owner = (mine >>> bit & 1) != 0
                ? Optional.of(toMove)
                : (theirs >>> bit & 1) != 0 ? Optional.of(toMove.other()) : Optional.empty();
        return new Square(owner, level(bit));
    }

    @Override
    public SantoriniPosition transform(Symmetry symmetry) {
        return new SantoriniPosition(
                game,
                transform(symmetry, level1),
                transform(symmetry, level2),
                transform(symmetry, level3),
                transform(symmetry, dead),
                transform(symmetry, mine),
                transform(symmetry, theirs),
                toMove);
    }

    private static int transform(Symmetry symmetry, int cells) {
        return (int) symmetry.apply(Santorini.GRID, SantoriniKernel.SIZE, cells);
    }

    @Override
    public long perft(int depth) {
        return SantoriniKernel.perft(
                diagonal(), game.type(toMove.other()).diagonal(), level1, level2, level3, dead, mine, theirs, depth);
    }

    @Override
    public String board() {
        return SantoriniBoardText.write(this);
    }

    @Override
    public String toString() {
        return text();
    }
}
