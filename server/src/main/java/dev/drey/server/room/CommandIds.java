package dev.drey.server.room;

import dev.drey.rules.Reason;
import dev.drey.server.store.EventRow;
import dev.drey.wire.live.ClientMessage;
import dev.drey.wire.live.ReceivedMessage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The commands of a game that had an id, by sender and id. Each takes effect once: a repetition is accepted and changes nothing. They are
 * stored with the first event they caused. A rejected command leaves no trace. Guarded by the lock of the room.
 */
final class CommandIds {
    /** The sender of commands by a creator without a seat. */
    private static final String CREATOR = "creator";

    private final Map<String, String> commands = new HashMap<>();

    /** The ids in the rows of a game's events. */
    static CommandIds of(List<EventRow> events) {
        CommandIds ids = new CommandIds();
        events.forEach(event -> event.command().ifPresent(ids::add));
        return ids;
    }

    /** Adds a command that has been stored. */
    void add(String stored) {
        int command = stored.indexOf(' ', stored.indexOf(' ') + 1);
        commands.put(stored.substring(0, command), stored.substring(command + 1));
    }

    /** Returns the decision about a command whose id is known; empty for any other command. */
    Optional<RoomDecision> repeated(LiveGame game, Seat.Person sender, ReceivedMessage received) {
        @Nullable
        String known = received.id()
                .flatMap(id -> sender(game, sender).map(by -> commands.get(by + " " + id)))
                .orElse(null);
        if (known == null) {
            return Optional.empty();
        }
        return Optional.of(
                known.equals(text(received.message()))
                        ? RoomDecision.Accepted.of(game)
                        : RoomDecision.Rejected.of(
                                Reason.REUSED_ID,
                                "You have used this id for another command in this game: give each command its own id."));
    }

    /** Adds the stored form of a command with an id to its events. */
    static RoomDecision named(RoomDecision decision, Seat.Person sender, ReceivedMessage received) {
        if (received.id().isEmpty()
                || !(decision instanceof RoomDecision.Accepted accepted)
                || accepted.steps().isEmpty()) {
            return decision;
        }
        // After the command, because a spectator who joins has a side only then.
        String by = sender(accepted.game(), sender).orElseThrow();
        return accepted.causedBy(by + " " + received.id().get() + " " + text(received.message()));
    }

    /** The sender as stored: a player keeps the side for the whole game, so no identity is needed. */
    private static Optional<String> sender(LiveGame game, Seat.Person sender) {
        return game.seats()
                .sideOf(sender.id())
                .map(GameViews::letter)
                .or(() -> game.terms().creator().equals(sender.id()) ? Optional.of(CREATOR) : Optional.empty());
    }

    /** The command as stored. The code of an invitation is left out, because it is a secret. */
    private static String text(ClientMessage message) {
        if (message instanceof ClientMessage.Play play) {
            return "play " + play.ply() + " " + play.move();
        } else if (message instanceof ClientMessage.Offer offer) {
            return "offer " + offer.what();
        } else if (message instanceof ClientMessage.Accept accept) {
            return "accept " + accept.what();
        } else if (message instanceof ClientMessage.Decline decline) {
            return "decline " + decline.what();
        } else if (message instanceof ClientMessage.Resign) {
            return "resign";
        } else if (message instanceof ClientMessage.Claim) {
            return "claim";
        } else if (message instanceof ClientMessage.Join) {
            return "join";
        } else if (message instanceof ClientMessage.Cancel) {
            return "cancel";
        }
        throw new IllegalArgumentException(message + " is not a command");
    }
}
