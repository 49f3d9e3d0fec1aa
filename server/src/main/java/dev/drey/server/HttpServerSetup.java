package dev.drey.server;

import dev.drey.server.access.ConcurrencyLimit;
import dev.drey.server.access.Limit;
import dev.drey.server.openapi.Content;
import io.javalin.compression.CompressionStrategy;
import io.javalin.compression.Gzip;
import io.javalin.config.JavalinConfig;
import io.javalin.json.JavalinJackson3;
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
import tools.jackson.databind.json.JsonMapper;

/** Configures Jetty: its connector, threads, sizes and timeouts, all of them bounded. */
final class HttpServerSetup {
    /** Writes the JSON of responses. */
    static final JsonMapper JSON_MAPPER = JsonMapper.builder().build();

    private static final int MIN_THREADS = 8;
    private static final int MAX_THREADS = 64;

    /** Maximum open connections; this also bounds the requests that wait for a thread. */
    private static final int MAX_CONNECTIONS = 10_000;

    /** Maximum open connections per address: enough for a school of 200, each with a browser's six and a few open streams. */
    private static final int MAX_CONNECTIONS_PER_ADDRESS = 2_500;

    /** Connections the system queues for us. After a restart all clients reconnect at the same moment. */
    private static final int ACCEPT_QUEUE_SIZE = 1_000;

    private static final int MAX_OUTGOING_FRAMES = 1_000;
    private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(60);
    private static final Duration IDLE_TIMEOUT_WHEN_STOPPING = Duration.ofMillis(200);

    private final Config config;

    HttpServerSetup(Config config) {
        this.config = config;
    }

    void configure(JavalinConfig javalin) {
        javalin.jsonMapper(new JavalinJackson3(JSON_MAPPER, false));
        javalin.http.maxRequestSize = SizeLimits.BODY;
        javalin.http.compressionStrategy = compression();
        javalin.jetty.threadPool = threadPool();
        javalin.jetty.modifyHttpConfiguration(HttpServerSetup::configureHttp);
        javalin.jetty.modifyServer(this::configureServer);
        javalin.jetty.modifyServletContextHandler(this::addFilter);
        javalin.jetty.modifyWebSocketServletFactory(HttpServerSetup::configureWebSockets);
        javalin.jetty.addConnector(this::connector);
    }

    /** Gzip for all responses but streams, whose lines must be sent as soon as they are written. */
    private static CompressionStrategy compression() {
        CompressionStrategy strategy = new CompressionStrategy(null, new Gzip());
        List<String> excluded = new ArrayList<>(strategy.getExcludedMimeTypes());
        excluded.add(Content.NDJSON);
        strategy.setExcludedMimeTypes(excluded);
        return strategy;
    }

    private static QueuedThreadPool threadPool() {
        QueuedThreadPool pool = new QueuedThreadPool(MAX_THREADS, MIN_THREADS, (int) IDLE_TIMEOUT.toMillis());
        pool.setName("drey-http");
        return pool;
    }

    private static void configureHttp(HttpConfiguration http) {
        http.setUriCompliance(UriCompliance.DEFAULT);
        http.setRequestHeaderSize(SizeLimits.HEADERS);
        // The cache takes 60 kB per open connection, which would be most of the memory of thousands of sockets.
        http.setHeaderCacheSize(0);
        http.setSendServerVersion(false);
        http.setSendXPoweredBy(false);
    }

    private static void configureWebSockets(JettyWebSocketServletFactory sockets) {
        sockets.setIdleTimeout(IDLE_TIMEOUT);
        sockets.setMaxTextMessageSize(SizeLimits.MESSAGE);
        sockets.setMaxBinaryMessageSize(SizeLimits.MESSAGE);
        sockets.setMaxFrameSize(SizeLimits.MESSAGE);
        sockets.setMaxOutgoingFrames(MAX_OUTGOING_FRAMES);
    }

    private void configureServer(org.eclipse.jetty.server.Server jetty) {
        jetty.setErrorHandler(new JettyErrorHandler());
        jetty.setStopTimeout(
                Duration.ofSeconds(config.get(Setting.DRAIN_SECONDS)).toMillis());
        jetty.addBean(new NetworkConnectionLimit(MAX_CONNECTIONS, jetty));
        // Bodies are received without a thread, so that slow senders do not delay other clients. The limit here counts
        // at least a
        // kilobyte per chunk; the exact size is checked when the body is read.
        jetty.insertHandler(new EagerContentHandler(
                new EagerContentHandler.RetainedContentLoaderFactory(BodyLimit.MAX_READ, 1024, true)));
        jetty.insertHandler(new BodyLimit());
        jetty.insertHandler(new GracefulHandler());
    }

    private void addFilter(ServletContextHandler context) {
        context.setErrorHandler(new JettyErrorHandler());
        FilterHolder entrance = new FilterHolder(new RequestFilter(config.get(Setting.TRUSTED_PROXY)));
        entrance.setAsyncSupported(true);
        context.addFilter(entrance, "/*", EnumSet.of(DispatcherType.REQUEST));
    }

    private Connector connector(org.eclipse.jetty.server.Server jetty, HttpConfiguration http) {
        ServerConnector connector = new ServerConnector(jetty, new HttpConnectionFactory(http));
        connector.setHost(host());
        connector.setPort(config.get(Setting.PORT));
        connector.setIdleTimeout(IDLE_TIMEOUT.toMillis());
        connector.setAcceptQueueSize(ACCEPT_QUEUE_SIZE);
        if (limitsAddresses()) {
            connector.addBean(new ConnectionLimiter(MAX_CONNECTIONS_PER_ADDRESS));
        }
        ((AbstractConnector) connector).setShutdownIdleTimeout(IDLE_TIMEOUT_WHEN_STOPPING.toMillis());
        return connector;
    }

    /** Behind a proxy all connections come from one address, so they are not counted there. */
    private boolean limitsAddresses() {
        return !config.get(Setting.TRUSTED_PROXY) && config.perAddress(ConcurrencyLimit.CONNECTIONS) != Limit.UNLIMITED;
    }

    private @Nullable String host() {
        return config.get(Setting.LAN) ? null : config.get(Setting.HOST);
    }
}
