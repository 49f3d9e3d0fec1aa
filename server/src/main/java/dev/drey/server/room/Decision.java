package dev.drey.server.room;

import java.util.List;

/** What comes of something that somebody wants. */
public sealed interface Decision {
    /**
     * It happens, once it is stored.
     *
     * @param after the game then
     * @param born games that begin because of it
     */
    record Change(List<RoomEvent> happenings, LiveGame after, List<CreatedGame> born) implements Decision {
        public Change {
            happenings = List.copyOf(happenings);
            born = List.copyOf(born);
        }

        static Change of(LiveGame game, List<RoomEvent> happenings) {
            return new Change(happenings, game.after(happenings), List.of());
        }
    }

    /**
     * It does not, and nothing changes.
     *
     * @param code stable, for programs
     * @param message a sentence: what is wrong and what would be right
     */
    record Refused(String code, String message) implements Decision {}
}
