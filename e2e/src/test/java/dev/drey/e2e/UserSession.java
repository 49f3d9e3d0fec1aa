package dev.drey.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A user with their own browser context and page; collects the errors that the browser reports. */
final class UserSession implements AutoCloseable {
    /** Timeout of all waits. It is generous because only failing tests reach it. */
    static final int TIMEOUT_MILLIS = 120_000;

    private static final List<UserSession> OPEN_SESSIONS = new ArrayList<>();

    private final BrowserContext context;
    private final Page page;
    private final List<String> browserErrors = new ArrayList<>();

    UserSession(Browser.NewContextOptions device) {
        this.context = Chromium.running().newContext(device);
        context.setDefaultTimeout(TIMEOUT_MILLIS);
        this.page = context.newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") || message.type().equals("warning")) {
                browserErrors.add(message.text() + " (" + message.location() + ")");
            }
        });
        page.onPageError(browserErrors::add);
        OPEN_SESSIONS.add(this);
    }

    /** All sessions that are not closed. */
    static List<UserSession> openSessions() {
        return List.copyOf(OPEN_SESSIONS);
    }

    static Browser.NewContextOptions desktop() {
        return device(1280, 900);
    }

    static Browser.NewContextOptions phone() {
        return device(360, 740).setHasTouch(true).setIsMobile(true);
    }

    static Browser.NewContextOptions device(int width, int height) {
        return new Browser.NewContextOptions()
                .setViewportSize(width, height)
                .setColorScheme(ColorScheme.LIGHT)
                .setReducedMotion(ReducedMotion.REDUCE);
    }

    Page page() {
        return page;
    }

    /** Navigates to a path of the site. */
    Page open(String path) {
        page.navigate(path);
        return page;
    }

    /** Waits until the heading is shown and nothing is marked as loading. */
    void awaitLoaded() {
        page.locator("main h1").first().waitFor();
        page.waitForFunction("() => !document.querySelector('[aria-busy=true]')");
    }

    /** Drops the reported errors, for tests that cause them on purpose. */
    void ignoreErrors() {
        browserErrors.clear();
    }

    void screenshot(Path file) {
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }

    @Override
    public void close() {
        OPEN_SESSIONS.remove(this);
        context.close();
        assertThat(browserErrors).as("errors reported by the browser").isEmpty();
    }
}
