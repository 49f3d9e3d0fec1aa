package dev.drey.wire.xray;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import dev.drey.rules.Side;
import dev.drey.rules.Square;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A page that was written to a file and is open in the browser. */
final class OpenPage implements AutoCloseable {
    private final Page page;
    private final Path file;
    private final List<String> requests = new ArrayList<>();
    private final List<String> complaints = new ArrayList<>();

    private OpenPage(Page page, Path file) {
        this.page = page;
        this.file = file;
        page.onRequest(request -> requests.add(request.url()));
        page.onConsoleMessage(message -> complaints.add(message.type() + ": " + message.text()));
        page.onPageError(complaints::add);
    }

    static OpenPage of(Browser browser, XrayPage xray, Path folder) {
        return of(browser, xray, folder, new Browser.NewPageOptions().setViewportSize(1280, 800));
    }

    static OpenPage of(Browser browser, XrayPage xray, Path folder, Browser.NewPageOptions options) {
        OpenPage open = new OpenPage(browser.newPage(options), write(xray, folder));
        open.load("");
        return open;
    }

    static Path write(XrayPage xray, Path folder) {
        try {
            Path file = Files.createTempFile(folder, "xray", ".html");
            try (Writer out = Files.newBufferedWriter(file)) {
                xray.write(out);
            }
            return file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Loads it anew, with that behind its address. */
    void load(String hash) {
        page.navigate("about:blank");
        requests.clear();
        page.navigate(file.toUri() + hash);
        page.waitForSelector("html[data-ready]");
    }

    Page page() {
        return page;
    }

    Path file() {
        return file;
    }

    /** Selects a node as a reader would who knows its number. */
    void goTo(int node) {
        page.fill("#go-to", "@" + node);
        page.press("#go-to", "Enter");
        assertThat(selected()).isEqualTo(node);
    }

    /** The node that is selected, once the page shows all about it. */
    int selected() {
        String node = Objects.requireNonNull(selectedRow().getAttribute("data-node"));
        page.waitForSelector("#details[data-node='" + node + "']");
        return Integer.parseInt(node);
    }

    Locator selectedRow() {
        return page.locator("[role=treeitem][aria-selected=true]");
    }

    String fact(String name) {
        return page.textContent("[data-fact=" + name + "] dd");
    }

    String reason() {
        return page.textContent(".reason");
    }

    /** What the drawn board shows. */
    List<Square> squares() {
        Object shown = page.locator(".square")
                .evaluateAll("squares => squares.map(({ dataset }) => `${dataset.owner} ${dataset.number}`)");
        return ((List<?>) shown)
                .stream().map(square -> square(square.toString())).toList();
    }

    private static Square square(String ownerAndNumber) {
        String[] parts = ownerAndNumber.split(" ", -1);
        return new Square(side(parts[0]), Integer.parseInt(parts[1]));
    }

    private static Optional<Side> side(String letter) {
        return List.of(Side.values()).stream()
                .filter(side -> letter.equals(String.valueOf(side.letter())))
                .findFirst();
    }

    List<String> requests() {
        return requests;
    }

    @Override
    public void close() {
        page.close();
        assertThat(complaints).isEmpty();
    }
}
