package dev.drey.server;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** The server in a process of its own, for tests that kill it. Its clock can be ahead, as if it had been down for long. */
public final class ChildServer {
    private ChildServer() {}

    /**
     * Runs until its standard input ends.
     *
     * @param words how many milliseconds its clock is ahead, then names and values of settings
     */
    public static void main(String[] words) throws ServerStartException, IOException {
        Map<String, String> settings = new HashMap<>();
        for (int i = 1; i < words.length; i += 2) {
            settings.put(words[i], words[i + 1]);
        }
        Clock clock = Clock.offset(Clock.systemUTC(), Duration.ofMillis(Long.parseLong(words[0])));
        try (Server server = Server.start(Config.of(settings), clock, ServerBootstrap::build)) {
            System.out.println(server.port());
            // Whoever started it holds the other end: should that process be gone, so is this one.
            System.in.transferTo(OutputStream.nullOutputStream());
        }
        // Javalin leaves a thread behind that sent pings.
        System.exit(0);
    }
}
