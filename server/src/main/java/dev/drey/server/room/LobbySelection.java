package dev.drey.server.room;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Chooses the games that the lobby lists. */
final class LobbySelection {
    /** Maximum games in the list. */
    static final int MAX_GAMES = 50;

    /** Maximum games per creator in the list. */
    static final int MAX_PER_CREATOR = 3;

    /** Maximum games per network address in the list. */
    static final int MAX_PER_ORIGIN = 30;

    private static final Comparator<LobbyGame> OLDEST_FIRST =
            Comparator.comparingLong(LobbyGame::created).thenComparing(LobbyGame::id);

    private LobbySelection() {}

    /**
     * Chooses fairly which games are listed, and returns them newest first. Addresses take turns, and so do the creators of each address, so
     * that a creator's second game comes after the first games of all others. Of equals, the longest waiting comes first: no later game
     * displaces it.
     */
    static List<LobbyGame> choose(Collection<LobbyGame> games) {
        List<LobbyGame> chosen = games.stream().sorted(OLDEST_FIRST).toList();
        chosen = inTurns(chosen, LobbyGame::creator, MAX_PER_CREATOR);
        chosen = inTurns(chosen, LobbyGame::origin, MAX_PER_ORIGIN);
        return chosen.stream().limit(MAX_GAMES).sorted(OLDEST_FIRST.reversed()).toList();
    }

    /** Orders games so that each group has one before any group has its second, and so on up to a maximum per group. */
    private static List<LobbyGame> inTurns(List<LobbyGame> games, Function<LobbyGame, String> group, int maximum) {
        Map<String, Integer> counts = new HashMap<>();
        List<List<LobbyGame>> rounds = new ArrayList<>();
        for (LobbyGame game : games) {
            int round = counts.merge(group.apply(game), 1, Integer::sum) - 1;
            if (round < maximum) {
                if (round == rounds.size()) {
                    rounds.add(new ArrayList<>());
                }
                rounds.get(round).add(game);
            }
        }
        return rounds.stream().flatMap(List::stream).toList();
    }
}
