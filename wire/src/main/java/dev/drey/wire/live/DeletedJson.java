package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;

/**
 * The response to the deletion of an identity.
 *
 * @param id the id of the deleted identity
 * @param games the number of unfinished games that ended with it
 */
@JsonPropertyOrder({"id", "games"})
public record DeletedJson(String id, int games) {}
