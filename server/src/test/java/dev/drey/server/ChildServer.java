package dev.drey.server;

import dev.drey.server.log.LogConfigurator;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A server in its own process, for tests that kill or freeze it. Its system clock can be ahead, to simulate a long downtime, and can be set
 * while it runs.
 */
public final class ChildServer {
    private ChildServer() {}

    /**
     * Runs until standard input ends. Each line of standard input sets the offset of the system clock, and is answered with an empty line.
     *
     * @param words the offset of its system clock in milliseconds, then names and values of settings
     */
    public static void main(String[] words) throws ServerStartException, IOException {
        Map<String, String> settings = new HashMap<>(Map.of("solve-map-of-the-day", "false"));
        for (int i = 1; i < words.length; i += 2) {
            settings.put(words[i], words[i + 1]);
        }
        Config config = Config.of(settings);
        LogConfigurator.configure(config.get(Setting.LOG).equals("json"), config.get(Setting.LOG_LEVEL));
        AtomicLong offset = new AtomicLong(Long.parseLong(words[0]));
        try (Server server = Server.start(
                config,
                () -> Instant.ofEpochMilli(System.currentTimeMillis() + offset.get()),
                ServerBootstrap::build)) {
            System.out.println(server.port());
            BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            // The parent process holds the other end, so this process ends with it.
            for (String line = input.readLine(); line != null; line = input.readLine()) {
                offset.set(Long.parseLong(line));
                System.out.println();
            }
        }
        // Javalin leaves the thread behind that sends pings.
        System.exit(0);
    }
}
