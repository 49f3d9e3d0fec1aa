package dev.drey.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.server.DocumentedOperations;
import dev.drey.server.access.Problem;
import dev.drey.server.access.ProblemCode;
import dev.drey.server.openapi.ApiDocument;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.node.ObjectNode;

final class PagesTest {
    private static final String ADDRESS = "http://127.0.0.1:8080";
    private static final Pattern ID = Pattern.compile(" id=\"([^\"]+)\"");
    private static final Pattern LINK = Pattern.compile(" href=\"#([^\"]+)\"");

    private static final ObjectNode DOCUMENT = ApiDocument.of(DocumentedOperations.operations());
    private static final String API = new ApiPage(DOCUMENT, ADDRESS).html();

    private static List<String> pages() {
        return List.of(
                API,
                ProblemPage.html(ProblemCode.HINTS_OFF),
                ProblemPage.html(Problem.of(ProblemCode.NOT_FOUND, "", "1")));
    }

    private static List<String> all(Pattern pattern, String html) {
        return pattern.matcher(html).results().map(found -> found.group(1)).toList();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void pagesNeedNoInlineScriptAndNoOtherSite(String html) {
        assertThat(html)
                .startsWith("<!doctype html>")
                .contains("<html lang=\"en\">", "name=\"viewport\"", "<title>", "<main id=\"main\">", "<h1>")
                .doesNotContain("<script>", "<style", " style=", " onclick=", "javascript:");
        assertThat(all(Pattern.compile(" src=\"([^\"]+)\""), html)).containsOnly("/theme.js", "/favicon.svg");
        assertThat(all(Pattern.compile(" href=\"([^\"]+)\""), html))
                .allMatch(link -> link.startsWith("/") || link.startsWith("#"));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void elementsAreClosed(String html) {
        for (String name :
                List.of("article", "section", "dl", "dt", "dd", "ul", "li", "p", "pre", "code", "details", "a")) {
            assertThat(all(Pattern.compile("<(" + name + ")[ >]"), html))
                    .as(name)
                    .hasSameSizeAs(all(Pattern.compile("</(" + name + ")>"), html));
        }
    }

    @Test
    void linksWithinPageResolve() {
        List<String> ids = all(ID, API);
        assertThat(ids).doesNotHaveDuplicates();
        assertThat(all(LINK, API)).hasSizeGreaterThan(100).allMatch(ids::contains);
    }

    @Test
    void pageHasAllOperationsSchemasAndProblems() {
        List<String> ids = all(ID, API);
        DOCUMENT.findValues("operationId").forEach(id -> assertThat(ids).contains(id.asString()));
        DOCUMENT.at("/components/schemas")
                .propertyNames()
                .forEach(name -> assertThat(ids).contains("schema-" + name));
        for (ProblemCode code : ProblemCode.values()) {
            assertThat(ids).contains("problem-" + code.text());
        }
    }

    @Test
    void showsCurlCommands() {
        assertThat(API)
                .contains(Html.codeBlock("""
                curl -s -X POST 'http://127.0.0.1:8080/api/games/avretfwwaytr/actions' \\
                  -H "Authorization: Bearer $TOKEN" \\
                  -H 'Content-Type: application/json' \\
                  -d '{"type":"play","ply":2,"move":"A2"}'"""))
                .contains(Html.escape("curl -sN 'http://127.0.0.1:8080/api/analysis?position=adjacent-claim%3A3x3"));
    }

    @Test
    void firstStepsNameEveryGame() {
        assertThat(API).contains(FirstSteps.html(ADDRESS));
        assertThat(Games.all())
                .allSatisfy(kind -> assertThat(FirstSteps.html(ADDRESS))
                        .contains(Html.escape(kind.title()), Html.escape(kind.summary())));
    }

    @Test
    void headerLinksPagesAndMarksCurrentOne() {
        assertThat(API)
                .contains("<a href=\"/\">Play</a>", "<a href=\"/study\">", "<a href=\"/learn\">", "<a href=\"/games\">")
                .contains("<a href=\"/api\" aria-current=\"page\">API</a>");
        assertThat(ProblemPage.html(ProblemCode.HINTS_OFF)).doesNotContain("aria-current");
    }

    @Test
    void problemPageShowsDetailAndCode() {
        assertThat(ProblemPage.html(Problem.of(ProblemCode.NOT_FOUND, "there is no <game>", "17")))
                .contains("<p>There is no &lt;game&gt;.</p>", "/problems/not-found", "404", "17");
    }

    @Test
    void escapesText() {
        assertThat(FirstSteps.html("http://x\"><script>'&"))
                .doesNotContain("<script>")
                .contains("&quot;&gt;&lt;script&gt;&#39;&amp;");
        assertThat(Html.inline("`<b>` & more")).isEqualTo("<code>&lt;b&gt;</code> &amp; more");
        assertThat(Html.paragraphs("One\ntwo.\n\nThree.\n")).isEqualTo("<p>One\ntwo.</p>\n<p>Three.</p>\n");
    }
}
