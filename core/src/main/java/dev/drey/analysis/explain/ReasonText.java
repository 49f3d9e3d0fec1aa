package dev.drey.analysis.explain;

import static dev.drey.analysis.explain.EnglishText.and;
import static dev.drey.analysis.explain.EnglishText.counted;
import static dev.drey.analysis.explain.EnglishText.number;
import static dev.drey.analysis.explain.EnglishText.nuts;
import static dev.drey.analysis.explain.EnglishText.or;
import static dev.drey.analysis.explain.EnglishText.times;

import dev.drey.analysis.explain.MoveReason.Holding;
import dev.drey.analysis.explain.MoveReason.Unit;
import dev.drey.analysis.explain.MoveReason.Where;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Formats a reason as an English sentence. The browser client formats the same sentences (web/src/words/en/reasons.ts); a golden file
 * keeps both in step.
 */
public final class ReasonText {
    private final MoveReason reason;
    private final String actor;
    private final String other;

    private ReasonText(MoveReason reason, Function<Side, String> sideName) {
        this.reason = reason;
        this.actor = sideName.apply(reason.side());
        this.other = sideName.apply(reason.side().other());
    }

    /**
     * {@return the sentence with its full stop}
     *
     * @param reason the reason
     * @param sideName returns the name of a side in the singular, such as X or Blue
     */
    public static String sentence(MoveReason reason, Function<Side, String> sideName) {
        return new ReasonText(reason, sideName).sentence();
    }

    /**
     * {@return the sentence with the sides named X and O}
     *
     * @param reason the reason
     */
    public static String sentence(MoveReason reason) {
        return sentence(reason, side -> String.valueOf(side.letter()));
    }

    private String sentence() {
        return switch (reason.kind()) {
            case RAID_ALLOWED ->
                actor + " raids " + move() + " and takes " + and(reason.cells()) + ", " + worth() + prevents();
            case RAID -> move() + " takes " + and(reason.cells()) + " for " + actor + ", " + worth() + ".";
            case RAID_PREVENTED ->
                better() + " keeps " + actor + " from raiding " + there() + " and taking " + and(reason.cells()) + ", "
                        + worth() + ".";
            case CELL_LEFT -> actor + " gets " + move() + ", " + worth() + ".";
            case CELL -> move() + " brings " + actor + " " + worth() + ".";
            case WIN_ALLOWED -> actor + " steps onto " + or(reason.cells()) + " and wins" + stopped();
            case WIN -> move() + " steps onto level 3 and wins.";
            case TOWER_KILLED ->
                only() + "turns the tower on " + and(reason.cells()) + " into a ruin before " + actor
                        + " can step onto it.";
            case DOUBLE_THREAT_ALLOWED ->
                reason.cells().isEmpty()
                        ? actor + " plays " + move() + ", and every answer loses."
                        : actor + " plays " + move() + " and threatens " + and(reason.cells()) + "; " + other
                                + " cannot stop " + them() + ".";
            case DOUBLE_THREAT ->
                reason.cells().isEmpty()
                        ? "After " + move() + " every answer by " + other + " loses."
                        : move() + " threatens " + and(reason.cells()) + "; " + other + " cannot stop " + them() + ".";
            case CHAIN_ALLOWED ->
                actor + " wins by threats alone, beginning with " + move() + ", in " + counted("move", reason.count())
                        + ".";
            case CHAIN ->
                move() + " begins a chain of threats that wins for " + actor + " in " + counted("move", reason.count())
                        + ".";
            case THREAT_ALLOWED -> actor + " plays " + move() + " and threatens " + threat();
            case THREAT -> move() + " threatens " + threat();
            case CLIMB_ALLOWED ->
                actor + " plays " + move() + " and gets onto " + and(reason.cells()) + " in "
                        + counted("move", reason.count()) + ".";
            case CLIMB ->
                move() + " gets " + actor + " onto " + and(reason.cells()) + " in " + counted("move", reason.count())
                        + ".";
            case STUCK_ALLOWED ->
                reason.count() > 1
                        ? actor + " plays " + move() + " and shuts " + other + " in: no step is left after "
                                + counted("move", reason.count()) + "."
                        : actor + " plays " + move() + " and " + other + " has no step left.";
            case STUCK ->
                reason.count() > 1
                        ? move() + " shuts " + other + " in: no step is left after " + counted("move", reason.count())
                                + "."
                        : move() + " leaves " + other + " without a step.";
            case CUT_OFF_ALLOWED -> actor + " claims " + move() + " and cuts " + other + " off from " + region() + ".";
            case CUT_OFF -> move() + " cuts " + other + " off from " + region() + ".";
            case PASSES ->
                "With best play " + actor + passes() + " after " + move() + ", but "
                        + times(reason.otherwise(), reason.amount()) + " after " + better() + ".";
            case CORNER_ALLOWED ->
                actor + " takes the corner " + move()
                        + reason.better()
                                .map(text -> text.equals(move())
                                        ? "; " + other + " can take it first."
                                        : "; " + text + " keeps it closed.")
                                .orElse(".");
            case CORNER -> move() + " takes a corner for " + actor + ".";
            case CORNER_LOST ->
                "After " + move() + " best play gives " + actor + " the corner " + and(reason.cells()) + "; after "
                        + better() + " " + other + " gets it.";
            case FLIPS_ALLOWED -> actor + " plays " + move() + " and turns over " + amount() + ".";
            case FLIPS -> move() + " turns over " + amount() + " for " + actor + ".";
            case PASS_ALLOWED -> actor + " plays " + move() + ", and " + other + " must pass.";
            case PASS -> "After " + move() + " " + other + " must pass.";
            case LAST_MOVE ->
                actor + " makes the last move, " + move() + ", and turns over " + amount() + "; after " + better() + " "
                        + other + " moves last.";
            case BALANCE -> balance();
        };
    }

