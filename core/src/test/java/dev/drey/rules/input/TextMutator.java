package dev.drey.rules.input;

import java.util.List;
import java.util.Random;

/** Creates invalid texts by mutation of valid ones, or at random. */
final class TextMutator {
    /** The characters of valid texts, so that a mutation is often nearly valid. */
    private static final String GRAMMAR = "XOxo-*._/:,+ 0123456789ABCDEFGHabcdefgh()CP";
    /**
     * Characters that are hard for parsers: controls, other spaces, digits and letters of other scripts, lone
     * surrogates, the last char.
     */
    private static final String TRAPS =
            "\0\t\n\r\u001b\u0085\u00a0\u2028\u3000\u0661\uff11\u0130\u0131\u017f\u212a\u00df\ud83d\ude00\udc00\ud800\ufeff\uffff";

    private final Random random;
    private final List<String> good;

    TextMutator(Random random, List<String> good) {
        this.random = random;
        this.good = good;
    }

    String next() {
        return switch (random.nextInt(8)) {
            case 0 -> noise();
            case 1 -> splice(pick(), pick());
            default -> mutated();
        };
    }

    private String mutated() {
        StringBuilder text = new StringBuilder(pick());
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
            mutate(text);
        }
        return text.toString();
    }

    private void mutate(StringBuilder text) {
        int at = random.nextInt(text.length() + 1);
        int to = at + random.nextInt(text.length() - at + 1);
        switch (random.nextInt(7)) {
            case 0 -> text.delete(at, Math.min(text.length(), at + 1));
            case 1 -> text.delete(at, to);
            case 2 -> text.insert(at, character());
            case 3 -> text.replace(at, Math.min(text.length(), at + 1), String.valueOf(character()));
            case 4 -> text.insert(at, text.substring(at, to));
            case 5 -> text.replace(at, to, swapCase(text.substring(at, to)));
            default -> text.insert(at, String.valueOf(character()).repeat(length()));
        }
    }

    /** A short length, and sometimes a very long one. */
    private int length() {
        return random.nextInt(200) == 0 ? random.nextInt(20_000) : random.nextInt(12);
    }

    private String noise() {
        StringBuilder text = new StringBuilder();
        for (int left = length(); left > 0; left--) {
            text.append(character());
        }
        return text.toString();
    }

    private char character() {
        return switch (random.nextInt(8)) {
            case 0 -> TRAPS.charAt(random.nextInt(TRAPS.length()));
            case 1 -> (char) random.nextInt(0x10000);
            case 2 -> (char) random.nextInt(128);
            default -> GRAMMAR.charAt(random.nextInt(GRAMMAR.length()));
        };
    }

    private String splice(String head, String tail) {
        return head.substring(0, random.nextInt(head.length() + 1)) + tail.substring(random.nextInt(tail.length() + 1));
    }

    private static String swapCase(String text) {
        StringBuilder swapped = new StringBuilder();
        text.chars()
                .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
                .forEach(c -> swapped.append((char) c));
        return swapped.toString();
    }

    private String pick() {
        return good.get(random.nextInt(good.size()));
    }
}
