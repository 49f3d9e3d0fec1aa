package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that happened in a game, and how the game stands after it. What makes no sense for an event is missing.
 *
 * @param type which of the events of docs/api.md it is
 * @param seq its number in the game, from 1
 * @param at when, in milliseconds since 1970
 * @param side who did it
 * @param verb the game's own word for the move
 * @param taken the enemy's cells that changed hands
 * @param what was offered: {@code draw}, {@code takeback}, {@code rematch}
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"type", "seq", "at", "side", "move", "verb", "taken", "what", "next", "state"})
public record EventJson(
        String type,
        int seq,
        long at,
        @Nullable String side,
        @Nullable String move,
        @Nullable String verb,
        @Nullable List<String> taken,
        @Nullable String what,
        @Nullable String next,
        StateJson state) {}
