package dev.drey.play;

import dev.drey.rules.Ending;
import dev.drey.rules.Move;
import dev.drey.rules.Outcome;
import dev.drey.rules.Position;
import dev.drey.rules.Reason;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A model of the game state for comparison: the same rules with mutable fields, without events and credits; after a
 * takeback all moves are replayed.
 */
final class GameStateModel {
    private final Position start;
    private final TimeControl timeControl;
    private final Outages outages;
    private final Map<Side, Long> left = new EnumMap<>(Side.class);
    private long turnStart;
    private Position position;

    final List<Move> moves = new ArrayList<>();
    final Map<Offer.Kind, Side> offers = new EnumMap<>(Offer.Kind.class);
    Optional<Conclusion> conclusion = Optional.empty();
    boolean rematch;

    GameStateModel(Position start, TimeControl timeControl, Outages outages, long now) {
        this.start = start;
        this.timeControl = timeControl;
        this.outages = outages;
        this.turnStart = now;
        this.position = start;
        for (Side side : Side.values()) {
            left.put(side, initialTime());
        }
    }

    private long initialTime() {
        if (timeControl instanceof TimeControl.Increment increment) {
            return increment.initialMillis() > 0 ? increment.initialMillis() : increment.incrementMillis();
        }
        return timeControl instanceof TimeControl.Daily daily ? daily.days() * 86_400_000L : Long.MAX_VALUE;
    }

    Position position() {
        return position;
    }

    private void replayMoves() {
        position = start;
        for (Move move : moves) {
            position = position.play(move);
        }
    }

    boolean isOver() {
        return conclusion.isPresent() || position().isOver();
    }

    private long turnTime(long now) {
        return Math.max(0, now - turnStart - outages.millisWithin(turnStart, now));
    }

    private boolean isClockRunning() {
        return !isOver()
                && (timeControl instanceof TimeControl.Daily
                        || timeControl instanceof TimeControl.Increment && moves.size() > 1);
    }

    long left(Side side, long now) {
        boolean used = isClockRunning() && position().toMove() == side;
        return Math.max(0, left.getOrDefault(side, 0L) - (used ? turnTime(now) : 0));
    }

    /** Whether the flag of the side to move has fallen. */
    boolean hasFlagFallen(long now) {
        return isClockRunning() && left(position().toMove(), now) == 0;
    }

    void conclude(Outcome outcome, Ending ending, long now) {
        stopTurn(now);
        conclusion = Optional.of(new Conclusion(outcome, ending));
        offers.clear();
    }

    private void stopTurn(long now) {
        Side side = position().toMove();
        left.put(side, left(side, now));
        turnStart = now;
    }

    /** Executes a command or returns why it is rejected; every bad move is {@code ILLEGAL}. */
    Optional<Reason> act(Command command, long now) {
        if (hasFlagFallen(now)) {
            return Optional.of(Reason.OUT_OF_TIME);
        }
        if (command instanceof Command.MakeOffer offer) {
            return offers.get(offer.kind()) == offer.side().other()
                    ? accept(offer.side(), offer.kind(), now)
                    : offer(offer.side(), offer.kind());
        }
        if (command instanceof Command.AcceptOffer accept) {
            return accept(accept.side(), accept.kind(), now);
        }
        if (command instanceof Command.DeclineOffer decline) {
            return offers.remove(decline.kind()) == null ? Optional.of(Reason.NO_OFFER) : Optional.empty();
        }
        if (isOver()) {
            return Optional.of(Reason.OVER);
        }
        if (command instanceof Command.PlayText play) {
            return play(play.side(), play.ply(), move -> move.text().equalsIgnoreCase(play.text()), now);
        }
        if (command instanceof Command.Play play) {
            return play(play.side(), play.ply(), play.move()::equals, now);
        }
        if (command instanceof Command.ClaimWin claim && !mayClaim(claim, now)) {
            return Optional.of(Reason.TOO_EARLY);
        }
        boolean claims = command instanceof Command.ClaimWin;
        Side winner = claims ? command.side() : command.side().other();
        conclude(Outcome.winFor(winner), claims ? Ending.ABANDONED : Ending.RESIGNED, now);
        return Optional.empty();
    }

