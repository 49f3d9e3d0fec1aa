package dev.drey.server.room;

import dev.drey.play.Conclusion;
import dev.drey.play.GameEvent;
import dev.drey.play.Offer;
import dev.drey.rules.Ending;
import dev.drey.rules.Outcome;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Side;
import dev.drey.server.store.EventRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/** Converts events to and from rows of the store. */
final class EventRows {
    private EventRows() {}

    /** Returns the rows of events, numbered from the given number. */
    static List<EventRow> write(int firstSeq, List<RoomEvent> events) {
        List<EventRow> rows = new ArrayList<>();
        for (RoomEvent event : events) {
            rows.add(row(firstSeq + rows.size(), event));
        }
        return rows;
    }

    /** Returns the rows of the events that a command caused; the first of them names the command. */
    static List<EventRow> write(int firstSeq, RoomDecision.Accepted accepted) {
        List<EventRow> rows = write(firstSeq, accepted.events());
        rows.set(0, rows.get(0).causedBy(accepted.command()));
        return rows;
    }

    private static EventRow row(int seq, RoomEvent event) {
        if (event instanceof RoomEvent.Played played) {
            return row(seq, played.event());
        } else if (event instanceof RoomEvent.Seated seated) {
            return row(
                    seq,
                    event.at(),
                    "seated",
                    Optional.of(seated.side()),
                    seated.person().id());
        } else if (event instanceof RoomEvent.Next next) {
            return row(seq, event.at(), "next", Optional.empty(), next.game());
        }
        String kind = event instanceof RoomEvent.Started
                ? "started"
                : event instanceof RoomEvent.Expired ? "expired" : "cancelled";
        return new EventRow(seq, event.at(), kind, Optional.empty(), Optional.empty(), OptionalLong.empty());
    }

    private static EventRow row(int seq, GameEvent event) {
        if (event instanceof GameEvent.Moved moved) {
            return new EventRow(
                    seq,
                    moved.at(),
                    "moved",
                    Optional.of(letter(moved.side())),
                    Optional.of(moved.move().text()),
                    moved.left());
        } else if (event instanceof GameEvent.Offered offered) {
            return row(
                    seq,
                    event.at(),
                    "offered",
                    Optional.of(offered.offer().by()),
                    offered.offer().kind().text());
        } else if (event instanceof GameEvent.Declined declined) {
            return row(
                    seq,
                    event.at(),
                    "declined",
                    Optional.of(declined.side()),
                    declined.kind().text());
        } else if (event instanceof GameEvent.Agreed agreed) {
            return row(
                    seq,
                    event.at(),
                    "agreed",
                    Optional.of(agreed.side()),
                    agreed.kind().text());
        }
        Conclusion how = ((GameEvent.Ended) event).conclusion();
        return row(
                seq,
                event.at(),
                "ended",
                Optional.empty(),
                how.outcome().text() + " " + how.ending().text());
    }

    private static EventRow row(int seq, long at, String kind, Optional<Side> side, String text) {
        return new EventRow(seq, at, kind, side.map(EventRows::letter), Optional.of(text), OptionalLong.empty());
    }

    /** Returns the event of a row, given the game before it. */
    static RoomEvent read(EventRow row, LiveGame before, Function<String, String> nameOf) {
        String text = row.text().orElse("");
        return switch (row.kind()) {
            case "seated" -> new RoomEvent.Seated(row.at(), side(row), new Seat.Person(text, nameOf.apply(text)));
            case "started" -> new RoomEvent.Started(row.at());
            case "next" -> new RoomEvent.Next(row.at(), text);
            case "cancelled" -> new RoomEvent.Cancelled(row.at());
            case "expired" -> new RoomEvent.Expired(row.at());
            default -> new RoomEvent.Played(event(row, text, before));
        };
    }

    private static GameEvent event(EventRow row, String text, LiveGame before) {
        return switch (row.kind()) {
            case "moved" -> {
                ParsedMove parsed = before.state().position().read(text);
                yield new GameEvent.Moved(row.at(), side(row), ((ParsedMove.Legal) parsed).move(), row.left());
            }
            case "offered" -> new GameEvent.Offered(row.at(), new Offer(side(row), kind(text)));
            case "declined" -> new GameEvent.Declined(row.at(), side(row), kind(text));
            case "agreed" -> new GameEvent.Agreed(row.at(), side(row), kind(text));
            case "ended" -> {
                String[] words = text.split(" ", 2);
                yield new GameEvent.Ended(
                        row.at(),
                        new Conclusion(
                                Outcome.find(words[0]).orElseThrow(),
                                Ending.find(words[1]).orElseThrow()));
            }
            default -> throw new IllegalArgumentException("unknown kind of event: " + row.kind());
        };
    }

    private static Offer.Kind kind(String text) {
        return Offer.Kind.find(text).orElseThrow();
    }

    private static Side side(EventRow row) {
        return row.side().orElseThrow().equals(letter(Side.FIRST)) ? Side.FIRST : Side.SECOND;
    }

    private static String letter(Side side) {
        return String.valueOf(side.letter());
    }
}
