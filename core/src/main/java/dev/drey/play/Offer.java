package dev.drey.play;

import dev.drey.rules.Side;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** An open offer of a side to the other. */
public record Offer(Side by, Kind kind) {
    public enum Kind {
        DRAW("a draw"),
        TAKEBACK("a takeback"),
        REMATCH("a rematch");

        private final String phrase;

        Kind(String phrase) {
            this.phrase = phrase;
        }

        /** The name in messages and stores. */
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The offer as part of a sentence. */
        String phrase() {
            return phrase;
        }

        public static Optional<Kind> find(String text) {
            return Arrays.stream(values())
                    .filter(kind -> kind.text().equals(text))
                    .findFirst();
        }
    }
}
