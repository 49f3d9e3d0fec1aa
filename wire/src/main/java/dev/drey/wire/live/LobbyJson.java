package dev.drey.wire.live;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import java.util.List;

/** The games anybody may join, the newest first. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonTypeName("lobby")
public record LobbyJson(List<EntryJson> games) {
    /**
     * A game that waits for somebody.
     *
     * @param games how many the match has
     * @param free the sides one can take
     * @param by the name of who made it
     * @param here whether that one is connected at the moment
     */
    @JsonPropertyOrder({"id", "kind", "title", "game", "clock", "games", "hints", "free", "by", "here", "created"})
    public record EntryJson(
            String id,
            String kind,
            String title,
            String game,
            String clock,
            int games,
            boolean hints,
            List<String> free,
            String by,
            boolean here,
            long created) {}
}
