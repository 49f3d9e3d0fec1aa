package dev.drey.server;

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
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.ee10.servlet.FilterHolder;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.GracefulHandler;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.util.thread.QueuedThreadPool;
import org.eclipse.jetty.util.thread.Scheduler;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/** Configures Jetty: its connector, threads, sizes and timeouts, all of them bounded. */
final class HttpServerSetup {
    /** Writes the JSON of responses. */
    static final JsonMapper JSON_MAPPER = JsonMapper.builder().build();

    private static final int MIN_THREADS = 8;
    private static final int MAX_THREADS = 64;

    /** Connections the system queues for us. After a restart all clients reconnect at the same moment. */
    private static final int ACCEPT_QUEUE_SIZE = 1_000;

    /** The buffer of a response. Larger responses reserve memory, see {@link BufferedResponse}. */
    private static final int OUTPUT_BUFFER_SIZE = 8 * 1024;

    private static final int MAX_OUTGOING_FRAMES = 1_000;
    private static final String STRICT_TRANSPORT =
            "max-age=" + Duration.ofDays(365).toSeconds();

    private static final Duration IDLE_TIMEOUT = Duration.ofSeconds(60);
    private static final Duration IDLE_TIMEOUT_WHEN_STOPPING = Duration.ofMillis(200);
    private static final Duration SWEEP_PERIOD = Duration.ofSeconds(1);

    private final Config config;
    private final AccessControl access;
    private final Rejections rejections;
    private final DeadlineClock deadlines = new DeadlineClock(System::nanoTime);
    private final ConnectionLimiter connections;
    private final Admission admission;

    HttpServerSetup(Config config, ResourceLimits limits, AccessControl access, Rejections rejections) {
        this.config = config;
        this.access = access;
        this.rejections = rejections;
        this.connections = new ConnectionLimiter(
                limits.connections(), limits.connectionsPerAddress(), limits.headerTime(), deadlines);
        this.admission =
                new Admission(access, limits, connections, rejections, deadlines, config.get(Setting.TRUSTED_PROXY));
    }

    /** Adds the metrics of the connections and their memory. */
    void register(ServerMetrics metrics) {
        metrics.register(connections);
        metrics.register(admission);
    }

    void configure(JavalinConfig javalin) {
        javalin.jsonMapper(new JavalinJackson3(JSON_MAPPER, false));
        javalin.http.maxRequestSize = SizeLimits.BODY;
        javalin.http.compressionStrategy = compression();
        javalin.jetty.threadPool = threadPool();
        javalin.jetty.modifyHttpConfiguration(this::configureHttp);
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

    private void configureHttp(HttpConfiguration http) {
        http.setUriCompliance(UriCompliance.DEFAULT);
        http.setRequestHeaderSize(SizeLimits.HEADERS);
        // The cache takes 60 kB per open connection, which would be most of the memory of thousands of sockets.
        http.setHeaderCacheSize(0);
        http.setOutputBufferSize(OUTPUT_BUFFER_SIZE);
        http.setSendServerVersion(false);
        http.setSendXPoweredBy(false);
        http.addCustomizer((request, headers) -> withoutExtensions(request));
        if (config.get(Setting.PUBLIC_URL)
                .filter(url -> "https".equals(url.getScheme()))
                .isPresent()) {
            // Browsers then use https only, even if somebody redirects them to http.
            http.addCustomizer((request, headers) -> {
                headers.put("Strict-Transport-Security", STRICT_TRANSPORT);
                return request;
            });
        }
    }

    /**
     * Hides the extensions that a WebSocket client offers. With compression, each socket would keep about 300 KB outside of the heap,
     * which no limit counts.
     */
    private static Request withoutExtensions(Request request) {
        if (!request.getHeaders().contains(HttpHeader.SEC_WEBSOCKET_EXTENSIONS)) {
            return request;
        }
        HttpFields fields = HttpFields.build(request.getHeaders(), EnumSet.of(HttpHeader.SEC_WEBSOCKET_EXTENSIONS));
        return new Request.Wrapper(request) {
            @Override
            public HttpFields getHeaders() {
                return fields;
            }
        };
    }

    private static void configureWebSockets(JettyWebSocketServletFactory sockets) {
        sockets.setIdleTimeout(IDLE_TIMEOUT);
        sockets.setMaxTextMessageSize(SizeLimits.MESSAGE);
        sockets.setMaxBinaryMessageSize(SizeLimits.MESSAGE);
        sockets.setMaxFrameSize(SizeLimits.MESSAGE);
        sockets.setMaxOutgoingFrames(MAX_OUTGOING_FRAMES);
    }

    private void configureServer(org.eclipse.jetty.server.Server jetty) {
        jetty.setErrorHandler(new JettyErrorHandler(access, rejections));
        jetty.setStopTimeout(
                Duration.ofSeconds(config.get(Setting.DRAIN_SECONDS)).toMillis());
        jetty.insertHandler(admission);
        jetty.insertHandler(new GracefulHandler());
    }

    private void addFilter(ServletContextHandler context) {
        context.setErrorHandler(new JettyErrorHandler(access, rejections));
        FilterHolder entrance = new FilterHolder(new RequestFilter());
        entrance.setAsyncSupported(true);
        context.addFilter(entrance, "/*", EnumSet.of(DispatcherType.REQUEST));
    }

    private Connector connector(org.eclipse.jetty.server.Server jetty, HttpConfiguration http) {
        ServerConnector connector = new ServerConnector(jetty, new LimitedConnectionFactory(http));
        connector.setHost(host());
        connector.setPort(config.get(Setting.PORT));
        connector.setIdleTimeout(IDLE_TIMEOUT.toMillis());
        connector.setAcceptQueueSize(ACCEPT_QUEUE_SIZE);
        connector.addBean(connections);
        ((AbstractConnector) connector).setShutdownIdleTimeout(IDLE_TIMEOUT_WHEN_STOPPING.toMillis());
        connector.addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStarted(LifeCycle started) {
                sweep(connector.getScheduler());
            }
        });
        return connector;
    }

    /** Ends what is overdue, now and every second while the server runs. */
    private void sweep(Scheduler scheduler) {
        try {
            deadlines.tick();
            connections.closeOverdue();
            admission.endOverdue();
        } finally {
            if (scheduler.isRunning()) {
                scheduler.schedule(() -> sweep(scheduler), SWEEP_PERIOD.toMillis(), TimeUnit.MILLISECONDS);
            }
        }
    }

    private @Nullable String host() {
        return config.get(Setting.LAN) ? null : config.get(Setting.HOST);
    }
}
