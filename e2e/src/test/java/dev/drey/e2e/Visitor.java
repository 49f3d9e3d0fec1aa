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

/** Somebody with a browser of their own: cookies, settings, a page. Whatever the page complains about is noted. */
final class Visitor implements AutoCloseable {
    /** The longest wait, in milliseconds. It is generous because only a failing test waits that long. */
    static final int PATIENCE = 120_000;

    private static final List<Visitor> PRESENT = new ArrayList<>();

    private final BrowserContext context;
    private final Page page;
    private final List<String> complaints = new ArrayList<>();

    Visitor(Browser.NewContextOptions device) {
        this.context = Chromium.running().newContext(device);
        context.setDefaultTimeout(PATIENCE);
        this.page = context.newPage();
        page.onConsoleMessage(message -> {
            if (message.type().equals("error") || message.type().equals("warning")) {
                complaints.add(message.text() + " (" + message.location() + ")");
            }
        });
        page.onPageError(complaints::add);
        PRESENT.add(this);
    }

    /** All who have not gone. */
    static List<Visitor> present() {
        return List.copyOf(PRESENT);
    }

    static Browser.NewContextOptions desk() {
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

    /** Goes to an address of the site. */
    Page open(String path) {
        page.navigate(path);
        return page;
    }

    /** What went wrong on purpose, such as a server that was killed. */
    void forgive() {
        complaints.clear();
    }

    void picture(Path file) {
        page.screenshot(new Page.ScreenshotOptions().setPath(file));
    }

    @Override
    public void close() {
        PRESENT.remove(this);
        context.close();
        assertThat(complaints).as("what the browser complained about").isEmpty();
    }
}
