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

/** A page in the browser, loaded from a file. */
final class XrayPageObject implements AutoCloseable {
    private final Page page;
    private final Path file;
    private final List<String> requests = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();

    private XrayPageObject(Page page, Path file) {
        this.page = page;
        this.file = file;
        page.setDefaultTimeout(ChromiumExtension.TIMEOUT_MILLIS);
        page.onRequest(request -> requests.add(request.url()));
        page.onConsoleMessage(message -> errors.add(message.type() + ": " + message.text()));
        page.onPageError(errors::add);
    }

    static XrayPageObject of(Browser browser, XrayPage xray, Path folder) {
        return of(browser, xray, folder, new Browser.NewPageOptions().setViewportSize(1280, 800));
    }

    static XrayPageObject of(Browser browser, XrayPage xray, Path folder, Browser.NewPageOptions options) {
        XrayPageObject open = at(browser, write(xray, folder), options);
        open.load("");
        return open;
    }

    /** Returns a page that is not loaded yet. */
    static XrayPageObject at(Browser browser, Path file, Browser.NewPageOptions options) {
        return new XrayPageObject(browser.newPage(options), file);
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

    /** Loads the page with a fragment in its URL. */
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

    /** Selects a node by the number of its visit. */
    void goTo(int node) {
        page.fill("#go-to", "@" + (node + 1));
        page.press("#go-to", "Enter");
        assertThat(selected()).isEqualTo(node);
    }

    /** Returns the selected node, after the page has drawn its details. */
    int selected() {
        String node = Objects.requireNonNull(selectedRow().getAttribute("data-node"));
        page.waitForSelector("#details[data-node='" + node + "']");
        return Integer.parseInt(node);
    }

    Locator selectedRow() {
        return page.locator("[role=treeitem][aria-selected=true]");
    }

    /** Returns the visible text of a column in the selected row. */
    String cell(String kind) {
        Object text = selectedRow()
                .locator("." + kind)
                .evaluate("cell => [...cell.childNodes].filter(part => part.className !== 'visually-hidden')"
                        + ".map(part => part.textContent).join('')");
        return text.toString();
    }

    /** Asserts that the name in the selected row is fully visible. */
    void assertNameIsSeen() {
        Object room = selectedRow()
                .locator(".move")
                .evaluate(
                        "move => {"
                                + " const name = move.querySelector('b');"
                                + " const words = document.createRange();"
                                + " words.selectNodeContents(name);"
                                + " const [text, box, last, cell] = [words, name, move.querySelector('.star') ?? name, move]"
                                + "     .map(part => part.getBoundingClientRect());"
                                + " return text.width > 0 && text.width <= box.width + 0.5 && last.right <= cell.right + 0.5; }");
        assertThat(room).as("room for " + cell("move")).isEqualTo(true);
    }

    String fact(String name) {
        return page.textContent("[data-fact=" + name + "] dd");
    }

    String reason() {
        return page.textContent(".reason");
    }

    /** Returns the content of the drawn board. */
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
        assertThat(errors).isEmpty();
    }
}
