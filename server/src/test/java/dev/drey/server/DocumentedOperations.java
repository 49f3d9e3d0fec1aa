package dev.drey.server;

import dev.drey.server.openapi.Operation;
import java.util.List;

/** What the server documents, for tests elsewhere. */
public final class DocumentedOperations {
    private DocumentedOperations() {}

    public static List<Operation> operations() {
        return Server.operations();
    }
}
