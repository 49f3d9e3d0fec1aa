package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/**
 * The difference between two versions of the lobby.
 *
 * @param version the version after these changes
 * @param games games that are new or have changed
 * @param removed the ids of games that are no longer listed
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonTypeName("lobby-changes")
@JsonPropertyOrder({"version", "games", "removed"})
public record LobbyChangesJson(String version, List<LobbyJson.EntryJson> games, List<String> removed) {}
