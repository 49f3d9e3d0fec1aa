package dev.drey.e2e;

import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

/** When a test fails, what everybody saw at that moment is kept as pictures. */
final class Evidence implements TestExecutionExceptionHandler {
    private static final Path FOLDER = Path.of(System.getProperty("drey.pictures"), "failed");

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable failure) throws Throwable {
        int number = 0;
        for (Visitor visitor : Visitor.present()) {
            String name =
                    context.getRequiredTestClass().getSimpleName() + "-" + context.getDisplayName() + "-" + number++;
            visitor.picture(FOLDER.resolve(name.replaceAll("[^A-Za-z0-9-]", "_") + ".png"));
        }
        throw failure;
    }
}
