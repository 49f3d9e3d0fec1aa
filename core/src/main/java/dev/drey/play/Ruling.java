package dev.drey.play;

import java.util.List;

/** What the referee says to an action. */
public sealed interface Ruling {
    /**
     * It is done.
     *
     * @param events what happened, in order
     * @param state the match after them
     */
    record Allowed(List<GameEvent> events, GameState state) implements Ruling {
        public Allowed {
            events = List.copyOf(events);
        }
    }

    /** Nothing was changed; the message is a sentence for the player: what is wrong and what would be right. */
    record Refused(Refusal reason, String message) implements Ruling {}
}
