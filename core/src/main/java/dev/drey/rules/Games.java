package dev.drey.rules;

import dev.drey.rules.claim.AdjacentClaim;
import dev.drey.rules.othello.Othello;
import dev.drey.rules.santorini.Santorini;
import dev.drey.rules.shellos.ShellosShuffle;
import dev.drey.rules.squirrel.SquirrelWar;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** All games, and the parsers for games and positions. */
public final class Games {
    private static final List<GameKind> ALL =
            List.of(SquirrelWar.KIND, Santorini.KIND, AdjacentClaim.KIND, ShellosShuffle.KIND, Othello.KIND);

    private Games() {}

    public static List<GameKind> all() {
        return ALL;
    }

    public static Optional<GameKind> find(String id) {
        String normalised = id.strip().toLowerCase(Locale.ROOT);
        return ALL.stream().filter(kind -> kind.id().equals(normalised)).findFirst();
    }

    /** Returns the kind of game that a text starts with: {@code id} or {@code id:…}. */
    public static GameKind kind(String text) {
        return kind(TextSlice.of(text).split(':').get(0));
    }

    /** Parses {@code id} or {@code id:setup}. */
    public static Game game(String text) {
        TextSlice whole = TextSlice.of(text);
        TextSlice id = whole.split(':').get(0);
        return kind(id).game(afterColon(whole, id));
    }

    /** Parses a position: {@code id:board:side} or {@code id:setup:board:side}. */
    public static Position position(String text) {
        TextSlice whole = TextSlice.of(text);
        List<TextSlice> fields = whole.split(':');
        GameKind kind = kind(fields.get(0));
        String form = kind.id()
                + kind.setup().map(s -> ":" + s.name().toUpperCase(Locale.ROOT)).orElse("") + ":BOARD:SIDE";
        int maxFields = kind.setup().isPresent() ? 4 : 3;
        if (fields.size() < 3 || fields.size() > maxFields) {
            String parts = fields.size() == 1 ? "1 part" : fields.size() + " parts separated by ':'";
            throw whole.error("the position has " + parts, form);
        }
        Side toMove = side(fields.get(fields.size() - 1));
        TextSlice setup = fields.size() == 4
                ? fields.get(1)
                : new TextSlice(text, fields.get(0).to(), fields.get(0).to());
        return kind.game(setup).position(fields.get(fields.size() - 2), toMove);
    }

    private static Side side(TextSlice text) {
        for (Side side : Side.values()) {
            if (text.toString().equalsIgnoreCase(String.valueOf(side.letter()))) {
                return side;
            }
        }
        throw text.error("unknown side to move " + text.quoted(), "X (the first side) or O (the second side)");
    }

    private static GameKind kind(TextSlice id) {
        return find(id.toString()).orElseThrow(() -> {
            List<String> ids = ALL.stream().map(GameKind::id).toList();
            return id.error(
                    "unknown game " + id.quoted() + Suggestion.hint(id.toString(), ids),
                    "one of " + String.join(", ", ids));
        });
    }

    private static TextSlice afterColon(TextSlice whole, TextSlice id) {
        int start = Math.min(whole.to(), whole.whole().indexOf(':', id.from()) + 1);
        return start == 0
                ? new TextSlice(whole.whole(), whole.to(), whole.to())
                : new TextSlice(whole.whole(), start, whole.to()).strip();
    }
}
