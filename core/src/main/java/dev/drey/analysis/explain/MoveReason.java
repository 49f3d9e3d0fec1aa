package dev.drey.analysis.explain;

import dev.drey.rules.Side;
import java.util.List;
import java.util.Optional;

/**
 * A checked fact that explains why a move is a mistake, or why another one is better. {@link ReasonText} formats it as a
 * sentence; a client can format the same sentence from the facts. The kind determines which components are present.
 *
 * @param kind the kind of fact
 * @param side the acting side: raids, wins, gets the cells, or in {@link Kind#PASSES} has to pass
 * @param move the acting side's move, as the game writes it; in {@link Kind#PASSES}, {@link Kind#CORNER_LOST} and
 *     {@link Kind#BALANCE} the move played
 * @param cells the names of the cells concerned, or of the most important ones
 * @param count number of cells or discs, including unnamed ones; number of moves in {@link Kind#CHAIN} and similar kinds; 0 if
 *     unused
 * @param amount value of the cells in {@code unit}, or number of passes; 0 if unused
 * @param unit the unit of {@code amount}
 * @param where the part of the board with most of the cells
 * @param better the better move
 * @param only whether {@code better} is the only move that does it
 * @param back in {@link Kind#BALANCE}: the cells the other side gets in return
 * @param otherwise in {@link Kind#PASSES}: number of passes after {@code better}
 */
