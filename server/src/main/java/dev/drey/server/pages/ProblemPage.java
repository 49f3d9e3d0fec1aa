package dev.drey.server.pages;

import dev.drey.server.guard.ProblemCode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a problem means, in three forms. */
final class ProblemPage {
    private ProblemPage() {}

    static String text(ProblemCode code) {
        return code.text() + " (" + code.status() + "): " + code.title() + ".\n" + code.help() + "\n";
    }

    static Map<String, Object> json(ProblemCode code) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("code", code.text());
        json.put("status", code.status());
        json.put("title", code.title());
        json.put("help", code.help());
        return json;
    }

    static String html(ProblemCode code) {
        return Frame.around(code.title(), """
                <h1>%s</h1>
                <p>Code <code>%s</code>, status %d</p>
                <p>%s</p>
                <p><a href="/api#problems">All problems</a></p>
                """.formatted(
                        Markup.escape(code.title()), code.text(), code.status(), Markup.line(code.help())));
    }

    /** All of them, for a larger page. */
    static String list() {
        return Stream.of(ProblemCode.values())
                .map(code -> """
                        <dt id="problem-%1$s"><code>%1$s</code> <span class="type">%2$d</span></dt>
                        <dd>%3$s. %4$s</dd>
                        """.formatted(
                                code.text(), code.status(), Markup.escape(code.title()), Markup.line(code.help())))
                .collect(Collectors.joining("", "<dl>\n", "</dl>\n"));
    }
}
