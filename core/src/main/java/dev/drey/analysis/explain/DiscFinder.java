package dev.drey.analysis.explain;

import dev.drey.analysis.explain.MoveReason.Kind;
import dev.drey.analysis.explain.MoveReason.Unit;
import dev.drey.analysis.explain.ReasonCandidate.About;
import dev.drey.engine.Range;
import dev.drey.rules.Cell;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Shellos Shuffle and Othello: corners, forced passes, discs that turn, the last move, who has which discs in the end. */
final class DiscFinder implements ReasonFinder {
    /** Turning over fewer discs is not worth telling. */
    private static final int FEWEST_FLIPS = 3;

    private final ReasonFinder end = new EndFinder(Unit.DISCS);

    @Override
    public Stream<ReasonCandidate> mistake(Situation situation) {
        return Stream.concat(
                ReasonFinder.claims(
                        situation,
                        this::cornerAllowed,
                        this::passAllowed,
                        this::flipsAllowed,
                        this::corner,
                        this::pass,
                        this::flips,
                        this::cornerLost,
                        this::lastMove),
                end.mistake(situation));
    }

    @Override
    public Stream<ReasonCandidate> hint(Situation situation) {
        return Stream.concat(
                ReasonFinder.claims(situation, this::corner, this::pass, this::flips, this::cornerLost, this::lastMove),
                end.hint(situation));
    }

    private static boolean isCorner(Situation situation, Move move) {
        return !move.isPass()
                && EndFinder.isCorner(
                        situation.before().game().grid(), move.path().get(0));
    }

    private Optional<ReasonCandidate> cornerAllowed(Situation situation) {
        return situation.reply().filter(reply -> isCorner(situation, reply)).map(reply -> {
            boolean closed = !situation.afterBest().moves().contains(reply);
            MoveReason reason =
                    MoveReason.of(Kind.CORNER_ALLOWED, situation.opponent()).withMove(reply.text());
            return new ReasonCandidate(
                    closed ? reason.withBetter(situation.best().move().text()) : reason,
                    About.REPLY,
                    () -> situation.isProven() ? isNeeded(situation, reply) : closed && isOpened(situation, reply));
        });
    }

    /** Whether the reply became possible only by the move played. */
    private static boolean isOpened(Situation situation, Move reply) {
        return !Counterfactual.passing(situation.before()).moves().contains(reply);
    }

    /** Whether the verdict changes if the other side may not make the reply that it would not make after the better move. */
    private static boolean isNeeded(Situation situation, Move reply) {
        return !situation.bestReply().equals(Optional.of(reply)) && situation.isRestoredWithout(reply);
    }

    private Optional<ReasonCandidate> corner(Situation situation) {
        Move best = situation.best().move();
        if (!isCorner(situation, best) || isCorner(situation, situation.played().move())) {
            return Optional.empty();
        }
        MoveReason reason = MoveReason.of(Kind.CORNER, situation.mover()).withMove(best.text());
        return Optional.of(new ReasonCandidate(
                reason, About.BETTER, () -> !situation.isProven() || situation.isSpoiledIfGivenAway()));
    }

    /** A corner that is still empty goes to the other side; it matters if having it there would restore the verdict. */
    private Optional<ReasonCandidate> cornerLost(Situation situation) {
        return Optional.of(situation)
                .filter(Situation::isProven)
                .flatMap(Ends::of)
                .flatMap(ends -> ends.lost().stream()
                        .filter(cell ->
                                EndFinder.isCorner(situation.before().game().grid(), cell))
                        .filter(cell -> situation.afterPlayed().at(cell).owner().isEmpty())
                        .findFirst())
                .map(corner -> new ReasonCandidate(
                        MoveReason.of(Kind.CORNER_LOST, situation.opponent())
                                .withMove(situation.played().move().text())
                                .withCells(List.of(situation.name(corner)))
                                .withBetter(situation.best().move().text()),
                        About.END,
                        () -> isRestoredIfGiven(situation, corner)));
    }

    private static boolean isRestoredIfGiven(Situation situation, Cell corner) {
        Position given = Counterfactual.given(situation.afterPlayed(), List.of(corner), situation.mover());
        return situation.isRestored(situation.prober().prove(given).map(Range::negated));
    }

