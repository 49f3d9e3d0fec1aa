package dev.drey.server;

import io.javalin.config.RoutesConfig;

/** A group of routes that can be registered with a server. */
@FunctionalInterface
public interface Routes {
    void register(RoutesConfig routes);
}
