package dev.drey.server;

import dev.drey.server.log.LogConfigurator;
import java.io.IOException;
import java.io.OutputStream;
import java.time.Clock;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** A server in its own process, for tests that kill it. Its clock can be ahead, to simulate a long downtime. */
public final class ChildServer {
    private ChildServer() {}

    /**
     * Runs until standard input ends.
     *
     * @param words the offset of its clock in milliseconds, then names and values of settings
     */
    public static void main(String[] words) throws ServerStartException, IOException {
        Map<String, String> settings = new HashMap<>();
        for (int i = 1; i < words.length; i += 2) {
            settings.put(words[i], words[i + 1]);
        }
        Config config = Config.of(settings);
        LogConfigurator.configure(config.get(Setting.LOG).equals("json"), config.get(Setting.LOG_LEVEL));
        Clock clock = Clock.offset(Clock.systemUTC(), Duration.ofMillis(Long.parseLong(words[0])));
        try (Server server = Server.start(config, clock, ServerBootstrap::build)) {
            System.out.println(server.port());
            // The parent process holds the other end, so this process ends with it.
            System.in.transferTo(OutputStream.nullOutputStream());
        }
        // Javalin leaves the thread behind that sends pings.
        System.exit(0);
    }
}
