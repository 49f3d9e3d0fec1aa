package dev.drey.server;

import io.javalin.config.RoutesConfig;

/** Some of the paths a server answers to. */
@FunctionalInterface
public interface Routes {
    void register(RoutesConfig routes);
}