    private String threat() {
        return reason.cells().isEmpty()
                ? "to win in " + counted("move", reason.count()) + "; " + other + " has no defence."
                : and(reason.cells()) + "; stopping that does not save " + other + ".";
    }

    private String passes() {
        return reason.amount() == 0
                ? " never has to pass"
                : " has to pass " + times(reason.amount(), reason.otherwise());
    }

    private String balance() {
        Holding lost = new Holding(reason.cells(), reason.count(), reason.amount());
        String begin = "After " + move() + " best play leaves " + actor + " with " + holding(lost)
                + (isCounted(Unit.DISCS) ? edge() : half());
        String comma = isCounted(Unit.NUTS) ? "," : "";
        return begin
                + reason.back()
                        .map(gained -> comma + " and " + other + " with " + holding(gained) + "; after " + better()
                                + " it is the other way round.")
                        .orElseGet(() -> "; after " + better() + " " + other + " has "
                                + (reason.count() == 1 ? "it." : "them."));
    }

    private String edge() {
        return reason.where()
                .map(part -> " (mostly on the " + part.code() + " edge)")
                .orElse("");
    }

    private String half() {
        return reason.where()
                .map(part -> (part == Where.TOP || part == Where.BOTTOM ? " at the " : " on the ") + part.code())
                .orElse("");
    }

    /** Returns the named cells, the number of further ones, and their value if it is in nuts. */
    private String holding(Holding holding) {
        if (holding.cells().isEmpty()) {
            return counted(noun(), holding.count());
        }
        List<String> parts = new ArrayList<>(holding.cells());
        int more = holding.count() - parts.size();
        if (more > 0) {
            parts.add(number(more) + " more " + (more == 1 ? noun() : noun() + "s"));
        }
        return and(parts) + (isCounted(Unit.NUTS) ? ", " + nuts(holding.amount()) : "");
    }

    private String noun() {
        return isCounted(Unit.DISCS) ? "disc" : "cell";
    }

    private boolean isCounted(Unit unit) {
        return reason.unit().filter(unit::equals).isPresent();
    }

    private String region() {
        if (reason.cells().size() == reason.count()) {
            return and(reason.cells());
        }
        return counted("cell", reason.count()) + half();
    }

    private String prevents() {
        return reason.better()
                .map(text ->
                        text.equals(move()) ? "; " + other + " can get there first." : "; " + text + " prevents it.")
                .orElse(".");
    }

    private String there() {
        return better().equals(move()) ? "there" : move();
    }

    private String stopped() {
        return reason.better()
                .map(text -> "; " + (reason.only() ? "only " : "") + text + " stopped it.")
                .orElse(".");
    }

    private String only() {
        return (reason.only() ? "Only " : "") + better() + " ";
    }

    private String them() {
        return reason.cells().size() == 1 ? "it" : reason.cells().size() == 2 ? "both" : "them all";
    }

    private String move() {
        return reason.move().orElse("");
    }

    private String better() {
        return reason.better().orElse("");
    }

    private String worth() {
        return isCounted(Unit.NUTS) ? nuts(reason.amount()) : amount();
    }

    private String amount() {
        return counted(noun(), reason.amount());
    }
}
