package dev.drey.server.room;

import dev.drey.wire.live.ReceivedMessage;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The copy of a stored game in memory: its state, its events, the ids of its commands and the names of its players. Guarded by the
 * lock of the room.
 */
final class GameCopy {
    private final Rooms rooms;
    private final List<RoomEvent> log = new ArrayList<>();
    /** The players who got new names after the game was loaded: a command may be decided before that and stored after it. */
    private final Map<String, Seat.Person> newNames = new HashMap<>();

    private CommandIds commandIds;
    private LiveGame game;

    GameCopy(Rooms rooms, LoadedGame loaded) {
        this.rooms = rooms;
        this.game = loaded.game();
        this.commandIds = loaded.commandIds();
        log.addAll(loaded.log());
    }

    /** The game after its last known event. */
    LiveGame game() {
        return game;
    }

    /** The game at the current time, with outages since the turn began left uncounted by the clock. */
    LiveGame current(long now) {
        game = EventReplay.credited(game, rooms.outages(), now);
        return game;
    }

    /** The game without events; seats that were free have their players. */
    LiveGame initial() {
        return LiveGame.of(game.terms(), game.seats());
    }

    List<RoomEvent> log() {
        return log;
    }

    /** Replaces everything by what is stored. @return the events that this copy has missed */
    List<EventReplay.Step> replace(LoadedGame loaded) {
        List<EventReplay.Step> missed = EventReplay.stepsAfter(log.size(), initial(), loaded.log(), rooms.outages());
        game = loaded.game();
        commandIds = loaded.commandIds();
        log.clear();
        log.addAll(loaded.log());
        newNames.clear();
        return missed;
    }

    /** Adds what has been stored. @return the steps under the current names */
    List<EventReplay.Step> add(LiveGame before, RoomDecision.Accepted accepted) {
        List<EventReplay.Step> steps = new ArrayList<>();
        LiveGame current = before;
        for (RoomDecision.Step step : accepted.steps()) {
            LiveGame after = named(step.after());
            RoomEvent event = named(step.event());
            steps.add(new EventReplay.Step(current, event, after));
            log.add(event);
            current = after;
        }
        accepted.command().ifPresent(commandIds::add);
        game = current;
        return steps;
    }

    /** The answer to a command whose id was accepted before. */
    Optional<RoomDecision> repeated(LiveGame current, Seat.Person sender, ReceivedMessage received) {
        return commandIds.repeated(current, sender, received);
    }

    /** Gives a player of the game a new name. */
    void rename(Seat.Person player) {
        newNames.put(player.id(), player);
        game = named(game);
        log.replaceAll(this::named);
    }

    /** The players who got new names since the game was loaded. */
    List<Seat.Person> renamed() {
        return List.copyOf(newNames.values());
    }

    private LiveGame named(LiveGame unnamed) {
        LiveGame named = unnamed;
        for (Seat.Person player : newNames.values()) {
            named = named.renamed(player);
        }
        return named;
    }

    private RoomEvent named(RoomEvent event) {
        return event instanceof RoomEvent.Seated seated
                ? new RoomEvent.Seated(
                        seated.at(),
                        seated.side(),
                        newNames.getOrDefault(seated.person().id(), seated.person()))
                : event;
    }
}
