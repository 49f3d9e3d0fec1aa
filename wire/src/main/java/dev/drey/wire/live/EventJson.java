package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An event of a game and the state after it. Fields that do not apply to the kind of event are missing.
 *
 * @param type the kind of event, as in docs/api.md
 * @param seq the number of the event in the game, from 1
 * @param at the time in milliseconds since 1970
 * @param side the side that acted
 * @param verb the word of the game for the move
 * @param taken the cells of the opponent that changed hands
 * @param what the kind of offer: {@code draw}, {@code takeback}, {@code rematch}
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
