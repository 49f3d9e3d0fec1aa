package dev.drey.play;

import dev.drey.rules.Rejection;
import java.util.List;

/** The result of deciding a {@link Command}. */
public sealed interface Decision {
    /**
     * The command takes effect.
     *
     * @param steps the events in order, each with the state it leads to; never empty
     */
    record Accepted(List<Step> steps) implements Decision {
        /**
         * Copies the list of steps.
         *
         * @param steps the events in order
         */
        public Accepted {
            steps = List.copyOf(steps);
        }

        /** {@return the events of all steps, in order} */
        public List<GameEvent> events() {
            return steps.stream().map(Step::event).toList();
        }

        /** {@return the state after the last event} */
        public GameState state() {
            return steps.get(steps.size() - 1).after();
        }
    }

    /**
     * The command is rejected and nothing has changed.
     *
     * @param rejection why the command is rejected
     */
    record Rejected(Rejection rejection) implements Decision {}

    /**
     * An event and the state after it.
     *
     * @param event the event
     * @param after the state after the event
     */
    record Step(GameEvent event, GameState after) {}
}