    private Optional<ReasonCandidate> passAllowed(Situation situation) {
        boolean passesAnyway = situation
                .bestReply()
                .filter(reply -> situation.afterBest().play(reply).mustPass())
                .isPresent();
        return situation
                .reply()
                .filter(reply -> situation.isProven() && !passesAnyway)
                .filter(reply -> situation.afterPlayed().play(reply).mustPass())
                .map(reply -> new ReasonCandidate(
                        MoveReason.of(Kind.PASS_ALLOWED, situation.opponent()).withMove(reply.text()),
                        About.REPLY,
                        () -> isNeeded(situation, reply)));
    }

    private Optional<ReasonCandidate> pass(Situation situation) {
        Position after = situation.afterBest();
        if (!situation.isProven()
                || !after.mustPass()
                || situation.afterPlayed().mustPass()) {
            return Optional.empty();
        }
        MoveReason reason = MoveReason.of(Kind.PASS, situation.mover())
                .withMove(situation.best().move().text());
        return Optional.of(new ReasonCandidate(reason, About.BETTER, () -> isSecondMoveNeeded(situation, after)));
    }

    /** Whether the better move is spoiled if the side may not make the move that the pass gives it. */
    private static boolean isSecondMoveNeeded(Situation situation, Position after) {
        List<Move> line = situation.best().line();
        Position passed = after.play(Move.PASS);
        return line.size() > 2
                && passed.moves().contains(line.get(2))
                && situation.isSpoiled(
                        Counterfactual.forbidding(passed, line.get(2), Integer.MIN_VALUE, situation.prober())
                                .map(Range::negated));
    }

    private Optional<ReasonCandidate> flipsAllowed(Situation situation) {
        Captures captures = new Captures(situation);
        List<Cell> turned = captures.ofReply();
        return situation
                .reply()
                .filter(reply -> turned.size() >= FEWEST_FLIPS)
                .map(reply -> flips(Kind.FLIPS_ALLOWED, situation, reply, turned))
                .map(reason -> new ReasonCandidate(reason, About.REPLY, captures::repliesForThat));
    }

    private Optional<ReasonCandidate> flips(Situation situation) {
        Captures captures = new Captures(situation);
        List<Cell> turned = captures.ofBest();
        return Optional.of(situation.best().move())
                .filter(best -> turned.size() >= FEWEST_FLIPS)
                .map(best -> flips(Kind.FLIPS, situation, best, turned))
                .map(reason -> new ReasonCandidate(reason, About.BETTER, captures::betterForThat));
    }

    private static MoveReason flips(Kind kind, Situation situation, Move move, List<Cell> turned) {
        return MoveReason.of(kind, kind == Kind.FLIPS ? situation.mover() : situation.opponent())
                .withMove(move.text())
                .withCells(situation.names(turned))
                .withAmount(turned.size(), Unit.DISCS);
    }

    /** The last move cannot be answered: who makes it keeps what it turns over. */
    private Optional<ReasonCandidate> lastMove(Situation situation) {
        if (!situation.isProven()
                || situation.endOfPlayed().isEmpty()
                || situation.endOfBest().isEmpty()) {
            return Optional.empty();
        }
        Last played = last(situation.before(), situation.played().line());
        Last best = last(situation.before(), situation.best().line());
        boolean isOther = played.before().toMove() == situation.opponent()
                && best.before().toMove() == situation.mover();
        if (!isOther) {
            return Optional.empty();
        }
        List<Cell> turned = played.before().effect(played.move()).taken();
        MoveReason reason = MoveReason.of(Kind.LAST_MOVE, situation.opponent())
                .withMove(played.move().text())
                .withCells(situation.names(turned))
                .withAmount(turned.size(), Unit.DISCS)
                .withBetter(situation.best().move().text());
        return Optional.of(
                new ReasonCandidate(reason, About.END, () -> situation.isMostOfLoss(1 + 2.0 * turned.size())));
    }

    /** A move that is no pass, and where it was made. */
    private record Last(Position before, Move move) {}

    private static Last last(Position before, List<Move> line) {
        Position position = before;
        Last last = new Last(before, line.get(0));
        for (Move move : line) {
            last = move.isPass() ? last : new Last(position, move);
            position = position.play(move);
        }
        return last;
    }
}
