package dev.drey.analysis;

import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.GamePhase;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The mistakes of a player over several games, grouped by category of the reason, game and phase.
 *
 * @param moves number of moves of the player
 * @param mistakes number of marked moves among them
 * @param groups the most frequent first
 */
public record Weaknesses(int moves, int mistakes, List<Group> groups) {
    /** The code of the category of mistakes without a reason. */
    public static final String OTHER = "other";

    private static final String OTHER_LABEL = "No short reason found";

    /**
     * Copies the list of groups.
     *
     * @param moves number of moves of the player
     * @param mistakes number of marked moves among them
     * @param groups the most frequent first
     */
    public Weaknesses {
        groups = List.copyOf(groups);
    }

    /**
     * A game the player took part in.
     *
     * @param id the id of the game
     * @param kind the kind of game, such as {@code othello}
     * @param sides the sides of the player, usually one
     * @param summary the marked moves of the game
     */
    public record PlayedGame(String id, String kind, Set<Side> sides, GameSummary summary) {
        /**
         * Copies the set of sides.
         *
         * @param id the id of the game
         * @param kind the kind of game, such as {@code othello}
         * @param sides the sides of the player, usually one
         * @param summary the marked moves of the game
         */
        public PlayedGame {
            sides = Set.copyOf(sides);
        }
    }

    /**
     * Mistakes of one category in one phase of one kind of game.
     *
     * @param kind the category as a code
     * @param label the category in plain words
     * @param game the kind of game, such as {@code othello}
     * @param phase the phase of the game
     * @param count number of mistakes
     * @param moments some of the mistakes, those of the newest game first
     */
    public record Group(String kind, String label, String game, GamePhase phase, int count, List<Moment> moments) {
        /**
         * Copies the list of moments.
         *
         * @param kind the category as a code
         * @param label the category in plain words
         * @param game the kind of game, such as {@code othello}
         * @param phase the phase of the game
         * @param count number of mistakes
         * @param moments some of the mistakes, those of the newest game first
         */
        public Group {
            moments = List.copyOf(moments);
        }
    }

    /**
     * A mistake and the game it was made in.
     *
     * @param game the id of the game
     * @param mistake the mistake
     */
    public record Moment(String game, GameSummary.Mistake mistake) {}

    private record Key(String label, String game, GamePhase phase) {}

    /**
     * Groups the mistakes of the player.
     *
     * @param games the games of the player, the newest first
     * @param moments maximum number of moments per group
     * @return the groups
     */
    public static Weaknesses of(List<PlayedGame> games, int moments) {
        Map<Key, List<Moment>> byKey = new LinkedHashMap<>();
        int moves = 0;
        for (PlayedGame game : games) {
            for (Side side : game.sides()) {
                moves += game.summary().moves(side);
            }
            for (GameSummary.Mistake mistake : game.summary().mistakes()) {
                if (game.sides().contains(mistake.side())) {
                    Key key = new Key(label(mistake.reason()), game.kind(), mistake.phase());
                    byKey.computeIfAbsent(key, fresh -> new ArrayList<>()).add(new Moment(game.id(), mistake));
                }
            }
        }
        List<Group> groups = byKey.entrySet().stream()
                .map(entry -> group(entry.getKey(), entry.getValue(), moments))
                .sorted(Comparator.comparingInt(Group::count)
                        .reversed()
                        .thenComparing(Group::game)
                        .thenComparing(Group::phase)
                        .thenComparing(Group::label))
                .toList();
        return new Weaknesses(moves, groups.stream().mapToInt(Group::count).sum(), groups);
    }

    private static Group group(Key key, List<Moment> all, int maxMoments) {
        return new Group(
                code(key.label()),
                key.label(),
                key.game(),
                key.phase(),
                all.size(),
                all.subList(0, Math.min(maxMoments, all.size())));
    }

    private static String label(Optional<MoveReason> reason) {
        return reason.map(known -> known.kind().category()).orElse(OTHER_LABEL);
    }

    /** Returns the code of a category, such as {@code raids-left-open} for {@code Raids left open}. */
    private static String code(String label) {
        return label.equals(OTHER_LABEL)
                ? OTHER
                : label.toLowerCase(Locale.ROOT).replaceAll("[^a-z]+", "-");
    }
}
