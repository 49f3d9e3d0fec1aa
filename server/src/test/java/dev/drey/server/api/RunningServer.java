package dev.drey.server.api;

import dev.drey.server.Config;
import dev.drey.server.Server;
import dev.drey.server.ServerStartException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** A real server on a free port, with its data in a folder of the test. */
final class RunningServer implements AutoCloseable {
    private final Server server;

    private RunningServer(Server server) {
        this.server = server;
    }

    static RunningServer start(Path folder, String... settings) {
        Map<String, String> flags = new HashMap<>();
        flags.put("port", "0");
        flags.put("data", folder.toString());
        flags.put("log-level", "error");
        flags.put("solve-map-of-the-day", "false");
        for (int i = 0; i < settings.length; i += 2) {
            flags.put(settings[i], settings[i + 1]);
        }
        try {
            return new RunningServer(Server.start(Config.of(flags)));
        } catch (ServerStartException e) {
            throw new IllegalStateException(e);
        }
    }

    int port() {
        return server.port();
    }

    String address() {
        return "http://127.0.0.1:" + port();
    }

    /** A client without a cookie. */
    BrowserClient newClient() {
        return new BrowserClient(address());
    }

    @Override
    public void close() {
        server.close();
    }
}
