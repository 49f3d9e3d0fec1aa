package dev.drey.server;

import dev.drey.analysis.ProvenCache;
import dev.drey.analysis.ProvenFile;
import dev.drey.server.access.Hold;
import dev.drey.server.access.Identities;
import dev.drey.server.api.AnalysisRoutes;
import dev.drey.server.api.ApiContext;
import dev.drey.server.api.EventRoutes;
import dev.drey.server.api.FailureRoutes;
import dev.drey.server.api.GameRoutes;
import dev.drey.server.api.InvitationRoutes;
import dev.drey.server.api.Links;
import dev.drey.server.api.LiveRoutes;
import dev.drey.server.api.MeRoutes;
import dev.drey.server.api.PositionRoutes;
import dev.drey.server.api.WeaknessRoutes;
import dev.drey.server.api.XrayRoutes;
import dev.drey.server.pages.ClientRoutes;
import dev.drey.server.room.Rooms;
import dev.drey.server.room.SystemScheduler;
import dev.drey.server.search.SearchLimits;
import dev.drey.server.search.SearchService;
import dev.drey.server.store.Durability;
import dev.drey.server.store.IdentityRow;
import dev.drey.server.store.Store;
import dev.drey.server.store.StoreFailure;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/** Puts together what stands behind the routes: the store, the rooms, the engine's desk. */
final class Wiring {
    private static final int KEY_BYTES = 32;
    private static final long MOST_PROVEN_BYTES = 32L << 20;

    private Wiring() {}

    static Works wire(Ground ground) throws CannotStart {
        ExecutorService work =
                Executors.newFixedThreadPool(Math.max(2, Runtime.getRuntime().availableProcessors()), Wiring::thread);
        SystemScheduler time = new SystemScheduler(ground.clock());
        Store store;
        try {
            store = Store.open(ground.config().data(), durability(ground.config()), time::now, work);
        } catch (StoreFailure failure) {
            work.shutdownNow();
            time.close();
            throw new CannotStart(failure.reason(), failure);
        }
        Identities identities =
                ground.identities(key(store), id -> store.identity(id).map(IdentityRow::name));
        SearchService searches = new SearchService(limits(ground), new Random(), work, proven(ground));
        Rooms rooms = new Rooms(store, time, searches.engineMoves()::choose, new Random(), identities::name);
        ApiContext context = new ApiContext(rooms, store, identities, ground.limits(), ground.stopping());
        Gauges gauges = new Gauges(ground.meters());
        gauges.of(rooms);
        gauges.of(store);
        gauges.of(searches.queue());
        rooms.start();
        return new Works(
                identities,
                List.of(
                        new FailureRoutes(),
                        new ClientRoutes(ClientRoutes.CLIENT, identities::greet),
                        new GameRoutes(context),
                        new InvitationRoutes(context, Links.of(ground.config())),
                        new LiveRoutes(context),
                        new EventRoutes(context, time),
                        new MeRoutes(context),
                        new PositionRoutes(),
                        new AnalysisRoutes(context, searches, time),
                        new WeaknessRoutes(context, searches, time),
                        new XrayRoutes(context)),
                List.of(draining(rooms, searches), closing(store, time, work)),
                List.of(() ->
                        store.health().problem().map(problem -> problem.kind().sentence())));
    }

    /** Proven results lie beside the games: nothing is proven again after a restart. */
    private static ProvenCache proven(Ground ground) {
        return new ProvenFile(ground.config().data().resolve("proven.txt"), MOST_PROVEN_BYTES);
    }

    private static Durability durability(Config config) {
        return config.get(Setting.DURABILITY).equals("power") ? Durability.POWER : Durability.PROCESS;
    }

    private static SearchLimits limits(Ground ground) {
        Config config = ground.config();
        return new SearchLimits(
                config.engineThreads(),
                SearchLimits.DEFAULT_MOVES,
                config.get(Setting.ANALYSIS_QUEUE),
                most(config.perIdentity(Hold.SEARCHES)),
                most(config.perAddress(Hold.SEARCHES)),
                SearchLimits.defaultTableBytes(),
                TimeUnit.MILLISECONDS.toNanos(config.get(Setting.REVIEW_MILLIS)));
    }

    /** In the settings, 0 is no limit. */
    private static int most(int setting) {
        return setting == 0 ? Integer.MAX_VALUE : setting;
    }

    /** What cookies and tokens are signed with: made once, kept with the games. */
    private static Supplier<byte[]> key(Store store) {
        return () -> Base64.getDecoder().decode(store.secret("identity", () -> {
            byte[] key = new byte[KEY_BYTES];
            new SecureRandom().nextBytes(key);
            return Base64.getEncoder().encodeToString(key);
        }));
    }

    /** Whoever follows a game or an analysis is let go before the doors are closed: an answer without end would keep them open. */
    private static Part draining(Rooms rooms, SearchService searches) {
        return new Part() {
            @Override
            public void drain() {
                rooms.close();
                searches.close();
            }

            @Override
            public void close() {
                // Nothing of them is left.
            }
        };
    }

    /** In this order: what is being written is finished, and whoever waits for it is told. */
    private static Part closing(Store store, SystemScheduler time, ExecutorService work) {
        return () -> {
            time.close();
            store.close();
            work.shutdown();
        };
    }

    private static Thread thread(Runnable task) {
        Thread thread = new Thread(task, "drey-work");
        thread.setDaemon(true);
        return thread;
    }
}
