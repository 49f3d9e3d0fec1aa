package dev.drey.server;

import dev.drey.server.access.Hold;
import dev.drey.server.access.Limit;
import io.javalin.compression.CompressionStrategy;
import io.javalin.compression.Gzip;
import io.javalin.config.JavalinConfig;
import jakarta.servlet.DispatcherType;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.EagerContentHandler;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.jspecify.annotations.Nullable;

/** How Jetty listens: threads, sizes and times, all of them bounded. */
final class HttpServerSetup {
    private static final int LEAST_THREADS = 8;
    private static final int MOST_THREADS = 64;
    /** This bounds what can wait for a thread, too. */
    private static final int MOST_CONNECTIONS = 10_000;

    /** Nobody has them all. More than a school of 200 needs, each with a browser's six and a few that stay open. */
    private static final int MOST_OF_ONE_ADDRESS = 2_500;

    /** When a server comes back, all who were there come back at the same moment. */
    private static final int MOST_KNOCKING = 1_000;

    private static final int MOST_FRAMES_WAITING = 1_000;
    private static final Duration IDLE = Duration.ofSeconds(60);
    private static final Duration IDLE_WHEN_STOPPING = Duration.ofMillis(200);

    private final Config config;

    HttpServerSetup(Config config) {
        this.config = config;
    }

    void configure(JavalinConfig javalin) {
        javalin.http.maxRequestSize = Sizes.BODY;
        javalin.http.compressionStrategy = compression();
        javalin.jetty.threadPool = threads();
        javalin.jetty.modifyHttpConfiguration(HttpServerSetup::tighten);
        javalin.jetty.modifyServer(this::guard);
        javalin.jetty.modifyServletContextHandler(this::enter);
        javalin.jetty.modifyWebSocketServletFactory(HttpServerSetup::tighten);
        javalin.jetty.addConnector(this::connector);
    }

    /** A stream's lines must leave when they are written, which gzip would keep back. */
    private static CompressionStrategy compression() {
        CompressionStrategy strategy = new CompressionStrategy(null, new Gzip());
        List<String> never = new ArrayList<>(strategy.getExcludedMimeTypes());
        never.add("application/x-ndjson");
        strategy.setExcludedMimeTypes(never);
        return strategy;
    }

    private static QueuedThreadPool threads() {
        QueuedThreadPool pool = new QueuedThreadPool(MOST_THREADS, LEAST_THREADS, (int) IDLE.toMillis());
        pool.setName("drey-http");
        return pool;
    }

    private static void tighten(HttpConfiguration http) {
        http.setUriCompliance(UriCompliance.DEFAULT);
        http.setRequestHeaderSize(Sizes.HEADERS);
        // It would hold 60 kB for as long as a connection lives: of thousands of sockets, most of all memory.
        http.setHeaderCacheSize(0);
        http.setSendServerVersion(false);
        http.setSendXPoweredBy(false);
    }

    private static void tighten(JettyWebSocketServletFactory sockets) {
        sockets.setIdleTimeout(IDLE);
        sockets.setMaxTextMessageSize(Sizes.MESSAGE);
        sockets.setMaxBinaryMessageSize(Sizes.MESSAGE);
        sockets.setMaxFrameSize(Sizes.MESSAGE);
        sockets.setMaxOutgoingFrames(MOST_FRAMES_WAITING);
    }

    private void guard(org.eclipse.jetty.server.Server jetty) {
        jetty.setErrorHandler(new ErrorAnswers());
        jetty.setStopTimeout(
                Duration.ofSeconds(config.get(Setting.DRAIN_SECONDS)).toMillis());
        jetty.addBean(new NetworkConnectionLimit(MOST_CONNECTIONS, jetty));
        // A body is waited for without a thread, so that those who send slowly keep nobody waiting. What is kept of it
        // is counted generously, a kilobyte for every piece: the exact size is checked when it is read.
        jetty.insertHandler(new EagerContentHandler(
                new EagerContentHandler.RetainedContentLoaderFactory(BodyLimit.MOST_READ, 1024, true)));
        jetty.insertHandler(new BodyLimit());
        jetty.insertHandler(new GracefulHandler());
    }

    private void enter(ServletContextHandler context) {
        context.setErrorHandler(new ErrorAnswers());
        FilterHolder entrance = new FilterHolder(new RequestFilter(config.get(Setting.TRUSTED_PROXY)));
        entrance.setAsyncSupported(true);
        context.addFilter(entrance, "/*", EnumSet.of(DispatcherType.REQUEST));
    }

    private Connector connector(org.eclipse.jetty.server.Server jetty, HttpConfiguration http) {
        ServerConnector connector = new ServerConnector(jetty, new HttpConnectionFactory(http));
        connector.setHost(host());
        connector.setPort(config.get(Setting.PORT));
        connector.setIdleTimeout(IDLE.toMillis());
        connector.setAcceptQueueSize(MOST_KNOCKING);
        if (countsAddresses()) {
            connector.addBean(new ConnectionLimiter(MOST_OF_ONE_ADDRESS));
        }
        ((AbstractConnector) connector).setShutdownIdleTimeout(IDLE_WHEN_STOPPING.toMillis());
        return connector;
    }

    /** A proxy is one address for everybody. */
    private boolean countsAddresses() {
        return !config.get(Setting.TRUSTED_PROXY) && config.perAddress(Hold.CONNECTIONS) != Limit.NONE;
    }

    private @Nullable String host() {
        return config.get(Setting.LAN) ? null : config.get(Setting.HOST);
    }
}
