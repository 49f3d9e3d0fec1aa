package dev.drey.analysis.explain;

import dev.drey.analysis.explain.MoveReason.Kind;
import dev.drey.analysis.explain.ReasonCandidate.Subject;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.rules.Cell;
import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import dev.drey.rules.santorini.SantoriniPosition;
import java.util.List;
import java.util.Optional;

/**
 * A proven win of the side to move in Santorini, and the reasons that describe how it wins.
 *
 * @param isAllowed whether the move played allowed the attack; otherwise the better move starts it
 * @param attacker the side that wins
 * @param from the position with the attacker to move
 * @param verdict the verdict whose line is the win; an allowed attack starts with the second move of the line
 * @param first the attacker's first move, if the line has one
 */
record SantoriniAttack(
        boolean isAllowed,
        Side attacker,
        SantoriniPosition from,
        Verdict verdict,
        Optional<Move> first,
        MoveComparison comparison) {
    /** Maximum length of a chain of threats: readers could not follow a longer one. */
    private static final int MAX_CHAIN = 5;

    /** Returns the opponent's attack after the move played; empty unless only that move loses. */
    static Optional<SantoriniAttack> allowed(MoveComparison comparison) {
        Position after = comparison.afterPlayed();
        // If the better move loses as well, the attack is no reason.
        boolean loses = comparison.played().proven().upper() < 0
                && comparison.best().proven().upper() >= 0;
        return after.isOver() || !loses
                ? Optional.empty()
                : Optional.of(new SantoriniAttack(
                        true,
                        comparison.opponent(),
                        (SantoriniPosition) after,
                        comparison.played(),
                        comparison.reply(),
                        comparison));
    }

    /** Returns the attack that the better move starts; empty unless that move wins. */
    static Optional<SantoriniAttack> missed(MoveComparison comparison) {
        return comparison.best().proven().lower() <= 0
                ? Optional.empty()
                : Optional.of(new SantoriniAttack(
                        false,
                        comparison.mover(),
                        (SantoriniPosition) comparison.before(),
                        comparison.best(),
                        Optional.of(comparison.best().move()),
                        comparison));
    }

    /** The first move leaves the other side without a step. */
    Optional<ReasonCandidate> stuckAtOnce() {
        return first.filter(move -> isStuck(from.play(move)))
                .map(move -> reason(Kind.STUCK_ALLOWED, Kind.STUCK, move).withCount(1))
                .map(this::proven);
    }

    private static boolean isStuck(Position position) {
        return position.ending().equals(Optional.of(Ending.STUCK));
    }

    /** After the first move every answer loses at once. */
    Optional<ReasonCandidate> doubleThreat() {
        return first.filter(move -> SantoriniThreats.losesNextMove(from.play(move)))
                .map(move -> reason(Kind.DOUBLE_THREAT_ALLOWED, Kind.DOUBLE_THREAT, move)
                        .withCells(comparison.names(SantoriniThreats.threatened(from.play(move)))))
                .map(this::proven);
    }

    /** The attacker wins by threats alone. */
    Optional<ReasonCandidate> chain() {
        return new SantoriniThreats()
                .chain(from, MAX_CHAIN, first)
                .filter(chain -> chain.moves() > 2)
                .filter(chain -> isAllowed || first.equals(Optional.of(chain.first())))
                .map(chain ->
                        reason(Kind.CHAIN_ALLOWED, Kind.CHAIN, chain.first()).withCount(chain.moves()))
                .map(this::proven);
    }

    /** After the first move the other side would lose soon if it passed, and it loses whatever it plays. */
    Optional<ReasonCandidate> threat() {
        return first.flatMap(move -> {
            SantoriniPosition after = from.play(move);
            return after.isOver() || SantoriniThreats.canWin(after)
                    ? Optional.empty()
                    : movesToWinAfterPass(after)
                            .filter(moves -> moves < movesToWin())
                            .map(moves -> reason(Kind.THREAT_ALLOWED, Kind.THREAT, move)
                                    .withCells(comparison.names(SantoriniThreats.threatened(after)))
                                    .withCount(moves))
                            .map(reason -> new ReasonCandidate(reason, subject(), () -> isLost(after)));
        });
    }

    /** Returns in how many moves the attacker would win if the other side passed; empty if that is not known. */
    private Optional<Integer> movesToWinAfterPass(SantoriniPosition after) {
        SantoriniPosition passed = SantoriniThreats.withPass(after);
        return new SantoriniThreats()
                .chain(passed, MAX_CHAIN, Optional.empty())
                .map(SantoriniThreats.Chain::moves)
                .or(() -> comparison
                        .prober()
                        .prove(passed)
                        .filter(value -> value.lower() > 0)
                        .map(value -> (Values.plies(value.lower()) + 1) / 2));
    }

    /** Checks again by a proof that the side to move loses. */
    private boolean isLost(SantoriniPosition after) {
        return comparison
                .prober()
                .prove(after)
                .filter(value -> value.upper() < 0)
                .isPresent();
    }

    /** The proven line ends with the other side stuck. */
    Optional<ReasonCandidate> stuckInTheEnd() {
        return end().filter(SantoriniAttack::isStuck)
                .flatMap(end -> first)
                .map(move -> reason(Kind.STUCK_ALLOWED, Kind.STUCK, move).withCount(movesOfLine()))
                .map(this::proven);
    }

    /** The proven line ends on a tower without which the attacker would not win, or only later. */
    Optional<ReasonCandidate> climb() {
        List<Move> line = verdict.line();
        Cell summit = line.get(line.size() - 1).path().get(1);
        return end().filter(end -> end.ending().equals(Optional.of(Ending.SUMMIT)))
                .flatMap(end -> first)
                .filter(move -> from.at(summit).owner().isEmpty())
                .map(move -> reason(Kind.CLIMB_ALLOWED, Kind.CLIMB, move)
                        .withCells(List.of(comparison.name(summit)))
                        .withCount(movesOfLine()))
                .map(reason -> new ReasonCandidate(reason, subject(), () -> isNeeded(summit)));
    }

    /** Returns whether the attacker would need at least one more move if the tower were dead. */
    private boolean isNeeded(Cell summit) {
        int plies = Values.plies(verdict.proven().lower());
        return comparison
                .prober()
                .prove(withDead(from, summit))
                .filter(value -> value.upper() < Values.winIn(plies))
                .isPresent();
    }

    private static SantoriniPosition withDead(SantoriniPosition at, Cell cell) {
        int bit = 1 << (cell.row() * 5 + cell.col());
        return new SantoriniPosition(
                at.game(),
                at.level1() | bit,
                at.level2() | bit,
                at.level3() | bit,
                at.dead() | bit,
                at.mine(),
                at.theirs(),
                at.toMove());
    }

    private Optional<Position> end() {
        return isAllowed ? comparison.endOfPlayed() : comparison.endOfBest();
    }

    /** Returns the proven upper bound of the attacker's moves to win. */
    private int movesToWin() {
        int proven = isAllowed ? verdict.proven().upper() : verdict.proven().lower();
        return (Values.plies(proven) + (isAllowed ? 0 : 1)) / 2;
    }

    /** Returns the number of the attacker's moves in the line. */
    private int movesOfLine() {
        return (verdict.line().size() + (isAllowed ? 0 : 1)) / 2;
    }

    private MoveReason reason(Kind ifAllowed, Kind ifMissed, Move move) {
        return MoveReason.of(isAllowed ? ifAllowed : ifMissed, attacker).withMove(move.text());
    }

    private Subject subject() {
        return isAllowed ? Subject.REPLY : Subject.BETTER;
    }

    /** Makes a candidate of a reason that needs no further check. */
    private ReasonCandidate proven(MoveReason reason) {
        return new ReasonCandidate(reason, subject(), () -> true);
    }
}
