package dev.drey.server.api;

import dev.drey.rules.GameKind;
import dev.drey.rules.Outcome;
import dev.drey.rules.Side;
import dev.drey.server.store.ResultCount;
import dev.drey.wire.live.StatisticsJson;
import java.util.List;
import java.util.Optional;

/** How many games somebody won, drew and lost. */
record Tally(int won, int drawn, int lost) {
    static Tally of(List<ResultCount> counts) {
        int won = 0;
        int drawn = 0;
        int lost = 0;
        for (ResultCount count : counts) {
            Optional<Side> winner = Outcome.find(count.result()).flatMap(Outcome::winner);
            if (winner.isEmpty()) {
                drawn += count.games();
            } else if (String.valueOf(winner.get().letter()).equals(count.side())) {
                won += count.games();
            } else {
                lost += count.games();
            }
        }
        return new Tally(won, drawn, lost);
    }

    StatisticsJson.KindJson of(GameKind kind) {
        return new StatisticsJson.KindJson(kind.id(), kind.title(), won + drawn + lost, won, drawn, lost);
    }
}
