package dev.drey.server.api;

import dev.drey.analysis.OpeningPlan;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.server.Routes;
import dev.drey.server.room.Scheduler;
import dev.drey.server.search.MapOfTheDay;
import dev.drey.server.search.SearchService;
import dev.drey.wire.live.MapOfTheDayJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.Set;

/** The map of the day of Squirrel War, and its solution once it is proven. */
public final class MapOfTheDayRoutes implements Routes {
    private final ApiContext context;
    private final SearchService searches;
    private final Scheduler time;

    public MapOfTheDayRoutes(ApiContext context, SearchService searches, Scheduler time) {
        this.context = context;
        this.searches = searches;
        this.time = time;
    }

    @Override
    public void register(RoutesConfig routes) {
        AnalysisOperations.MAP_OF_THE_DAY.serve(routes, this::show);
    }

    private void show(Context ctx) {
        MapOfTheDay today = MapOfTheDay.at(time.now());
        OpeningPlan plan = today.plan();
        Optional<AnalysisSnapshot> solution = plan.solution(searches.proofs());
        boolean isShown = solution.isPresent() && !isWithheld(ctx, plan);
        ctx.json(MapOfTheDayJson.of(
                today.date(),
                today.game(),
                solution.isPresent(),
                solution.map(AnalysisSnapshot::best).filter(best -> isShown)));
    }

    /** Whether the player has a running game without hints in which the solution could help. */
    private boolean isWithheld(Context ctx, OpeningPlan plan) {
        String player = context.identities().identify(ctx).id();
        return context.rooms()
                .fairPlay()
                .blockingGame(player, Set.of(plan.start()))
                .isPresent();
    }
}
