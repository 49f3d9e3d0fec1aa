package dev.drey.bench;

import dev.drey.rules.santorini.PieceType;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.santorini.SantoriniKernel;
import dev.drey.rules.santorini.SantoriniPosition;

/** Random games of Santorini, cubes against pyramids. */
final class SantoriniPlayout implements Playout {
    /** Two pieces, at most four steps each, at most eight cells to build on. */
    private static final int MAX_MOVES = 2 * 4 * 8;

    private final SantoriniPosition start =
            (SantoriniPosition) new Santorini(PieceType.CUBE, PieceType.PYRAMID).start();
    private final int[] moves = new int[MAX_MOVES];

    private int level1;
    private int level2;
    private int level3;
    private int dead;
    private int mine;
    private int theirs;
    private int plies;

    @Override
    public SantoriniPosition start() {
        return start;
    }

    @Override
    public int play(FastRandom random) {
        level1 = start.level1();
        level2 = start.level2();
        level3 = start.level3();
        dead = start.dead();
        mine = start.mine();
        theirs = start.theirs();
        // A side wins by stepping onto level 3 or if the other cannot step; in both cases the side to move has lost.
        int count;
        for (plies = 0; (theirs & level3) == 0 && (count = generate(plies % 2 != 0)) != 0; plies++) {
            make(moves[random.nextInt(count)]);
        }
        return plies % 2 == 0 ? -1 : 1;
    }

    /** Lists the legal moves. @return their number */
    private int generate(boolean diagonal) {
        int count = 0;
        for (int pieces = mine; pieces != 0; pieces &= pieces - 1) {
            int from = Integer.numberOfTrailingZeros(pieces);
            int steps = SantoriniKernel.steps(from, diagonal, level1, level2, level3, dead, mine, theirs);
            for (; steps != 0; steps &= steps - 1) {
                int to = Integer.numberOfTrailingZeros(steps);
                if ((level3 >>> to & 1) != 0) {
                    moves[count++] = SantoriniKernel.code(from, to, SantoriniKernel.NO_BUILD);
                    continue;
                }
                int builds = SantoriniKernel.builds(from, to, dead, mine, theirs);
                for (; builds != 0; builds &= builds - 1) {
                    moves[count++] = SantoriniKernel.code(from, to, Integer.numberOfTrailingZeros(builds));
                }
            }
        }
        return count;
    }

    private void make(int move) {
        int build = SantoriniKernel.build(move);
        int tile = build == SantoriniKernel.NO_BUILD ? 0 : 1 << build;
        dead |= tile & level3;
        level3 |= tile & level2;
        level2 |= tile & level1;
        level1 |= tile;
        int moved = mine & ~(1 << SantoriniKernel.from(move)) | 1 << SantoriniKernel.to(move);
        mine = theirs;
        theirs = moved;
    }

    @Override
    public int plies() {
        return plies;
    }

    @Override
    public SantoriniPosition end() {
        return new SantoriniPosition(start.game(), level1, level2, level3, dead, mine, theirs, toMove());
    }
}
