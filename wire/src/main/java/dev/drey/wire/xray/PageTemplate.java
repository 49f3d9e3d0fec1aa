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
 * The page without its tree. The style and the script are concatenated from several files. The files of the script are modules; their
 * order puts every module after those it imports.
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
                        .map(PageTemplate::withoutImports)
                        .collect(Collectors.joining("\n")));
    }

    /** Writes the page. The title and the data are escaped, so that they cannot contain markup. */
    void writeTo(Writer out, String title, TreeMetadataJson metadata, List<Column> nodes) throws IOException {
        for (String part : html.split("(?=\\{\\{)|(?<=\\}\\})", -1)) {
            switch (part) {
                case "{{policy}}" -> out.write(policy());
                case "{{title}}" -> out.write(escaped(title));
                case "{{style}}" -> out.write(style);
                case "{{about}}" -> out.write(metadata.text());
                case "{{nodes}}" -> Column.writeAll(nodes, out);
                case "{{script}}" -> out.write(script);
                default -> out.write(part);
            }
        }
    }

    /** The content security policy: the page loads nothing and runs only its own style and script. */
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

    /** Removes imports and exports, because all modules are in one script. */
    private static String withoutImports(String module) {
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
