package dev.drey.analysis.explain;

import dev.drey.analysis.explain.MoveReason.Kind;
import dev.drey.analysis.explain.ReasonCandidate.About;
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
import java.util.stream.Stream;

/**
 * Santorini: steps onto level 3, threats that cannot be answered, sides that get stuck. Most of it is found and checked by trying
 * all moves, which proves it.
 */
final class SantoriniFinder implements ReasonFinder {
    /** Longer chains of threats are not looked for: nobody could follow them. */
    private static final int LONGEST_CHAIN = 5;

    @Override
    public Stream<ReasonCandidate> mistake(Situation situation) {
        return ReasonFinder.claims(
                situation,
                this::winAllowed,
                s -> attackAllowed(s, this::stuckAtOnce),
                s -> attackAllowed(s, this::doubleThreat),
                s -> attackAllowed(s, this::chain),
                this::win,
                s -> attackOfBest(s, this::stuckAtOnce),
                s -> attackOfBest(s, this::doubleThreat),
                s -> attackOfBest(s, this::chain),
                s -> attackAllowed(s, this::stuckInTheEnd),
                s -> attackAllowed(s, this::climb),
                s -> attackOfBest(s, this::stuckInTheEnd),
                s -> attackOfBest(s, this::climb),
                s -> attackAllowed(s, this::threat),
                s -> attackOfBest(s, this::threat));
    }

    @Override
    public Stream<ReasonCandidate> hint(Situation situation) {
        return ReasonFinder.claims(
                situation,
                this::win,
                this::towerKilled,
                s -> attackOfBest(s, this::stuckAtOnce),
                s -> attackOfBest(s, this::doubleThreat),
                s -> attackOfBest(s, this::chain),
                s -> attackOfBest(s, this::stuckInTheEnd),
                s -> attackOfBest(s, this::climb),
                s -> attackOfBest(s, this::threat));
    }

    /** The reply steps onto level 3, and the better move would have stopped that. */
    private Optional<ReasonCandidate> winAllowed(Situation situation) {
        List<Move> wins = Threats.wins(at(situation.afterPlayed()));
        if (wins.isEmpty()) {
            return Optional.empty();
        }
        MoveReason reason = MoveReason.of(Kind.WIN_ALLOWED, situation.opponent())
                .withMove(wins.get(0).text())
                .withCells(situation.names(Threats.summits(wins)));
        List<Move> stops = stops(situation.before());
        Move best = situation.best().move();
        boolean winsItself = situation.afterBest().isOver();
        MoveReason whole = winsItself
                ? reason
                : reason.withBetter(best.text()).asOnly(isOnly(best, situation.before(), Threats.summits(wins)));
        return Optional.of(new ReasonCandidate(whole, About.REPLY, () -> stops.contains(best)));
    }

    /** The moves after which the other side has no step onto level 3. */
    private static List<Move> stops(Position before) {
        return before.moves().stream()
                .filter(move -> !Threats.canWin(at(before.play(move))))
                .toList();
    }

    /** Whether after every other move the other side can step onto one of these cells. */
    private static boolean isOnly(Move best, Position before, List<Cell> summits) {
        return before.moves().stream()
                .filter(move -> !move.equals(best))
                .allMatch(move -> Threats.summits(Threats.wins(at(before.play(move)))).stream()
                        .anyMatch(summits::contains));
    }

    private Optional<ReasonCandidate> win(Situation situation) {
        Move best = situation.best().move();
        List<Move> wins = Threats.wins(at(situation.before()));
        if (!wins.contains(best) || wins.contains(situation.played().move())) {
            return Optional.empty();
        }
        MoveReason reason = MoveReason.of(Kind.WIN, situation.mover())
                .withMove(best.text())
                .withCells(List.of(situation.name(best.path().get(1))));
        return Optional.of(new ReasonCandidate(reason, About.BETTER, () -> true));
    }

