package dev.drey.server;

import dev.drey.server.openapi.Operation;
import java.util.List;

/** What the server documents, for tests elsewhere. */
public final class Documentation {
    private Documentation() {}

    public static List<Operation> operations() {
        return Server.operations();
    }
}
