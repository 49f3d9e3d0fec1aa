package dev.drey.e2e;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** The browser that is installed, started once for all tests. Playwright may be used by one thread only, and tests are. */
final class Chromium {
    private static final List<String> ARGUMENTS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private static final Browser RUNNING = start();

    private Chromium() {}

    static Browser running() {
        return RUNNING;
    }

    private static Browser start() {
        // The library may not download a browser of its own.
        Map<String, String> environment = Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
        Playwright library = Playwright.create(new Playwright.CreateOptions().setEnv(environment));
        PlaywrightAssertions.setDefaultAssertionTimeout(UserSession.TIMEOUT_MILLIS);
        return library.chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(installed())
                        .setTimeout(UserSession.TIMEOUT_MILLIS)
                        .setArgs(ARGUMENTS));
    }

    private static Path installed() {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, "chromium"))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow(() -> new AssertionError("chromium is not installed; ./check would install it"));
    }
}
