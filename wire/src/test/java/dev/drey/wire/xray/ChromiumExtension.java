package dev.drey.wire.xray;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/** Provides tests with the installed browser, which is started once for all of them. */
public final class ChromiumExtension implements ParameterResolver {
    private static final List<String> ARGUMENTS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    /** The time limit for the browser or a page. */
    static final int TIMEOUT_MILLIS = 120_000;

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == Browser.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return context.getRoot()
                .getStore(ExtensionContext.Namespace.create(ChromiumExtension.class))
                .computeIfAbsent(Running.class, key -> new Running(), Running.class)
                .browser;
    }

    /** JUnit closes it after all tests. */
    private static final class Running implements AutoCloseable {
        final Playwright library;
        final Browser browser;

        Running() {
            // Playwright must not download its own browser.
            Map<String, String> environment = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
            this.library = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
            this.browser = library.chromium()
                    .launch(new BrowserType.LaunchOptions()
                            .setExecutablePath(installed())
                            .setTimeout(TIMEOUT_MILLIS)
                            .setArgs(ARGUMENTS));
        }

        @Override
        public void close() {
            browser.close();
            library.close();
        }
    }

    private static Path installed() {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, "chromium"))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new AssertionError("chromium is not installed; ./check would install it"));
    }
}
