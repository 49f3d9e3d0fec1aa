package dev.drey;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compiles and runs the examples on the front page of the API reference and in the README. */
class OverviewTest {
    @TempDir
    private Path folder;

    @Test
    void theExampleRuns() throws Exception {
        String page = Files.readString(Path.of("src", "main", "javadoc", "overview.html"));
        Matcher example = Pattern.compile("<pre>\\{@code\\n(.*?)\\n}</pre>", Pattern.DOTALL)
                .matcher(page);
        assertThat(example.find()).isTrue();

        String output = run("FirstSteps", example.group(1));

        assertThat(output)
                .contains("D4 loses by 5 (proven)")
                .contains("[Game \"adjacent-claim:5x5\"]")
                .contains("[First \"Ann\"]")
                .endsWith("moves: [C3, C4, B3]\n");
    }

    @Test
    void theExampleInTheReadmeRuns() throws Exception {
        String page = Files.readString(Path.of("..", "README.md"));
        Matcher example = Pattern.compile("^```java\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE)
                .matcher(page);
        assertThat(example.find()).isTrue();

        String output = run("BestMoves", example.group(1));

        assertThat(output.lines()).hasSize(25).first().asString().isEqualTo("C3 wins by 5 (proven)");
    }

    private String run(String name, String source) throws Exception {
        Path file = Files.writeString(folder.resolve(name + ".java"), source);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            assertThat(compiler.getTask(
                                    null,
                                    files,
                                    null,
                                    List.of("-d", folder.toString()),
                                    null,
                                    files.getJavaFileObjects(file))
                            .call())
                    .isTrue();
        }
        ByteArrayOutputStream output = new ByteArrayOutputStream();
        PrintStream before = System.out;
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {folder.toUri().toURL()})) {
            System.setOut(new PrintStream(output, true, StandardCharsets.UTF_8));
            loader.loadClass(name).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return output.toString(StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
    }
}
