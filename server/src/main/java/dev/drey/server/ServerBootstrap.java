package dev.drey.server;

import dev.drey.analysis.ProvenFile;
import dev.drey.engine.ProvenCache;
import dev.drey.server.access.ConcurrencyLimit;
import dev.drey.server.access.Identities;
import dev.drey.server.access.Limit;
import dev.drey.server.api.AnalysisRoutes;
import dev.drey.server.api.ApiContext;
import dev.drey.server.api.EventRoutes;
import dev.drey.server.api.FailureRoutes;
import dev.drey.server.api.GameRoutes;
import dev.drey.server.api.IdentityRoutes;
import dev.drey.server.api.InvitationRoutes;
import dev.drey.server.api.LiveRoutes;
import dev.drey.server.api.MapOfTheDayRoutes;
import dev.drey.server.api.MeRoutes;
import dev.drey.server.api.PositionRoutes;
import dev.drey.server.api.PublicOrigin;
import dev.drey.server.api.WeaknessRoutes;
import dev.drey.server.api.XrayRoutes;
import dev.drey.server.pages.ClientRoutes;
import dev.drey.server.room.DeletedPlayers;
import dev.drey.server.room.Lifetimes;
import dev.drey.server.room.Rooms;
import dev.drey.server.room.SystemScheduler;
import dev.drey.server.search.IdleSolver;
import dev.drey.server.search.MapOfTheDay;
import dev.drey.server.search.SearchLimits;
import dev.drey.server.search.SearchService;
import dev.drey.server.store.Durability;
import dev.drey.server.store.GameLimits;
import dev.drey.server.store.ServerClock;
import dev.drey.server.store.Store;
import dev.drey.server.store.StoreException;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Builds the components of a full server: store, games, searches and routes. */
final class ServerBootstrap {
    private static final Logger LOG = LoggerFactory.getLogger(ServerBootstrap.class);
    private static final long CONNECTION_CHECK_MILLIS = 10_000;
    private static final long TOKEN_DELETION_MILLIS = TimeUnit.HOURS.toMillis(1);
    private static final long IDLE_CHECK_MILLIS = 2_000;
    private static final long SHORT_PAUSE_MILLIS = 1000;
    private static final int KEY_BYTES = 32;
    private static final long MAX_PROVEN_BYTES = 32L << 20;

    private ServerBootstrap() {}

    static ServerComponents build(ServerContext context) throws ServerStartException {
        ExecutorService work = Executors.newFixedThreadPool(
                Math.max(2, Runtime.getRuntime().availableProcessors()), ServerBootstrap::newThread);
        ServerClock clock = new ServerClock(context.clock(), System::nanoTime);
        clock.start();
        SystemScheduler time = new SystemScheduler(clock::millis);
        Store store;
        try {
            store = Store.open(
                    context.config().dataFolder(),
                    durability(context.config()),
                    clock,
                    work,
                    gameLimits(context.config()));
        } catch (StoreException failure) {
            work.shutdownNow();
            time.close();
            clock.close();
            throw new ServerStartException(failure.reason(), failure);
        }
        Identities identities = context.identities(signingKey(store), store.identities());
        SearchService searches = new SearchService(searchLimits(context), new Random(), work, provenCache(context));
        Rooms rooms = new Rooms(
                store,
                time,
                searches.engineMoves()::choose,
                new Random(),
                identities::name,
                lifetimes(context.config()),
                searches.analyses()::endAll);
        ApiContext api = new ApiContext(
                rooms, store, identities, context.rateLimiter(), context.connections(), context.shutdown());
        ServerMetrics metrics = new ServerMetrics(context.metrics());
        metrics.register(rooms);
        metrics.register(store);
        metrics.register(searches.queue());
        rooms.start();
        DeletedPlayers deletedPlayers = new DeletedPlayers(rooms, store.identities(), time, work);
        deletedPlayers.start();
        endInvalidConnections(identities, time, work);
        deleteExpiredTokens(identities, time, work);
        if (context.config().get(Setting.SOLVE_MAP_OF_THE_DAY)) {
            solveWhenIdle(
                    searches.idleSolver(() -> MapOfTheDay.at(time.now()).plan(), IdleSolver.defaultTableBytes()),
                    time,
                    work);
        }
        return new ServerComponents(
                identities,
                List.of(
                        new FailureRoutes(),
                        new ClientRoutes(ClientRoutes.CLIENT, identities::identifyVisitor),
                        new GameRoutes(api),
                        new InvitationRoutes(api, PublicOrigin.of(context.config())),
                        new LiveRoutes(api),
                        new EventRoutes(api, time),
                        new MeRoutes(api),
                        new IdentityRoutes(api, deletedPlayers, context.config()),
                        new PositionRoutes(),
                        new AnalysisRoutes(api, searches, time),
                        new MapOfTheDayRoutes(api, searches, time),
                        new WeaknessRoutes(api, searches, time),
                        new XrayRoutes(api, searches.analyses())),
                List.of(draining(rooms, searches), closing(store, time, clock, work)),
                List.of(() ->
                        store.health().fault().map(problem -> problem.kind().publicMessage())));
    }