public record MoveReason(
        Kind kind,
        Side side,
        Optional<String> move,
        List<String> cells,
        int count,
        int amount,
        Optional<Unit> unit,
        Optional<Where> where,
        Optional<String> better,
        boolean only,
        Optional<Holding> back,
        int otherwise) {

    /**
     * Copies the list of cells.
     *
     * @param kind the kind of fact
     * @param side the acting side
     * @param move the acting side's move
     * @param cells the names of the cells concerned
     * @param count number of cells or discs
     * @param amount value of the cells in {@code unit}
     * @param unit the unit of {@code amount}
     * @param where the part of the board with most of the cells
     * @param better the better move
     * @param only whether {@code better} is the only move that does it
     * @param back in {@link Kind#BALANCE}
     * @param otherwise in {@link Kind#PASSES}
     */
    public MoveReason {
        cells = List.copyOf(cells);
    }

    /** Units of value. */
    public enum Unit {
        /** Nuts of Squirrel War. */
        NUTS("nuts"),
        /** Cells of Adjacent Claim. */
        CELLS("cells"),
        /** Discs of Othello and Shellos Shuffle. */
        DISCS("discs");

        private final String code;

        Unit(String code) {
            this.code = code;
        }

        /** {@return the code used in JSON} */
        public String code() {
            return code;
        }
    }

    /** A part of the board. */
    public enum Where {
        /** The upper part. */
        TOP("top"),
        /** The lower part. */
        BOTTOM("bottom"),
        /** The left part. */
        LEFT("left"),
        /** The right part. */
        RIGHT("right");

        private final String code;

        Where(String code) {
            this.code = code;
        }

        /** {@return the code used in JSON} */
        public String code() {
            return code;
        }
    }

    /**
     * Cells that a side owns in the final position.
     *
     * @param cells the names of the most important ones
     * @param count number of all cells
     * @param amount value of all cells
     */
    public record Holding(List<String> cells, int count, int amount) {
        /**
         * Copies the list of cells.
         *
         * @param cells the names of the most important ones
         * @param count number of all cells
         * @param amount value of all cells
         */
        public Holding {
            cells = List.copyOf(cells);
        }
    }

    /** Kinds of reasons. The code is stable; the category names the weakness behind such mistakes. */
    public enum Kind {
        /** The reply raids and conquers. */
        RAID_ALLOWED("raid-allowed", "Raids left open"),
        /** The better move raids and conquers. */
        RAID("raid", "Raids missed"),
        /** The better move prevents a raid. */
        RAID_PREVENTED("raid-prevented", "Raids left open"),
        /** The reply takes a valuable cell. */
        CELL_LEFT("cell-left", "Valuable cells left"),
        /** The better move takes a valuable cell. */
        CELL("cell", "Valuable cells left"),
        /** The reply steps onto level 3. */
        WIN_ALLOWED("win-allowed", "Winning steps allowed"),
        /** The better move steps onto level 3. */
        WIN("win", "Winning steps missed"),
        /** The better move builds on the tower the other side threatens to climb. */
        TOWER_KILLED("tower-killed", "Winning steps allowed"),
        /** After the reply every answer loses at once. */
        DOUBLE_THREAT_ALLOWED("double-threat-allowed", "Unstoppable threats allowed"),
        /** After the better move every answer loses at once. */
        DOUBLE_THREAT("double-threat", "Unstoppable threats missed"),
        /** The reply begins a sequence of threats that wins. */
        CHAIN_ALLOWED("chain-allowed", "Chains of threats allowed"),
        /** The better move begins a sequence of threats that wins. */
        CHAIN("chain", "Chains of threats missed"),
        /** The reply threatens to win in some moves, and nothing stops that. */
        THREAT_ALLOWED("threat-allowed", "Threats overlooked"),
        /** The better move threatens to win in some moves, and nothing stops that. */
        THREAT("threat", "Threats missed"),
        /** The other side gets onto a certain tower in the end. */
        CLIMB_ALLOWED("climb-allowed", "Climbs not stopped"),
        /** The better move gets onto a certain tower in the end. */
        CLIMB("climb", "Climbs missed"),
        /** The side that moved is left without a step. */
        STUCK_ALLOWED("stuck-allowed", "Getting stuck"),
        /** The better move leaves the other side without a step. */
        STUCK("stuck", "Traps missed"),
        /** The reply cuts the side that moved off from cells. */
        CUT_OFF_ALLOWED("cut-off-allowed", "Getting cut off"),
        /** The better move cuts the other side off from cells. */
        CUT_OFF("cut-off", "Cutting off missed"),
        /** A side must pass more often than after the better move, or less often. */
        PASSES("passes", "Running out of cells"),
        /** The reply takes a corner. */
        CORNER_ALLOWED("corner-allowed", "Corners given away"),
        /** The better move takes a corner. */
        CORNER("corner", "Corners missed"),
        /** The other side gets a corner in the end that the better move keeps. */
        CORNER_LOST("corner-lost", "Corners given away"),
        /** The reply turns over many discs. */
        FLIPS_ALLOWED("flips-allowed", "Discs turned over"),
        /** The better move turns over many discs. */
        FLIPS("flips", "Discs not turned over"),
        /** After the reply the side that moved must pass. */
        PASS_ALLOWED("pass-allowed", "Running out of moves"),
        /** After the better move the other side must pass. */
        PASS("pass", "Passes not forced"),
        /** The other side gets the last move. */
        LAST_MOVE("last-move", "Last moves lost"),
        /** The owners of cells differ between the ends of the proven lines. */
        BALANCE("balance", "Lost in the long run");

        private final String code;
        private final String category;

        Kind(String code, String category) {
            this.code = code;
            this.category = category;
        }

        /** {@return the code used in JSON; it must not change} */
        public String code() {
            return code;
        }

        /** {@return the weakness behind such mistakes, in plain words} */
        public String category() {
            return category;
        }
    }

    /**
     * {@return a reason with only the kind and the acting side}
     *
     * @param kind the kind of fact
     * @param side the acting side
     */
    public static MoveReason of(Kind kind, Side side) {
        return new MoveReason(
                kind,
                side,
                Optional.empty(),
                List.of(),
                0,
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                Optional.empty(),
                0);
    }

    /**
     * {@return a copy with this move of the acting side}
     *
     * @param text the text of the move
     */
    public MoveReason withMove(String text) {
        return new MoveReason(
                kind, side, Optional.of(text), cells, count, amount, unit, where, better, only, back, otherwise);
    }

    /**
     * {@return a copy with these cells and their count}
     *
     * @param names the names of the cells
     */
    public MoveReason withCells(List<String> names) {
        return new MoveReason(
                kind, side, move, names, names.size(), amount, unit, where, better, only, back, otherwise);
    }

    /**
     * {@return a copy with this count}
     *
     * @param number the number of cells, discs or moves
     */
    public MoveReason withCount(int number) {
        return new MoveReason(kind, side, move, cells, number, amount, unit, where, better, only, back, otherwise);
    }

    /**
     * {@return a copy with this amount}
     *
     * @param number the amount
     * @param counted the unit of the amount
     */
    public MoveReason withAmount(int number, Unit counted) {
        return new MoveReason(
                kind, side, move, cells, count, number, Optional.of(counted), where, better, only, back, otherwise);
    }

    /**
     * {@return a copy with this part of the board}
     *
     * @param part the part of the board
     */
    public MoveReason withWhere(Optional<Where> part) {
        return new MoveReason(kind, side, move, cells, count, amount, unit, part, better, only, back, otherwise);
    }

    /**
     * {@return a copy with this better move}
     *
     * @param text the text of the better move
     */
    public MoveReason withBetter(String text) {
        return new MoveReason(
                kind, side, move, cells, count, amount, unit, where, Optional.of(text), only, back, otherwise);
    }

    /** {@return the reason without the better move; empty unless it is about the reply} */
    public Optional<MoveReason> withoutBetter() {
        boolean isAboutReply = kind.code().endsWith("-allowed") || kind == Kind.CELL_LEFT;
        return isAboutReply
                ? Optional.of(new MoveReason(
                        kind, side, move, cells, count, amount, unit, where, Optional.empty(), false, back, otherwise))
                : Optional.empty();
    }

    /**
     * {@return a copy that says whether the better move is the only one}
     *
     * @param isOnly whether it is the only one
     */
    public MoveReason asOnly(boolean isOnly) {
        return new MoveReason(kind, side, move, cells, count, amount, unit, where, better, isOnly, back, otherwise);
    }

    /**
     * {@return a copy with the cells that the other side gets in return}
     *
     * @param inReturn these cells
     */
    public MoveReason withBack(Holding inReturn) {
        return new MoveReason(
                kind, side, move, cells, count, amount, unit, where, better, only, Optional.of(inReturn), otherwise);
    }

    /**
     * {@return a copy with the numbers of passes, for {@link Kind#PASSES}}
     *
     * @param played number of passes after the move played
     * @param afterBetter number of passes after the better move
     */
    public MoveReason withTimes(int played, int afterBetter) {
        return new MoveReason(kind, side, move, cells, count, played, unit, where, better, only, back, afterBetter);
    }
}
