package dev.drey.engine;

import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Chooses moves in lost positions of a game with scores: those that give an opponent who does not look far ahead the best chance to
 * go wrong.
 *
 * <p>With best play all such moves lose. So each is valued by its estimated chance, partly after the best reply and partly after
 * the replies that look natural: those with the best margin for the opponent after one more move. With each later move the opponent
 * is assumed to lose a little, too.
 */
final class Swindle {
    /** The assumed mean loss of an opponent's move in points, by id of the game; other games are played without swindles. */
    private static final Map<String, Double> TYPICAL_LOSSES = Map.of("squirrel-war", 12.0);

    /** The scale of chances with one more move of the opponent, as a multiple of that loss. */
    private static final double SPREAD = 1.25;

    /** The share of replies that look natural; the others are the best ones. */
    private static final double NATURAL = 0.7;

    /** Number of natural replies that are considered. */
    private static final int REPLIES = 3;

    /** Maximum number of moves of a position after a natural reply in which swindles are looked for again. */
    private static final int MAX_AHEAD = 14;

    private final AnalysisSnapshot known;
    private final Side side;
    private final double typicalLoss;
    private final Oracle oracle;
    private final Budget budget;
    private final long nodes;

    private Swindle(AnalysisSnapshot known, double typicalLoss, Oracle oracle, Budget budget, long nodes) {
        this.known = known;
        this.side = known.position().toMove();
        this.typicalLoss = typicalLoss;
        this.oracle = oracle;
        this.budget = budget;
        this.nodes = nodes;
    }

    /**
     * {@return the search for a swindle; empty if the position does not seem lost, or in games without swindles}
     *
     * @param known what is known about the moves of the position
     * @param oracle values moves and replies
     * @param budget stops the search
     * @param nodes maximum number of nodes to value all moves, again to value the replies, and again to look further ahead
     */
    static Optional<Swindle> in(AnalysisSnapshot known, Oracle oracle, Budget budget, long nodes) {
        boolean isLost = known.best().scored() && known.best().expected() < 0;
        return Optional.ofNullable(
                        TYPICAL_LOSSES.get(known.position().game().kind().id()))
                .filter(loss -> isLost)
                .map(loss -> new Swindle(known, loss, oracle, budget, nodes));
    }

    /** {@return the verdict of the chosen move; the best move if the budget is spent} */
    Verdict choose() {
        Choice choice = choose(known.position(), known.verdicts(), nodes, true);
        return budget.isSpent() ? known.best() : choice.move;
    }

    /**
     * Chooses among the moves of a position in which this side is to move.
     *
     * @param proven what is proven about them
     * @param looksAhead whether to look for swindles after the replies, too
     */
    private Choice choose(Position position, List<Verdict> proven, long limit, boolean looksAhead) {
        List<Verdict> moves = oracle.newAnalysis(AnalysisRequest.everyMove(position), budget.partOfNodes(limit), proven)
                .run()
                .verdicts();
        Choice best = new Choice(moves.get(0), -1);
        for (Verdict move : moves) {
            if (budget.isSpent()) {
                return best;
            }
            Position after = position.playLegal(move.move());
            double afterBestReply = chance(move.expected(), (after.moves().size() - 1) / 2);
            double natural = chanceAfterNaturalReplies(after, limit / moves.size(), looksAhead);
            double chance = (1 - NATURAL) * afterBestReply + NATURAL * natural;
            if (chance > best.chance) {
                best = new Choice(move, chance);
            }
        }
        return best;
    }

    /** A move and the chance to win with it. */
    private record Choice(Verdict move, double chance) {}

    /** The mean chance after the replies that look best, each weighted by how much worse it looks than the first. */
    private double chanceAfterNaturalReplies(Position position, long limit, boolean looksAhead) {
        if (position.isOver()) {
            return chance(position.margin(side), 0);
        }
        List<Reply> replies = position.moves().stream()
                .map(move -> Reply.of(position.playLegal(move), side))
                .sorted(Comparator.comparingInt(Reply::margin))
                .limit(REPLIES)
                .toList();
        double weights = 0;
        double sum = 0;
        for (Reply reply : replies) {
            double weight = Math.exp((replies.get(0).margin - reply.margin) / typicalLoss);
            weights += weight;
            sum += weight * chance(reply.position, limit / replies.size(), looksAhead);
        }
        return sum / weights;
    }

    /** The chance to win a position in which this side is to move. */
    private double chance(Position position, long limit, boolean looksAhead) {
        if (position.isOver()) {
            return chance(position.margin(side), 0);
        }
        int moves = position.moves().size();
        if (looksAhead && moves <= MAX_AHEAD) {
            return choose(position, List.of(), limit, false).chance;
        }
        Verdict best = oracle.analyse(AnalysisRequest.bestMove(position), budget.partOfNodes(limit))
                .best();
        return chance(best.expected(), moves / 2);
    }

    /**
     * The chance to win with a value, if each of the opponent's moves loses as much as they typically do.
     *
     * @param moves the number of these moves; every move takes a cell, so each side takes half of the free ones
     */
    private double chance(double value, int moves) {
        return moves == 0
                ? (Math.signum(value) + 1) / 2
                : Values.chance(value + typicalLoss * moves, SPREAD * typicalLoss * Math.sqrt(moves));
    }

    /**
     * A reply of the opponent.
     *
     * @param position the position after it
     * @param margin the best margin of the side that may move then, after that move
     */
    private record Reply(Position position, int margin) {
        static Reply of(Position position, Side side) {
            return new Reply(
                    position,
                    position.isOver()
                            ? position.margin(side)
                            : position.moves().stream()
                                    .mapToInt((Move move) ->
                                            position.playLegal(move).margin(side))
                                    .max()
                                    .orElseThrow());
        }
    }
}
