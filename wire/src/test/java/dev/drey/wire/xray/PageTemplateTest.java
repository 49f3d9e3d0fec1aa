package dev.drey.wire.xray;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The imports of the script modules. In the page, where all modules are joined into one script, a wrong import would go
 * unnoticed.
 */
final class PageTemplateTest {
    private static final Pattern EXPORT =
            Pattern.compile("^export (?:async )?(?:function|class|const) (\\w+)", Pattern.MULTILINE);
    private static final Pattern IMPORT =
            Pattern.compile("^import \\{([^}]+)\\} from \"\\./(\\w+\\.js)\";$", Pattern.MULTILINE);

    @Test
    void modulesImportExactlyWhatTheyUse() {
        List<String> before = new ArrayList<>();
        for (String module : PageTemplate.MODULES) {
            String text = PageTemplate.resource(module);
            Set<String> imported = new HashSet<>();
            IMPORT.matcher(text).results().forEach(match -> {
                assertThat(before).as(module).contains(match.group(2));
                for (String name : match.group(1).strip().split("[,\\s]+", -1)) {
                    if (!name.isEmpty()) {
                        assertThat(exports(match.group(2))).as(module).contains(name);
                        imported.add(name);
                    }
                }
            });
            Set<String> used = before.stream()
                    .flatMap(other -> exports(other).stream())
                    .filter(name -> Pattern.compile("(?<![.\\w])" + name + "\\(")
                            .matcher(calls(text))
                            .find())
                    .collect(Collectors.toSet());
            assertThat(imported).as(module).isEqualTo(used);
            before.add(module);
        }
    }

    private static Set<String> exports(String module) {
        return EXPORT.matcher(PageTemplate.resource(module))
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toSet());
    }

    /** The text without imports. A spread is not a dot before a method. */
    private static String calls(String text) {
        return IMPORT.matcher(text).replaceAll("").replace("...", " ");
    }
}
