package dev.drey.classroom.grade.slip;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What a wrong answer seems to come from.
 *
 * @param slips one, or two that come together
 * @param exact whether a program with these slips writes exactly what the student's wrote; if not, it is only alike for long
 */
public record SlipGuess(List<Slip> slips, boolean exact) {
    public SlipGuess {
        slips = List.copyOf(slips);
    }

    /** In a few words, such as {@code last tie wins}. */
    public String title() {
        return (exact ? "" : "looks like ") + slips.stream().map(Slip::title).collect(Collectors.joining(" and "));
    }

    /** What to tell the student. */
    public String explanation() {
        return slips.stream().map(Slip::explanation).collect(Collectors.joining(" "));
    }
}
