package dev.drey.analysis.explain;

import dev.drey.analysis.explain.MoveReason.Holding;
import dev.drey.analysis.explain.MoveReason.Unit;
import dev.drey.analysis.explain.MoveReason.Where;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * A reason as an English sentence. The browser client makes the same sentences (web/src/words/en/why.ts); a golden file holds
 * both to it.
 */
public final class ReasonText {
    private static final List<String> NUMBERS =
            List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine");

    private final MoveReason reason;
    private final String actor;
    private final String other;

    private ReasonText(MoveReason reason, Function<Side, String> sideName) {
        this.reason = reason;
        this.actor = sideName.apply(reason.side());
        this.other = sideName.apply(reason.side().other());
    }

    /**
     * The sentence with its full stop.
     *
     * @param sideName how a side is called; a name in the singular, such as X or Blue
     */
    public static String sentence(MoveReason reason, Function<Side, String> sideName) {
        return new ReasonText(reason, sideName).sentence();
    }

    /** The sentence with the sides called X and O. */
    public static String sentence(MoveReason reason) {
        return sentence(reason, side -> String.valueOf(side.letter()));
    }

    private String sentence() {
        return switch (reason.kind()) {
            case RAID_ALLOWED ->
                actor + " raids " + move() + " and takes " + listed(reason.cells()) + ", " + worth() + prevents();
            case RAID -> move() + " takes " + listed(reason.cells()) + " for " + actor + ", " + worth() + ".";
            case RAID_PREVENTED ->
                better() + " keeps " + actor + " from raiding " + there() + " and taking " + listed(reason.cells())
                        + ", " + worth() + ".";
            case CELL_LEFT -> actor + " gets " + move() + ", " + worth() + ".";
            case CELL -> move() + " brings " + actor + " " + worth() + ".";
            case WIN_ALLOWED -> actor + " steps onto " + choice(reason.cells()) + " and wins" + stopped();
            case WIN -> move() + " steps onto level 3 and wins.";
            case TOWER_KILLED ->
                only() + "kills the tower on " + listed(reason.cells()) + " before " + actor + " can step onto it.";
            case DOUBLE_THREAT_ALLOWED ->
                reason.cells().isEmpty()
                        ? actor + " plays " + move() + ", and every answer loses."
                        : actor + " plays " + move() + " and threatens " + listed(reason.cells()) + "; " + other
                                + " cannot stop " + them() + ".";
            case DOUBLE_THREAT ->
                reason.cells().isEmpty()
                        ? "After " + move() + " every answer by " + other + " loses."
                        : move() + " threatens " + listed(reason.cells()) + "; " + other + " cannot stop " + them()
                                + ".";
            case CHAIN_ALLOWED ->
                actor + " wins by threats alone, beginning with " + move() + ", in " + counted("move", reason.count())
                        + ".";
            case CHAIN ->
                move() + " begins a chain of threats that wins for " + actor + " in " + counted("move", reason.count())
                        + ".";
            case THREAT_ALLOWED -> actor + " plays " + move() + " and threatens " + threat();
            case THREAT -> move() + " threatens " + threat();
            case CLIMB_ALLOWED ->
                actor + " plays " + move() + " and gets onto " + listed(reason.cells()) + " in "
                        + counted("move", reason.count()) + ".";
            case CLIMB ->
                move() + " gets " + actor + " onto " + listed(reason.cells()) + " in " + counted("move", reason.count())
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
                "After " + move() + " best play gives " + actor + " the corner " + listed(reason.cells()) + "; after "
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
                : listed(reason.cells()) + "; stopping that does not save " + other + ".";
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

    /** The cells by name with their worth in nuts; where only some are named, how many more there are. */
    private String holding(Holding holding) {
        if (holding.cells().isEmpty()) {
            return counted(noun(), holding.count());
        }
        List<String> parts = new ArrayList<>(holding.cells());
        int more = holding.count() - parts.size();
        if (more > 0) {
            parts.add(number(more) + " more " + (more == 1 ? noun() : noun() + "s"));
        }
        return listed(parts) + (isCounted(Unit.NUTS) ? ", " + nuts(holding.amount()) : "");
    }

    private String noun() {
        return isCounted(Unit.DISCS) ? "disc" : "cell";
    }

    private boolean isCounted(Unit unit) {
        return reason.unit().filter(unit::equals).isPresent();
    }

    private String region() {
        if (reason.cells().size() == reason.count()) {
            return listed(reason.cells());
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

    private static String nuts(int amount) {
        return amount + (amount == 1 ? " nut" : " nuts");
    }

    /** {@code once}, with {@code only} before it if the other number is larger. */
    private static String times(int number, int compared) {
        String said = number == 0 ? "never" : number == 1 ? "once" : number == 2 ? "twice" : number(number) + " times";
        return number > 0 && number < compared ? "only " + said : said;
    }

    private static String counted(String noun, int number) {
        return number(number) + " " + noun + (number == 1 ? "" : "s");
    }

    private static String number(int number) {
        return number < NUMBERS.size() ? NUMBERS.get(number) : Integer.toString(number);
    }

    /** {@code C3}, {@code C3 and D4}, {@code C3, D4 and E5}. */
    private static String listed(List<String> names) {
        return joined(names, " and ");
    }

    private static String choice(List<String> names) {
        return joined(names, " or ");
    }

    private static String joined(List<String> names, String last) {
        int size = names.size();
        return size < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, size - 1)) + last + names.get(size - 1);
    }
}
