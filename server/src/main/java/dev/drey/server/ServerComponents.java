package dev.drey.server;

import dev.drey.server.access.Identities;
import java.util.List;
import java.util.Optional;

/**
 * The components of a server other than its HTTP plumbing.
 *
 * @param services in the order in which they are drained, and later closed
 */
public record ServerComponents(
        Identities identities, List<Routes> routes, List<Service> services, List<ReadinessCheck> readinessChecks) {
    public ServerComponents {
        routes = List.copyOf(routes);
        services = List.copyOf(services);
        readinessChecks = List.copyOf(readinessChecks);
    }

    /** Builds the components of a server. */
    @FunctionalInterface
    public interface Factory {
        ServerComponents build(ServerContext context) throws ServerStartException;
    }

    /** A service behind the routes that lives as long as the server. */
    public interface Service extends AutoCloseable {
        /** Called first, while requests are still answered: accepts nothing new and ends streams and sockets. */
        default void drain() {}

        /** Called last, when no more requests arrive. */
        @Override
        void close();
    }

    /** Checks whether something the server needs is available. */
    @FunctionalInterface
    public interface ReadinessCheck {
        /** The problem, as a sentence for the operator; empty if there is none. */
        Optional<String> problem();
    }
}
