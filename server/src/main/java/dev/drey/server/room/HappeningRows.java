package dev.drey.server.room;

import dev.drey.play.Conclusion;
import dev.drey.play.Event;
import dev.drey.play.Offer;
import dev.drey.rules.Ending;
import dev.drey.rules.Outcome;
import dev.drey.rules.Reading;
import dev.drey.rules.Side;
import dev.drey.server.store.EventRow;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/** Happenings as the store keeps them. */
final class HappeningRows {
    private HappeningRows() {}

    /** The rows of happenings, the first of which is to have that number. */
    static List<EventRow> write(int firstSeq, List<Happening> happenings) {
        List<EventRow> rows = new ArrayList<>();
        for (Happening happening : happenings) {
            rows.add(row(firstSeq + rows.size(), happening));
        }
        return rows;
    }

    private static EventRow row(int seq, Happening happening) {
        if (happening instanceof Happening.Played played) {
            return row(seq, played.event());
        } else if (happening instanceof Happening.Seated seated) {
            return row(
                    seq,
                    happening.at(),
                    "seated",
                    Optional.of(seated.side()),
                    seated.person().id());
        } else if (happening instanceof Happening.Next next) {
            return row(seq, happening.at(), "next", Optional.empty(), next.game());
        }
        String kind = happening instanceof Happening.Started ? "started" : "cancelled";
        return new EventRow(seq, happening.at(), kind, Optional.empty(), Optional.empty(), OptionalLong.empty());
    }

    private static EventRow row(int seq, Event event) {
        if (event instanceof Event.Moved moved) {
            return new EventRow(
                    seq,
                    moved.at(),
                    "moved",
                    Optional.of(letter(moved.side())),
                    Optional.of(moved.move().text()),
                    moved.left());
        } else if (event instanceof Event.Offered offered) {
            return row(
                    seq,
                    event.at(),
                    "offered",
                    Optional.of(offered.offer().by()),
                    offered.offer().what().text());
        } else if (event instanceof Event.Declined declined) {
            return row(
                    seq,
                    event.at(),
                    "declined",
                    Optional.of(declined.side()),
                    declined.what().text());
        } else if (event instanceof Event.Agreed agreed) {
            return row(
                    seq,
                    event.at(),
                    "agreed",
                    Optional.of(agreed.side()),
                    agreed.what().text());
        }
        Conclusion how = ((Event.Ended) event).how();
        return row(
                seq,
                event.at(),
                "ended",
                Optional.empty(),
                how.outcome().text() + " " + how.ending().text());
    }

    private static EventRow row(int seq, long at, String kind, Optional<Side> side, String text) {
        return new EventRow(seq, at, kind, side.map(HappeningRows::letter), Optional.of(text), OptionalLong.empty());
    }

    /** What a row tells of, given the game before it. */
    static Happening read(EventRow row, LiveGame before, Function<String, String> nameOf) {
        String text = row.text().orElse("");
        return switch (row.kind()) {
            case "seated" -> new Happening.Seated(row.at(), side(row), new Chair.Person(text, nameOf.apply(text)));
            case "started" -> new Happening.Started(row.at());
            case "next" -> new Happening.Next(row.at(), text);
            case "cancelled" -> new Happening.Cancelled(row.at());
            default -> new Happening.Played(event(row, text, before));
        };
    }

    private static Event event(EventRow row, String text, LiveGame before) {
        return switch (row.kind()) {
            case "moved" -> {
                Reading reading = before.match().position().read(text);
                yield new Event.Moved(row.at(), side(row), ((Reading.Legal) reading).move(), row.left());
            }
            case "offered" -> new Event.Offered(row.at(), new Offer(side(row), kind(text)));
            case "declined" -> new Event.Declined(row.at(), side(row), kind(text));
            case "agreed" -> new Event.Agreed(row.at(), side(row), kind(text));
            case "ended" -> {
                String[] words = text.split(" ", 2);
                yield new Event.Ended(
                        row.at(),
                        new Conclusion(
                                Outcome.find(words[0]).orElseThrow(),
                                Ending.find(words[1]).orElseThrow()));
            }
            default -> throw new IllegalArgumentException("an event of a kind that is not known: " + row.kind());
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