    /** Ends the connections of expired credentials, and of those that another server of the same database has made invalid. */
    private static void endInvalidConnections(Identities identities, SystemScheduler time, Executor work) {
        try {
            identities.endInvalidConnections();
        } catch (StoreException failure) {
            LOG.atWarn().addKeyValue("problem", failure.getMessage()).log("could not check the open connections");
        } finally {
            // On another thread, because the thread of the scheduler must not wait for the store.
            time.at(
                    time.now() + CONNECTION_CHECK_MILLIS,
                    () -> work.execute(() -> endInvalidConnections(identities, time, work)));
        }
    }

    private static void deleteExpiredTokens(Identities identities, SystemScheduler time, Executor work) {
        // After a failure, the next call tries again.
        CompletableFuture<?> unused = identities
                .deleteExpiredTokens()
                .whenComplete((more, failure) -> time.at(
                        time.now() + (Boolean.TRUE.equals(more) ? SHORT_PAUSE_MILLIS : TOKEN_DELETION_MILLIS),
                        () -> work.execute(() -> deleteExpiredTokens(identities, time, work))));
    }

    private static void solveWhenIdle(IdleSolver solver, SystemScheduler time, Executor work) {
        time.at(
                time.now() + IDLE_CHECK_MILLIS,
                () -> work.execute(() -> {
                    try {
                        solver.solveIfIdle();
                    } finally {
                        solveWhenIdle(solver, time, work);
                    }
                }));
    }

    /** Proven results are stored in the folder of the games, so that they survive a restart. */
    private static ProvenCache provenCache(ServerContext context) {
        return new ProvenFile(context.config().dataFolder().resolve("proven.txt"), MAX_PROVEN_BYTES);
    }

    private static Durability durability(Config config) {
        return config.get(Setting.DURABILITY).equals("power") ? Durability.POWER : Durability.PROCESS;
    }

    private static GameLimits gameLimits(Config config) {
        return new GameLimits(
                orUnlimited(config.perIdentity(ConcurrencyLimit.OPEN_GAMES)),
                orUnlimited(config.perIdentity(ConcurrencyLimit.ENGINE_GAMES)),
                orUnlimited(config.perAddress(ConcurrencyLimit.ENGINE_GAMES)));
    }

    private static SearchLimits searchLimits(ServerContext context) {
        Config config = context.config();
        return new SearchLimits(
                config.engineThreads(),
                SearchLimits.DEFAULT_MOVES,
                config.get(Setting.ANALYSIS_QUEUE),
                orUnlimited(config.perIdentity(ConcurrencyLimit.SEARCHES)),
                orUnlimited(config.perAddress(ConcurrencyLimit.SEARCHES)),
                SearchLimits.defaultTableBytes(),
                TimeUnit.MILLISECONDS.toNanos(config.get(Setting.REVIEW_MILLIS)));
    }

    private static Lifetimes lifetimes(Config config) {
        return Lifetimes.of(
                config.get(Setting.OPEN_GAME_DAYS),
                config.get(Setting.LOBBY_MINUTES),
                config.get(Setting.UNPLAYED_GAME_DAYS));
    }

    /** Settings use 0 for no limit. */
    private static int orUnlimited(int setting) {
        return setting == Limit.UNLIMITED ? Integer.MAX_VALUE : setting;
    }

    /** The key that signs cookies and tokens; created once and stored with the games. */
    private static Supplier<byte[]> signingKey(Store store) {
        return () -> Base64.getDecoder().decode(store.secret("identity", () -> {
            byte[] key = new byte[KEY_BYTES];
            new SecureRandom().nextBytes(key);
            return Base64.getEncoder().encodeToString(key);
        }));
    }

    /** Ends streams and sockets before the server stops listening; an endless response would keep it from stopping. */
    private static ServerComponents.Service draining(Rooms rooms, SearchService searches) {
        return new ServerComponents.Service() {
            @Override
            public void drain() {
                rooms.close();
                searches.close();
            }

            @Override
            public void close() {
                // Draining has closed them.
            }
        };
    }

    /** Closes the scheduler, then finishes pending writes, then ends the executor that completes their futures. */
    private static ServerComponents.Service closing(
            Store store, SystemScheduler time, ServerClock clock, ExecutorService work) {
        return () -> {
            time.close();
            store.close();
            clock.close();
            work.shutdown();
        };
    }

    private static Thread newThread(Runnable task) {
        Thread thread = new Thread(task, "drey-work");
        thread.setDaemon(true);
        return thread;
    }
}