    /**
     * The other side is about to step onto level 3; the better move builds there first, and the worse one does not stop it. There is
     * no other way to stop a step: who could stand in its way would win.
     */
    private Optional<ReasonCandidate> towerKilled(Situation situation) {
        SantoriniPosition before = at(situation.before());
        List<Cell> threatened = Threats.threatened(before);
        Move best = situation.best().move();
        Cell built = best.path().get(best.path().size() - 1);
        if (!threatened.equals(List.of(built)) || !before.effect(best).verb().equals("kill")) {
            return Optional.empty();
        }
        List<Move> stops = stops(before);
        MoveReason reason = MoveReason.of(Kind.TOWER_KILLED, situation.opponent())
                .withCells(situation.names(threatened))
                .withBetter(best.text())
                .asOnly(isOnly(best, before, threatened));
        return Optional.of(new ReasonCandidate(
                reason,
                About.REPLY,
                () -> stops.contains(best) && !stops.contains(situation.played().move())));
    }

    /**
     * A side that has the move and wins.
     *
     * @param attacker the side that wins
     * @param from where it is to move
     * @param verdict the line of its win: its own move first, or the other side's move before
     * @param first its first move, if the line has one
     */
    private record Attack(
            Side attacker, SantoriniPosition from, Verdict verdict, Optional<Move> first, Situation situation) {}

    /** What an attack does, with the reason's kind for the side that allows it and for the side that misses it. */
    private interface Finding {
        Optional<ReasonCandidate> find(Attack attack, boolean isAllowed);
    }

    private static Optional<ReasonCandidate> attackAllowed(Situation situation, Finding finding) {
        Position after = situation.afterPlayed();
        // Where the better move is lost as well, the attack is no reason.
        boolean loses = situation.played().proven().most() < 0
                && situation.best().proven().most() >= 0;
        return after.isOver() || !loses
                ? Optional.empty()
                : finding.find(
                        new Attack(situation.opponent(), at(after), situation.played(), situation.reply(), situation),
                        true);
    }

    private static Optional<ReasonCandidate> attackOfBest(Situation situation, Finding finding) {
        boolean wins = situation.best().proven().least() > 0;
        Optional<Move> first = Optional.of(situation.best().move());
        return wins
                ? finding.find(
                        new Attack(situation.mover(), at(situation.before()), situation.best(), first, situation),
                        false)
                : Optional.empty();
    }

    private Optional<ReasonCandidate> stuckAtOnce(Attack attack, boolean isAllowed) {
        return attack.first()
                .filter(move -> isStuck(attack.from().play(move)))
                .map(move -> MoveReason.of(isAllowed ? Kind.STUCK_ALLOWED : Kind.STUCK, attack.attacker())
                        .withMove(move.text())
                        .withCount(1))
                .map(reason -> claim(reason, isAllowed));
    }

    private static boolean isStuck(Position position) {
        return position.ending().equals(Optional.of(Ending.STUCK));
    }

    /** Every answer loses at once. */
    private Optional<ReasonCandidate> doubleThreat(Attack attack, boolean isAllowed) {
        return attack.first()
                .filter(move -> Threats.isHopeless(attack.from().play(move)))
                .map(move -> MoveReason.of(
                                isAllowed ? Kind.DOUBLE_THREAT_ALLOWED : Kind.DOUBLE_THREAT, attack.attacker())
                        .withMove(move.text())
                        .withCells(attack.situation()
                                .names(Threats.threatened(attack.from().play(move)))))
                .map(reason -> claim(reason, isAllowed));
    }

    /** The move wins by threats alone; as long as the other side can only answer them. */
    private Optional<ReasonCandidate> chain(Attack attack, boolean isAllowed) {
        return new Threats()
                .chain(attack.from(), LONGEST_CHAIN, attack.first())
                .filter(chain -> chain.moves() > 2)
                .filter(chain -> isAllowed || attack.first().equals(Optional.of(chain.first())))
                .map(chain -> MoveReason.of(isAllowed ? Kind.CHAIN_ALLOWED : Kind.CHAIN, attack.attacker())
                        .withMove(chain.first().text())
                        .withCount(chain.moves()))
                .map(reason -> claim(reason, isAllowed));
    }

