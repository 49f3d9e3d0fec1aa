package dev.drey.server.pages;

/** What is around every page. */
final class Frame {
    private Frame() {}

    /**
     * A whole page.
     *
     * @param title as text
     * @param main as HTML
     */
    static String around(String title, String main) {
        return """
                <!doctype html>
                <html lang="en">
                <head>
                <meta charset="utf-8">
                <meta name="viewport" content="width=device-width, initial-scale=1">
                <title>%s</title>
                <link rel="icon" href="data:,">
                <link rel="stylesheet" href="/pages.css">
                </head>
                <body>
                <header>
                <nav aria-label="Pages"><a href="/">Drey</a> <a href="/api">API</a> <a href="/openapi.json">openapi.json</a></nav>
                </header>
                <main>
                %s</main>
                </body>
                </html>
                """.formatted(Markup.escape(title), main);
    }
}
