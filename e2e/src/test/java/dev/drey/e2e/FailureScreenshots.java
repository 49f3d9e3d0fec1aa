package dev.drey.e2e;

import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.TestExecutionExceptionHandler;

/** Saves a screenshot of every open session when a test fails. */
final class FailureScreenshots implements TestExecutionExceptionHandler {
    private static final Path FOLDER = Path.of(System.getProperty("drey.screenshots"), "failed");

    @Override
    public void handleTestExecutionException(ExtensionContext context, Throwable failure) throws Throwable {
        int number = 0;
        for (UserSession session : UserSession.openSessions()) {
            String name =
                    context.getRequiredTestClass().getSimpleName() + "-" + context.getDisplayName() + "-" + number++;
            session.screenshot(FOLDER.resolve(name.replaceAll("[^A-Za-z0-9-]", "_") + ".png"));
        }
        throw failure;
    }
}