    /** If the other side passed, it would lose soon; and whatever it does, it loses. */
    private Optional<ReasonCandidate> threat(Attack attack, boolean isAllowed) {
        return attack.first()
                .map(move -> attack.from().play(move))
                .filter(after -> !after.isOver() && !Threats.canWin(after))
                .flatMap(after -> threatened(attack, after)
                        .filter(moves -> moves < winningMoves(attack))
                        .map(moves -> MoveReason.of(isAllowed ? Kind.THREAT_ALLOWED : Kind.THREAT, attack.attacker())
                                .withMove(attack.first().orElseThrow().text())
                                .withCells(attack.situation().names(Threats.threatened(after)))
                                .withCount(moves))
                        .map(reason -> new ReasonCandidate(
                                reason, isAllowed ? About.REPLY : About.BETTER, () -> isLost(attack, after))));
    }

    /** In how many moves the attacker would win if the other side passed. */
    private static Optional<Integer> threatened(Attack attack, SantoriniPosition after) {
        SantoriniPosition passed = Threats.passing(after);
        Optional<Integer> chain =
                new Threats().chain(passed, LONGEST_CHAIN, Optional.empty()).map(Threats.Chain::moves);
        return chain.isPresent()
                ? chain
                : attack.situation()
                        .prober()
                        .prove(passed)
                        .filter(value -> value.least() > 0)
                        .map(value -> (Values.plies(value.least()) + 1) / 2);
    }

    /** A proven line loses only if its moves do; the prober looks again. */
    private static boolean isLost(Attack attack, SantoriniPosition after) {
        return attack.situation()
                .prober()
                .prove(after)
                .filter(value -> value.most() < 0)
                .isPresent();
    }

    /** The proven line ends with the other side stuck. */
    private Optional<ReasonCandidate> stuckInTheEnd(Attack attack, boolean isAllowed) {
        return end(attack, isAllowed)
                .filter(SantoriniFinder::isStuck)
                .flatMap(end -> attack.first())
                .map(first -> MoveReason.of(isAllowed ? Kind.STUCK_ALLOWED : Kind.STUCK, attack.attacker())
                        .withMove(first.text())
                        .withCount(ownMoves(attack)))
                .map(reason -> claim(reason, isAllowed));
    }

    /** The proven line ends on a tower without which the side would not win, or not for long. */
    private Optional<ReasonCandidate> climb(Attack attack, boolean isAllowed) {
        List<Move> line = attack.verdict().line();
        Cell summit = line.get(line.size() - 1).path().get(1);
        return end(attack, isAllowed)
                .filter(end -> end.ending().equals(Optional.of(Ending.SUMMIT)))
                .flatMap(end -> attack.first())
                .filter(first -> attack.from().at(summit).owner().isEmpty())
                .map(first -> MoveReason.of(isAllowed ? Kind.CLIMB_ALLOWED : Kind.CLIMB, attack.attacker())
                        .withMove(first.text())
                        .withCells(List.of(attack.situation().name(summit)))
                        .withCount(ownMoves(attack)))
                .map(reason -> new ReasonCandidate(
                        reason, isAllowed ? About.REPLY : About.BETTER, () -> isNeeded(summit, attack)));
    }

    /** With the tower dead, the side must need at least one move more. */
    private static boolean isNeeded(Cell summit, Attack attack) {
        int plies = Values.plies(attack.verdict().proven().least());
        return attack.situation()
                .prober()
                .prove(withDead(attack.from(), summit))
                .filter(value -> value.most() < Values.winIn(plies))
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

    private static Optional<Position> end(Attack attack, boolean isAllowed) {
        return isAllowed ? attack.situation().endOfPlayed() : attack.situation().endOfBest();
    }

    /** How many moves of its own the attacker needs at most, as far as is proven. */
    private static int winningMoves(Attack attack) {
        boolean isMover = attack.attacker() == attack.situation().mover();
        int proven = isMover
                ? attack.verdict().proven().least()
                : attack.verdict().proven().most();
        return (Values.plies(proven) + (isMover ? 1 : 0)) / 2;
    }

    /** How many moves the attacker makes until the end of the line. */
    private static int ownMoves(Attack attack) {
        return (attack.verdict().line().size()
                        + (attack.attacker() == attack.situation().mover() ? 1 : 0))
                / 2;
    }

    private static ReasonCandidate claim(MoveReason reason, boolean isAllowed) {
        return new ReasonCandidate(reason, isAllowed ? About.REPLY : About.BETTER, () -> true);
    }

    private static SantoriniPosition at(Position position) {
        return (SantoriniPosition) position;
    }
}
