package dev.drey.analysis.explain;

import java.util.List;

/** Numbers and lists in English sentences. */
final class EnglishText {
    private static final List<String> NUMBERS =
            List.of("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine");

    private EnglishText() {}

    /** Returns a number in words up to nine, else in digits. */
    static String number(int number) {
        return number < NUMBERS.size() ? NUMBERS.get(number) : Integer.toString(number);
    }

    /** Returns for example {@code one move} or {@code two moves}. */
    static String counted(String noun, int number) {
        return number(number) + " " + noun + (number == 1 ? "" : "s");
    }

    static String nuts(int amount) {
        return amount + (amount == 1 ? " nut" : " nuts");
    }

    /** Returns for example {@code once}, with {@code only} before it if the compared number is larger. */
    static String times(int number, int compared) {
        String text = number == 0 ? "never" : number == 1 ? "once" : number == 2 ? "twice" : number(number) + " times";
        return number > 0 && number < compared ? "only " + text : text;
    }

    /** Returns for example {@code C3}, {@code C3 and D4} or {@code C3, D4 and E5}. */
    static String and(List<String> names) {
        return joined(names, " and ");
    }

    static String or(List<String> names) {
        return joined(names, " or ");
    }

    private static String joined(List<String> names, String last) {
        int size = names.size();
        return size < 2
                ? String.join("", names)
                : String.join(", ", names.subList(0, size - 1)) + last + names.get(size - 1);
    }
}
