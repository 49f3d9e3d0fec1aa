package dev.drey.e2e;

import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A value as shown by the study, from the first side's view. A proven win counts 10,000, regardless of its length.
 *
 * @param estimate NaN if none is shown
 */
record ShownValue(double least, double most, double estimate) {
    private static final double WIN = 10_000;
    private static final double CHANCE = 20_000;
    private static final Pattern DECIDED = Pattern.compile("(wins|loses) in (\\d+)( or fewer)?(?: for (\\S+))?");
    private static final Pattern PERCENT = Pattern.compile("(\\d+)\\s?%");
    private static final Pattern NUMBER = Pattern.compile("[+−]?\\d+(?:\\.\\d+)?");

    /** Parses a value of the review: from the first side's view, except for "wins in N", which is from the mover's view. */
    static ShownValue parseReview(String text, Side mover) {
        return parse(text, DECIDED.matcher(text).find() ? mover : Side.FIRST);
    }

    static ShownValue parse(String text, Side view) {
        String value = text.contains(": ") ? text.substring(text.indexOf(": ") + 2) : text;
        Matcher decided = DECIDED.matcher(value);
        if (decided.find()) {
            boolean firstWins = decided.group(1).equals("wins") == (view == Side.FIRST);
            return new ShownValue(firstWins ? WIN : -WIN, firstWins ? WIN : -WIN, Double.NaN);
        }
        Matcher percent = PERCENT.matcher(value);
        boolean scored = !percent.find();
        if (!scored) {
            double chance = Double.parseDouble(percent.group(1));
            return new ShownValue(-CHANCE, CHANCE, view == Side.FIRST ? chance : 100 - chance);
        }
        List<Double> numbers = new ArrayList<>();
        Matcher number = NUMBER.matcher(value);
        while (number.find()) {
            numbers.add(Double.parseDouble(number.group().replace('−', '-').replace("+", "")));
        }
        if (numbers.isEmpty()) {
            return new ShownValue(-WIN, WIN, Double.NaN);
        }
        ShownValue seen;
        if (value.startsWith("≤")) {
            seen = new ShownValue(-WIN, numbers.get(0), Double.NaN);
        } else if (value.startsWith("≥")) {
            seen = new ShownValue(numbers.get(0), WIN, Double.NaN);
        } else if (value.matches("^\\S+ (to|…) .*")) {
            seen = new ShownValue(numbers.get(0), numbers.get(1), Double.NaN);
        } else {
            seen = new ShownValue(-WIN, WIN, numbers.get(0));
        }
        return view == Side.FIRST ? seen : new ShownValue(-seen.most, -seen.least, -seen.estimate);
    }

    /** Whether this is the chance that corresponds to a proven result. */
    private boolean isCertain(ShownValue result) {
        return most == CHANCE && estimate == (result.least > 0 ? 100 : 0);
    }

    /** Whether both can be values of the same position. */
    boolean agrees(ShownValue other) {
        boolean decided = Math.abs(least) == WIN && least == most;
        boolean otherDecided = Math.abs(other.least) == WIN && other.least == other.most;
        if (decided || otherDecided) {
            // A position can be proven won before the winning move is; its best move then has a chance of 100 %.
            return least == other.least && decided && otherDecided
                    || decided && other.isCertain(this)
                    || otherDecided && isCertain(other);
        }
        boolean both = !Double.isNaN(estimate) && !Double.isNaN(other.estimate);
        boolean meet = Math.max(least, other.least) <= Math.min(most, other.most) + 0.05;
        boolean inside = (Double.isNaN(estimate) || estimate >= other.least - 0.05 && estimate <= other.most + 0.05)
                && (Double.isNaN(other.estimate) || other.estimate >= least - 0.05 && other.estimate <= most + 0.05);
        return meet && inside && (!both || Math.abs(estimate - other.estimate) < 0.06);
    }
}
