package dev.drey.server.pages;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** The frame of all static pages, with the same header as the browser client. */
final class PageTemplate {
    static final String API = "/api";
    static final String NO_MENU_ENTRY = "";

    private static final Map<String, String> MENU = new LinkedHashMap<>();

    static {
        MENU.put("/", "Play");
        MENU.put("/study", "Study");
        MENU.put("/learn", "Learn");
        MENU.put("/games", "My games");
        MENU.put(API, "API");
    }

    private PageTemplate() {}

    /**
     * Renders a page.
     *
     * @param title plain text
     * @param menuEntry the path of the current menu entry, or {@link #NO_MENU_ENTRY}
     * @param main HTML
     */
    static String render(String title, String menuEntry, String main) {
        return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <meta name="color-scheme" content="light dark">
                <title>%s</title>
                <link rel="icon" href="/favicon.svg" type="image/svg+xml">
                <script src="/theme.js"></script>
                <link rel="stylesheet" href="/pages.css">
                </head>
                <body>
                <a class="skip" href="#main">Skip to the content</a>
                <header>
                <a class="name" href="/"><img src="/favicon.svg" alt="" width="32" height="32">Drey</a>
                <nav aria-label="Pages">%s</nav>
                </header>
                <main id="main">
                %s</main>
                </body>
                </html>
                """.formatted(Html.escape(title), links(menuEntry), main);
    }

    private static String links(String menuEntry) {
        return MENU.entrySet().stream()
                .map(page -> "<a href=\"" + page.getKey() + "\""
                        + (page.getKey().equals(menuEntry) ? " aria-current=\"page\"" : "") + ">" + page.getValue()
                        + "</a>")
                .collect(Collectors.joining("\n"));
    }
}
