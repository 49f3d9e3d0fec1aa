package dev.drey.server.pages;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/** What is around every page that needs no script: the same header as around those that do. */
final class Frame {
    static final String API = "/api";
    static final String ELSEWHERE = "";

    private static final Map<String, String> PAGES = new LinkedHashMap<>();

    static {
        PAGES.put("/", "Play");
        PAGES.put("/study", "Study");
        PAGES.put("/learn", "Learn");
        PAGES.put("/games", "My games");
        PAGES.put(API, "API");
    }

    private Frame() {}

    /**
     * A whole page.
     *
     * @param title as text
     * @param here the address of the page in the header that this is; {@link #ELSEWHERE} if it is none of them
     * @param main as HTML
     */
    static String around(String title, String here, String main) {
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
                <a class="skip" href="#main">Skip to the page</a>
                <header>
                <a class="name" href="/"><img src="/favicon.svg" alt="" width="32" height="32">Drey</a>
                <nav aria-label="Pages">%s</nav>
                </header>
                <main id="main">
                %s</main>
                </body>
                </html>
                """.formatted(Markup.escape(title), links(here), main);
    }

    private static String links(String here) {
        return PAGES.entrySet().stream()
                .map(page -> "<a href=\"" + page.getKey() + "\""
                        + (page.getKey().equals(here) ? " aria-current=\"page\"" : "") + ">" + page.getValue() + "</a>")
                .collect(Collectors.joining("\n"));
    }
}
