package dev.drey.server.pages;

import dev.drey.server.access.Problem;
import dev.drey.server.access.ProblemCode;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The description of a problem as text, JSON and HTML. */
public final class ProblemPage {
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
        return PageTemplate.render(code.title(), PageTemplate.NO_MENU_ENTRY, """
                <h1>%s</h1>
                <p>Code <code>%s</code>, status %d</p>
                <p>%s</p>
                <p><a href="/api#problems">All problems</a></p>
                """.formatted(
                        Html.escape(code.title()), code.text(), code.status(), Html.inline(code.help())));
    }

    /** The page for one occurrence of a problem. */
    public static String html(Problem problem) {
        String detail = problem.detail().isEmpty() ? problem.code().help() : problem.detail();
        return PageTemplate.render(problem.code().title(), PageTemplate.NO_MENU_ENTRY, """
                <h1>%s</h1>
                <p>%s</p>
                <p><a class="button" href="/">Back to the games</a></p>
                <p class="soft">Code <a href="%s"><code>%s</code></a>, status %d, request <code>%s</code></p>
                """.formatted(
                        Html.escape(problem.code().title()),
                        Html.escape(sentence(detail)),
                        problem.code().type(),
                        problem.code().text(),
                        problem.status(),
                        Html.escape(problem.requestId())));
    }

    private static String sentence(String detail) {
        String capitalized = detail.substring(0, 1).toUpperCase(Locale.ROOT) + detail.substring(1);
        return capitalized.endsWith(".") ? capitalized : capitalized + ".";
    }

    /** A list of all problems, for the API page. */
    static String list() {
        return Stream.of(ProblemCode.values())
                .map(code ->
                        """
                        <dt id="problem-%1$s"><code>%1$s</code> <span class="type">%2$d</span></dt>
                        <dd>%3$s. %4$s</dd>
                        """.formatted(code.text(), code.status(), Html.escape(code.title()), Html.inline(code.help())))
                .collect(Collectors.joining("", "<dl>\n", "</dl>\n"));
    }
}
