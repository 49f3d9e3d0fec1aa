package dev.drey.bench.load;

import dev.drey.server.Config;
import dev.drey.server.Server;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

/** A server in a process of its own, for tests of the siege. Takes settings as {@code --name value}. */
final class SiegeServer {
    private SiegeServer() {}

    public static void main(String[] args) throws Exception {
        Map<String, String> settings = new HashMap<>();
        for (int i = 0; i < args.length; i += 2) {
            settings.put(args[i].replaceFirst("^--", ""), args[i + 1]);
        }
        try (Server server = Server.start(Config.of(settings))) {
            System.out.println("Drey is at http://127.0.0.1:" + server.port() + "/");
            // Runs until the process is ended.
            new CountDownLatch(1).await();
        }
    }
}
