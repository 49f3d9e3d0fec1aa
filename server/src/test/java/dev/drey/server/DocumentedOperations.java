package dev.drey.server;

import dev.drey.server.openapi.Operation;
import java.util.List;

/** Gives tests in other packages access to the documented operations. */
public final class DocumentedOperations {
    private DocumentedOperations() {}

    public static List<Operation> operations() {
        return Server.operations();
    }
}
