package dev.drey.classroom.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SandboxedCommandTest {
    @Test
    void findsPathsInWordsAndOptionsAndClassPaths() {
        assertThat(paths("/a/b c")).contains(Path.of("/a/b c"));
        assertThat(paths("/a:/b/../c:d")).contains(Path.of("/a"), Path.of("/c"));
        assertThat(paths("--x=/a/b,/c")).contains(Path.of("/a/b"), Path.of("/c"));
        assertThat(paths("-I/a/b")).containsExactly(Path.of("/a/b"));
        assertThat(paths("@/a/b")).containsExactly(Path.of("/a/b"));
        assertThat(paths("/lib/*")).containsExactly(Path.of("/lib"));
        assertThat(paths("cd '/a' && exec /b")).containsExactly(Path.of("/a"), Path.of("/b"));
    }

    @Test
    void ignoresRelativePaths() {
        assertThat(paths("a/b", "-", "--", "c", "./d", "\0/e")).isEmpty();
    }

    private static Iterable<Path> paths(String... words) {
        return new SandboxedCommand(List.of(words), Path.of("/"), ResourceLimits.DEFAULT, List.of(), List.of()).paths();
    }
}
