package dev.drey.server;

import dev.drey.server.access.Identities;
import java.util.List;

/**
 * Everything behind a server's door.
 *
 * @param parts in the order in which they are told to drain, and later to close
 */
public record Works(Identities identities, List<Routes> routes, List<Part> parts, List<Readiness> readiness) {
    public Works {
        routes = List.copyOf(routes);
        parts = List.copyOf(parts);
        readiness = List.copyOf(readiness);
    }
}
