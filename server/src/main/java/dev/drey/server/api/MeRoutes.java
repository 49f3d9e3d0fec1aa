package dev.drey.server.api;

import dev.drey.rules.Games;
import dev.drey.server.Routes;
import dev.drey.server.access.Identity;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.access.ProblemException;
import dev.drey.server.room.Seat;
import dev.drey.server.store.GameRow;
import dev.drey.server.store.IdentityRow;
import dev.drey.wire.LocatedJson;
import dev.drey.wire.live.Json;
import dev.drey.wire.live.MeJson;
import dev.drey.wire.live.MyGamesJson;
import dev.drey.wire.live.StatisticsJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who one is, what one is called, and one's games. */
public final class MeRoutes implements Routes {
    private static final int PAGE = 50;

    private final ApiContext context;

    public MeRoutes(ApiContext context) {
        this.context = context;
    }

    @Override
    public void register(RoutesConfig routes) {
        MeOperations.ME.serve(routes, this::me);
        MeOperations.RENAME.serve(routes, this::rename);
        MeOperations.TOKEN.serve(routes, this::token);
        MeOperations.GAMES.serve(routes, this::games);
        MeOperations.STATISTICS.serve(routes, this::statistics);
    }

    private void me(Context ctx) {
        Identity me = context.identities().of(ctx);
        ctx.json(new MeJson(me.id(), me.name(), null));
    }

    private void rename(Context ctx) {
        LocatedJson body = Json.parse(Bodies.json(ctx)).object();
        body.allowOnly(Set.of("name"));
        String name = PlayerName.read(body.property("name"));
        Identity me = context.identities().of(ctx);
        ctx.future(() -> context.store()
                .putIdentity(new IdentityRow(me.id(), name, context.rooms().now()))
                .handle((known, failure) -> {
                    if (failure != null) {
                        throw Failures.thrown(failure);
                    }
                    ctx.json(new MeJson(me.id(), name, null));
                    return known;
                }));
    }

    /** For programs: who has the token is whoever asked for it. */
    private void token(Context ctx) {
        Identity me = context.identities().of(ctx);
        ctx.status(201).header("Cache-Control", "no-store");
        ctx.json(new MeJson(me.id(), me.name(), context.identities().token(me)));
    }

    private void games(Context ctx) {
        Identity me = context.identities().of(ctx);
        @Nullable String before = ctx.queryParam("before");
        if (before != null && context.store().game(before).isEmpty()) {
            throw new ProblemException(ProblemCode.BAD_REQUEST, "before names no game; expected the last one you have");
        }
        List<GameRow> rows = context.store().gamesOf(me.id(), PAGE, Optional.ofNullable(before));
        ctx.json(new MyGamesJson(rows.stream().map(row -> entry(row, me)).toList(), rows.size() == PAGE));
    }

    private void statistics(Context ctx) {
        Identity me = context.identities().of(ctx);
        ctx.json(new StatisticsJson(Games.all().stream()
                .map(kind ->
                        Tally.of(context.store().results(me.id(), kind.id())).of(kind))
                .filter(kind -> kind.played() > 0)
                .toList()));
    }

    private MyGamesJson.EntryJson entry(GameRow row, Identity me) {
        String mine = Seat.person(me.id());
        @Nullable String you = row.first().equals(mine) ? "X" : row.second().equals(mine) ? "O" : null;
        String other = "X".equals(you) ? row.second() : row.first();
        return new MyGamesJson.EntryJson(
                row.id(),
                Games.kind(row.game()).id(),
                Games.kind(row.game()).title(),
                row.game(),
                row.tempo(),
                row.status(),
                you,
                opponent(other),
                row.result().orElse(null),
                row.ending().orElse(null),
                row.createdAt(),
                row.changedAt());
    }

    private String opponent(String stored) {
        Seat seat = Seat.parse(stored, context.identities()::name);
        return seat instanceof Seat.Person person
                ? person.name()
                : seat.engine().orElseGet(seat::text);
    }
}
