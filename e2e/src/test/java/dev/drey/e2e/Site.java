package dev.drey.e2e;

import com.microsoft.playwright.Browser;
import dev.drey.server.Config;
import dev.drey.server.Server;
import dev.drey.server.ServerStartException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A server in this process with its browser sessions. */
final class Site implements AutoCloseable {
    private final Server server;
    private final List<UserSession> sessions = new ArrayList<>();

    private Site(Server server) {
        this.server = server;
    }

    static Site start(Path folder) {
        return start(folder, Map.of());
    }

    /** Starts a server with additional settings. */
    static Site start(Path folder, Map<String, String> settings) {
        Map<String, String> all = new HashMap<>(settings);
        all.putIfAbsent("solve-map-of-the-day", "false");
        all.putAll(Map.of("port", "0", "data", folder.toString(), "log-level", "error", "limit-requests", "0"));
        try {
            return new Site(Server.start(Config.of(all)));
        } catch (ServerStartException e) {
            throw new IllegalStateException(e);
        }
    }

    String address() {
        return "http://127.0.0.1:" + server.port();
    }

    /** Opens a session on a desktop. */
    UserSession session() {
        return session(UserSession.desktop());
    }

    UserSession session(Browser.NewContextOptions device) {
        UserSession session = new UserSession(device.setBaseURL(address()));
        sessions.add(session);
        return session;
    }

    /** Closes all sessions, which fails if a browser reported an error, and stops the server. */
    @Override
    public void close() {
        try {
            sessions.forEach(UserSession::close);
        } finally {
            server.close();
        }
    }
}
