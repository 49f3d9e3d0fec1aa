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

/** A server in this process, and the people who visit it. */
final class Site implements AutoCloseable {
    private final Server server;
    private final List<Visitor> visitors = new ArrayList<>();

    private Site(Server server) {
        this.server = server;
    }

    static Site open(Path folder) {
        return open(folder, Map.of());
    }

    /** A server with further settings. */
    static Site open(Path folder, Map<String, String> settings) {
        Map<String, String> all = new HashMap<>(settings);
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

    /** Somebody at a desk. */
    Visitor visitor() {
        return visitor(Visitor.desk());
    }

    Visitor visitor(Browser.NewContextOptions device) {
        Visitor visitor = new Visitor(device.setBaseURL(address()));
        visitors.add(visitor);
        return visitor;
    }

    /** Everybody goes, and nobody may have seen an error. */
    @Override
    public void close() {
        try {
            visitors.forEach(Visitor::close);
        } finally {
            server.close();
        }
    }
}
