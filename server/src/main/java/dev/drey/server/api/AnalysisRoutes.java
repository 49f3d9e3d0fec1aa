package dev.drey.server.api;

import dev.drey.analysis.Review;
import dev.drey.analysis.StudyView;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.record.GameRecord;
import dev.drey.rules.Position;
import dev.drey.rules.Reason;
import dev.drey.server.Routes;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.room.GameStatus;
import dev.drey.server.room.LiveGame;
import dev.drey.server.room.Scheduler;
import dev.drey.server.search.AnalysisService;
import dev.drey.server.search.SearchService;
import dev.drey.wire.AnalysisJson;
import dev.drey.wire.ReviewJson;
import dev.drey.wire.StudyJson;
import dev.drey.wire.live.KindsJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Routes for analyses, reviews and studies, whose results are streamed while they refine. */
public final class AnalysisRoutes implements Routes {
    private final ApiContext context;
    private final SearchService searches;
    private final AnalysisStreams streams;

    /** Distinguishes versions of this server's store from versions before a restart. */
    private final String epoch = Long.toString(System.currentTimeMillis(), Character.MAX_RADIX);

    public AnalysisRoutes(ApiContext context, SearchService searches, Scheduler time) {
        this.context = context;
        this.searches = searches;
        this.streams = new AnalysisStreams(context, time);
    }

    @Override
    public void register(RoutesConfig routes) {
        GameOperations.KINDS.serve(routes, ctx -> ctx.json(KindsJson.all()));
        AnalysisOperations.ANALYSIS.serve(routes, this::analysis);
        AnalysisOperations.REVIEW.serve(routes, this::review);
        AnalysisOperations.REVIEW_LINE.serve(routes, this::reviewLine);
        AnalysisOperations.STUDY.serve(routes, this::study);
    }

    private void analysis(Context ctx) {
        Position position = LineOfPlay.position(ctx);
        double seconds = seconds(ctx);
        streams.<AnalysisSnapshot>open(
                ctx, (owner, observer) -> searches.analyses().analyze(position, seconds, owner, observer), () -> {
                    context.rejectIfWithheld(ctx, List.of(position));
                    return (result, last) -> AnalysisJson.of(
                                    result, searches.analyses().reasons(result), last)
                            .text();
                });
    }

    private void review(Context ctx) {
        LiveGame game = context.room(ctx).game();
        if (game.status() != GameStatus.OVER) {
            throw new ProblemException(ProblemCode.REJECTED, "The game is not over yet: you can review it when it is.")
                    .withExtensions(Map.of("reason", Reason.NOT_OVER.code()));
        }
        review(ctx, RecordExport.of(game), game.state().positions());
    }

    private void reviewLine(Context ctx) {
        LineOfPlay line = LineOfPlay.read(ctx);
        review(ctx, line.record(), line.positions());
    }

    private void review(Context ctx, GameRecord record, List<Position> positions) {
        streams.<Review>open(ctx, (owner, observer) -> searches.analyses().review(record, owner, observer), () -> {
            Set<Position> withheld = context.withheld(ctx, positions, Optional.empty());
            return (result, last) ->
                    ReviewJson.of(result.without(withheld), last).text();
        });
    }

    private void study(Context ctx) {
        LineOfPlay line = LineOfPlay.read(ctx);
        GameRecord record = line.record(ctx.queryParam("winner"));
        Optional<Position> at = LineOfPlay.at(ctx, line.start().game());
        double seconds = seconds(ctx);
        long since = since(ctx);
        streams.<StudyView>open(
                ctx,
                (owner, observer) -> searches.analyses().study(record, at, seconds, owner, observer),
                () -> new StudyLines(epoch, context.withheld(ctx, line.positions(), at), since)::line);
    }

    /** Returns the version the client has, or {@link StudyLines#NOTHING} if it comes from before a restart or is malformed. */
    private long since(Context ctx) {
        @Nullable String text = ctx.queryParam("since");
        if (text == null || !text.startsWith(epoch + ".")) {
            return StudyLines.NOTHING;
        }
        String version = text.substring(epoch.length() + 1);
        return version.matches("[0-9]{1,18}") ? Long.parseLong(version) : StudyLines.NOTHING;
    }

    /** Formats the lines of one response. Each line has the changes since the previous one. */
    private static final class StudyLines {
        static final long NOTHING = -1;

        private final String epoch;
        private final Set<Position> withheld;
        private long since;
        private boolean first = true;

        /** @param withheld positions that are left out because they could help in a running game without hints */
        StudyLines(String epoch, Set<Position> withheld, long since) {
            this.epoch = epoch;
            this.withheld = withheld;
            this.since = since;
        }

        /** Formats the next line. Not thread-safe. */
        String line(StudyView view, boolean last) {
            StudyJson json = StudyJson.of(view.without(withheld), epoch, since, first, last);
            since = Math.max(since, view.snapshot().version());
            first = false;
            return json.text();
        }
    }

    private static double seconds(Context ctx) {
        @Nullable String text = ctx.queryParam("seconds");
        if (text == null) {
            return AnalysisService.DEFAULT_SECONDS;
        }
        double seconds = text.matches("[0-9]{1,3}([.][0-9]{1,3})?") ? Double.parseDouble(text) : 0;
        if (seconds <= 0 || seconds > AnalysisService.MAX_SECONDS) {
            throw new ProblemException(
                    ProblemCode.BAD_REQUEST,
                    "seconds: expected a number greater than 0 and at most " + (int) AnalysisService.MAX_SECONDS);
        }
        return seconds;
    }
}
