package dev.drey.wire.xray;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * The page without its tree. Its style and its script are several files each; the script's are modules that import each other,
 * and are joined in an order in which everything is there before it is used.
 */
final class PageTemplate {
    private static final List<String> STYLES = List.of("base.css", "outline.css", "details.css", "help.css");
    static final List<String> MODULES = List.of(
            "dom.js",
            "unpack.js",
            "tree.js",
            "reasons.js",
            "words.js",
            "rows.js",
            "row.js",
            "outline.js",
            "overview.js",
            "board.js",
            "address.js",
            "details.js",
            "player.js",
            "header.js",
            "page.js");

    private final String html;
    private final String style;
    private final String script;

    private PageTemplate(String html, String style, String script) {
        this.html = html;
        this.style = style;
        this.script = script;
    }

    static PageTemplate load() {
        return new PageTemplate(
                resource("page.html"),
                STYLES.stream().map(PageTemplate::resource).collect(Collectors.joining("\n")),
                MODULES.stream()
                        .map(PageTemplate::resource)
                        .map(PageTemplate::joined)
                        .collect(Collectors.joining("\n")));
    }

    /** Writes the page; whatever it is told is text in it and nothing else. */
    void writeTo(Writer out, String title, TreeMetadataJson about, Packed nodes) throws IOException {
        for (String part : html.split("(?=\\{\\{)|(?<=\\}\\})", -1)) {
            switch (part) {
                case "{{policy}}" -> out.write(policy());
                case "{{title}}" -> out.write(escaped(title));
                case "{{style}}" -> out.write(style);
                case "{{about}}" -> out.write(about.text());
                case "{{nodes}}" -> nodes.writeTo(out);
                case "{{script}}" -> out.write(script);
                default -> out.write(part);
            }
        }
    }

    /** Nothing may be loaded, and of what stands in the page only this very style and script may work. */
    private String policy() {
        return "default-src 'none'; base-uri 'none'; form-action 'none'; style-src '" + hash(style) + "'; script-src '"
                + hash(script) + "'";
    }

    private static String hash(String text) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }

    /** A module that stands in one script with those it imports from. */
    private static String joined(String module) {
        return module.replaceAll("(?m)^import [^;]+;\n", "").replaceAll("(?m)^export ", "");
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }

    static String resource(String name) {
        try (InputStream file = Objects.requireNonNull(PageTemplate.class.getResourceAsStream(name), name)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
