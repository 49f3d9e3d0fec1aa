package dev.drey.server.api;

import dev.drey.engine.Analysis;
import dev.drey.rules.Position;
import dev.drey.server.Routes;
import dev.drey.server.guard.Hold;
import dev.drey.server.guard.Limits;
import dev.drey.server.guard.ProblemCode;
import dev.drey.server.guard.ProblemException;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Status;
import dev.drey.server.room.Time;
import dev.drey.server.truth.Analyses;
import dev.drey.server.truth.Asker;
import dev.drey.server.truth.Stoppable;
import dev.drey.server.truth.Truth;
import dev.drey.server.truth.Watcher;
import dev.drey.study.Review;
import dev.drey.wire.AnalysisJson;
import dev.drey.wire.ReviewJson;
import dev.drey.wire.live.KindsJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What moves are worth, told line by line while it is found out. */
public final class TruthRoutes implements Routes {
    private final Desk desk;
    private final Truth truth;
    private final Time time;

    public TruthRoutes(Desk desk, Truth truth, Time time) {
        this.desk = desk;
        this.truth = truth;
        this.time = time;
    }

    @Override
    public void register(RoutesConfig routes) {
        GameOperations.KINDS.serve(routes, ctx -> ctx.json(KindsJson.all()));
        TruthOperations.ANALYSIS.serve(routes, this::analysis);
        TruthOperations.REVIEW.serve(routes, this::review);
        TruthOperations.REVIEW_LINE.serve(routes, this::reviewLine);
    }

    private void analysis(Context ctx) {
        Position position = LineOfPlay.position(ctx);
        double seconds = seconds(ctx);
        desk.refuseHelp(ctx, List.of(position));
        stream(
                ctx,
                watcher -> truth.analyses().analyze(position, seconds, asker(ctx), watcher),
                (Analysis known, Boolean last) -> AnalysisJson.of(known, last).text());
    }

    private void review(Context ctx) {
        LiveGame game = desk.room(ctx).game();
        if (game.status() != Status.OVER) {
            throw new ProblemException(ProblemCode.REFUSED, "The game is not over; it can be reviewed when it is.")
                    .with(Map.of("reason", "not-over"));
        }
        desk.refuseHelp(ctx, game.match().positions());
        stream(
                ctx,
                watcher -> truth.reviews().review(game.id(), LiveRecords.of(game), asker(ctx), watcher),
                (Review known, Boolean last) -> ReviewJson.of(known, last).text());
    }

    private void reviewLine(Context ctx) {
        LineOfPlay line = LineOfPlay.read(ctx);
        desk.refuseHelp(ctx, line.positions());
        stream(
                ctx,
                watcher -> truth.reviews().review(line.record(), asker(ctx), watcher),
                (Review known, Boolean last) -> ReviewJson.of(known, last).text());
    }

    /** Each line is all that is known by then; the search stops when the client goes. */
    private <T> void stream(Context ctx, Function<Watcher<T>, Stoppable> begin, BiFunction<T, Boolean, String> line) {
        desk.stopping().refuse();
        String who = desk.identities().of(ctx).id();
        Limits.Lease lease =
                desk.limits().hold(Hold.CONNECTIONS, desk.identities().caller(ctx));
        LineTeller<T> teller = new LineTeller<>(line);
        Stoppable search;
        try {
            // What cannot be begun is refused before anything was answered.
            search = begin.apply(teller);
        } catch (RuntimeException refused) {
            lease.close();
            throw refused;
        }
        Stream.open(ctx, who, time, teller::tellTo, () -> {
            lease.close();
            search.stop();
        });
    }

    private Asker asker(Context ctx) {
        return new Asker(
                desk.identities().of(ctx).id(), desk.identities().caller(ctx).address());
    }

    private static double seconds(Context ctx) {
        @Nullable String text = ctx.queryParam("seconds");
        if (text == null) {
            return Analyses.USUAL_SECONDS;
        }
        double seconds = text.matches("[0-9]{1,3}([.][0-9]{1,3})?") ? Double.parseDouble(text) : 0;
        if (seconds <= 0 || seconds > Analyses.MOST_SECONDS) {
            throw new ProblemException(
                    ProblemCode.BAD_REQUEST,
                    "seconds: expected a number more than 0 and at most " + (int) Analyses.MOST_SECONDS);
        }
        return seconds;
    }
}
