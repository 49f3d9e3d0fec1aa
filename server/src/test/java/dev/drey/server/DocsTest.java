package dev.drey.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.server.access.ProblemCode;
import dev.drey.server.openapi.ServerSchemas;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Tests that the documentation lists all settings, problems and reasons of rejection. A failure shows the table to insert. */
final class DocsTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Pattern CODE = Pattern.compile("`([a-z-]+)`");

    @Test
    void documentsEverySetting() throws IOException {
        String table = Setting.all().stream()
                .map(setting -> "| `" + setting.name() + "` | "
                        + (setting.defaultText().isEmpty() ? "" : "`" + setting.defaultText() + "`") + " | "
                        + setting.help()
                        + " |\n")
                .collect(Collectors.joining("", "| name | default | meaning |\n|---|---|---|\n", ""));
        assertThat(Files.readString(DOCS.resolve("serve.md"))).contains("<!-- settings -->\n\n" + table + "\n");
    }

    @Test
    void documentsEveryProblem() throws IOException {
        String table = Stream.of(ProblemCode.values())
                .map(code -> "| `" + code.text() + "` | " + code.status() + " | " + code.title() + ". " + code.help()
                        + " |\n")
                .collect(Collectors.joining("", "| code | status | meaning |\n|---|---|---|\n", ""));
        String problems = section("## Problems");
        assertThat(problems).endsWith(table);
    }

    @Test
    void everyReasonOfRejectionIsListed() throws IOException {
        String list = section("### Rejection reasons");
        Set<String> documented = CODE.matcher(list.substring(0, list.indexOf("Over HTTP")))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        assertThat(documented).isEqualTo(new TreeSet<>(ServerSchemas.reasons()));
    }

    /** From a heading to the next of its kind or above. */
    private static String section(String heading) throws IOException {
        String text = Files.readString(DOCS.resolve("api.md"));
        int start = text.indexOf("\n" + heading + "\n");
        assertThat(start).as(heading).isPositive();
        String rest = text.substring(start + heading.length() + 2);
        int end = rest.indexOf("\n## ");
        return end < 0 ? rest : rest.substring(0, end + 1);
    }
}
