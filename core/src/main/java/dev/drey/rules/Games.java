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

    /** {@return all kinds of games} */
    public static List<GameKind> all() {
        return ALL;
    }

    /**
     * {@return the kind of game with this id; empty if there is none}
     *
     * @param id the id, such as {@code othello}
     */
    public static Optional<GameKind> find(String id) {
        String normalised = id.strip().toLowerCase(Locale.ROOT);
        return ALL.stream().filter(kind -> kind.id().equals(normalised)).findFirst();
    }

    /**
     * {@return the kind of game that a text starts with: {@code id} or {@code id:…}}
     *
     * @param text a text that starts with the id of a game
     * @throws BadText if no game has this id
     */
    public static GameKind kind(String text) {
        return kind(TextSlice.of(text).split(':').get(0));
    }

    /**
     * Parses {@code id} or {@code id:setup}.
     *
     * @param text the text of a game
     * @return the game with its set-up
     * @throws BadText if the text does not name a game
     */
    public static Game game(String text) {
        TextSlice whole = TextSlice.of(text);
        TextSlice id = whole.split(':').get(0);
        return kind(id).game(afterColon(whole, id));
    }

    /**
     * Parses a position: {@code id:board:side} or {@code id:setup:board:side}.
     *
     * @param text the text of a position
     * @return the position
     * @throws BadText if the text is not a position
     */
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