    private Optional<Reason> play(Side side, int ply, Predicate<Move> filter, long now) {
        if (ply != moves.size()) {
            return Optional.of(Reason.STALE);
        }
        if (side != position().toMove()) {
            return Optional.of(Reason.NOT_YOUR_TURN);
        }
        Optional<Move> move = position().moves().stream().filter(filter).findFirst();
        if (move.isEmpty()) {
            return Optional.of(Reason.ILLEGAL);
        }
        make(move.get(), now);
        passIfForced(now);
        return Optional.empty();
    }

    void passIfForced(long now) {
        while (position().moves().equals(List.of(Move.PASS))) {
            make(Move.PASS, now);
        }
    }

    private void make(Move move, long now) {
        Side side = position().toMove();
        boolean earns = isClockRunning() && !move.isPass();
        stopTurn(now);
        moves.add(move);
        position = position.play(move);
        if (timeControl instanceof TimeControl.Increment increment && earns) {
            left.merge(side, increment.incrementMillis(), Long::sum);
        }
        if (timeControl instanceof TimeControl.Daily) {
            left.put(side, initialTime());
        }
        if (!move.isPass()) {
            offers.remove(Offer.Kind.TAKEBACK);
            offers.remove(Offer.Kind.DRAW, side.other());
        }
        if (isOver()) {
            offers.clear();
        }
    }

    private Optional<Reason> offer(Side side, Offer.Kind kind) {
        if (kind == Offer.Kind.REMATCH && !isOver()) {
            return Optional.of(Reason.NOT_OVER);
        }
        if (kind != Offer.Kind.REMATCH && isOver()) {
            return Optional.of(Reason.OVER);
        }
        if (offers.containsKey(kind) || rematch) {
            return Optional.of(Reason.ALREADY_OFFERED);
        }
        if (kind == Offer.Kind.DRAW && !start.game().canDraw()) {
            return Optional.of(Reason.NO_DRAWS);
        }
        if (kind == Offer.Kind.TAKEBACK && lastChosenBy(side) < 0) {
            return Optional.of(Reason.NOTHING_TO_TAKE_BACK);
        }
        offers.put(kind, side);
        return Optional.empty();
    }

    private Optional<Reason> accept(Side side, Offer.Kind kind, long now) {
        if (offers.get(kind) != side.other()) {
            return Optional.of(Reason.NO_OFFER);
        }
        offers.remove(kind);
        if (kind == Offer.Kind.DRAW) {
            conclude(Outcome.DRAW, Ending.AGREED, now);
        } else if (kind == Offer.Kind.REMATCH) {
            rematch = true;
        } else {
            stopTurn(now);
            moves.subList(lastChosenBy(side.other()), moves.size()).clear();
            replayMoves();
            offers.clear();
            if (timeControl instanceof TimeControl.Daily) {
                left.put(side, initialTime());
            }
        }
        return Optional.empty();
    }

    private int lastChosenBy(Side side) {
        int found = -1;
        Position then = start;
        for (int ply = 0; ply < moves.size(); ply++) {
            found = then.toMove() == side && !then.mustPass() ? ply : found;
            then = then.play(moves.get(ply));
        }
        return found;
    }

    private boolean mayClaim(Command.ClaimWin claim, long now) {
        if (timeControl instanceof TimeControl.Daily || position().toMove() == claim.side()) {
            return false;
        }
        boolean timed = timeControl instanceof TimeControl.Increment;
        long needed = timed ? 60_000 : 300_000;
        boolean begins = timed && moves.size() < 2;
        return turnTime(now) >= needed && (begins || claim.awayMillis() >= needed);
    }
}
