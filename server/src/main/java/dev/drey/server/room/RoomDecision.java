package dev.drey.server.room;

import dev.drey.rules.Reason;
import dev.drey.rules.Rejection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The result of deciding a command for a game on the server. */
sealed interface RoomDecision {
    /**
     * The command takes effect as soon as it is stored.
     *
     * @param steps the events in order, each with the game it leads to; empty if the command changes nothing
     * @param created games that begin because of it
     * @param command the command as stored, if it has an id
     */
    record Accepted(List<Step> steps, List<CreatedGame> created, Optional<String> command) implements RoomDecision {
        public Accepted {
            steps = List.copyOf(steps);
            created = List.copyOf(created);
        }

        /** A decision about a command without an id. */
        Accepted(List<Step> steps, List<CreatedGame> created) {
            this(steps, created, Optional.empty());
        }

        /** The same decision about a command with an id. */
        Accepted causedBy(String cause) {
            return new Accepted(steps, created, Optional.of(cause));
        }

        /** A decision without new games. */
        static Accepted of(LiveGame game, RoomEvent... events) {
            List<Step> steps = new ArrayList<>();
            LiveGame current = game;
            for (RoomEvent event : events) {
                current = current.after(event);
                steps.add(new Step(event, current));
            }
            return new Accepted(steps, List.of());
        }

        List<RoomEvent> events() {
            return steps.stream().map(Step::event).toList();
        }

        /** The game after the last event. */
        LiveGame game() {
            return steps.get(steps.size() - 1).after();
        }
    }

    /** The command is rejected and nothing changes. */
    record Rejected(Rejection rejection) implements RoomDecision {
        static Rejected of(Reason reason, String message) {
            return new Rejected(new Rejection(reason, message));
        }
    }

    /** An event and the game after it. */
    record Step(RoomEvent event, LiveGame after) {}
}
