package dev.drey.play;

import dev.drey.rules.Side;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * An open offer of a side to the other.
 *
 * @param by the side that made the offer
 * @param kind the kind of offer
 */
public record Offer(Side by, Kind kind) {
    /** The kinds of offers. */
    public enum Kind {
        /** To end the game as a draw. */
        DRAW("a draw"),
        /** To take back the last move of the side that asks. */
        TAKEBACK("a takeback"),
        /** To play another game after this one. */
        REMATCH("a rematch");

        private final String phrase;

        Kind(String phrase) {
            this.phrase = phrase;
        }

        /** {@return the name in messages and stores} */
        public String text() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** The offer as part of a sentence. */
        String phrase() {
            return phrase;
        }

        /**
         * {@return the kind with this name; empty if there is none}
         *
         * @param text the name
         */
        public static Optional<Kind> find(String text) {
            return Arrays.stream(values())
                    .filter(kind -> kind.text().equals(text))
                    .findFirst();
        }
    }
}
