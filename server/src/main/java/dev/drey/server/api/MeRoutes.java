package dev.drey.server.api;

import dev.drey.rules.GameKind;
import dev.drey.rules.Games;
import dev.drey.rules.Outcome;
import dev.drey.rules.Side;
import dev.drey.server.Routes;
import dev.drey.server.access.Identity;
import dev.drey.server.access.PlayerName;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.room.Seat;
import dev.drey.server.store.GameRow;
import dev.drey.server.store.ResultCount;
import dev.drey.wire.LocatedJson;
import dev.drey.wire.live.Json;
import dev.drey.wire.live.MeJson;
import dev.drey.wire.live.MyGamesJson;
import dev.drey.wire.live.StatisticsJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The client's own identity, name, games and statistics. */
public final class MeRoutes implements Routes {
    private static final int PAGE_SIZE = 50;

    private final ApiContext context;

    public MeRoutes(ApiContext context) {
        this.context = context;
    }

    @Override
    public void register(RoutesConfig routes) {
        MeOperations.ME.serve(routes, this::me);
        MeOperations.RENAME.serve(routes, this::rename);
        MeOperations.GAMES.serve(routes, this::games);
        MeOperations.STATISTICS.serve(routes, this::statistics);
    }

    private void me(Context ctx) {
        Identity me = context.identities().identify(ctx);
        ctx.json(new MeJson(me.id(), me.name(), null));
    }

    private void rename(Context ctx) {
        LocatedJson body = Json.parse(JsonBody.read(ctx)).object();
        body.allowOnly(Set.of("name"));
        String name = PlayerName.read(body.property("name"));
        Identity me = context.identities().identify(ctx);
        ctx.future(() -> context.rename(new Identity(me.id(), name)).handle((stored, failure) -> {
            if (failure != null) {
                throw Failures.thrown(failure);
            }
            context.identities().changed(me.id());
            context.rooms().renamed(me.id());
            ctx.json(new MeJson(me.id(), name, null));
            return stored;
        }));
    }

    private void games(Context ctx) {
        Identity me = context.identities().identify(ctx);
        @Nullable String before = ctx.queryParam("before");
        if (before != null && context.store().game(before).isEmpty()) {
            throw new ProblemException(
                    ProblemCode.BAD_REQUEST, "before: unknown game; expected the id of the last game you have");
        }
        List<GameRow> rows = context.store().gamesOf(me.id(), PAGE_SIZE, Optional.ofNullable(before));
        ctx.json(new MyGamesJson(rows.stream().map(row -> entry(row, me)).toList(), rows.size() == PAGE_SIZE));
    }

    private void statistics(Context ctx) {
        Identity me = context.identities().identify(ctx);
        Map<GameKind, List<ResultCount>> counts = context.store().results(me.id()).stream()
                .collect(Collectors.groupingBy(count -> Games.kind(count.game())));
        ctx.json(new StatisticsJson(Games.all().stream()
                .filter(counts::containsKey)
                .map(kind -> statistics(kind, counts.getOrDefault(kind, List.of())))
                .toList()));
    }

    private static StatisticsJson.KindJson statistics(GameKind kind, List<ResultCount> counts) {
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
        return new StatisticsJson.KindJson(kind.id(), kind.title(), won + drawn + lost, won, drawn, lost);
    }

    private MyGamesJson.EntryJson entry(GameRow row, Identity me) {
        String ownSeat = Seat.person(me.id());
        @Nullable String side = row.first().equals(ownSeat) ? "X" : row.second().equals(ownSeat) ? "O" : null;
        String otherSeat = "X".equals(side) ? row.second() : row.first();
        return new MyGamesJson.EntryJson(
                row.id(),
                Games.kind(row.game()).id(),
                Games.kind(row.game()).title(),
                row.game(),
                row.tempo(),
                row.status(),
                side,
                opponentName(otherSeat),
                row.result().orElse(null),
                row.ending().orElse(null),
                row.createdAt(),
                row.changedAt());
    }

    private String opponentName(String storedSeat) {
        Seat seat = Seat.parse(storedSeat, context.identities()::name);
        return seat instanceof Seat.Person person
                ? person.name()
                : seat.engine().orElseGet(seat::text);
    }
}
