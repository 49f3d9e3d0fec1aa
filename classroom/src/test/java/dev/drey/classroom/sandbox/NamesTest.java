package dev.drey.classroom.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

final class NamesTest {
    @Test
    void pathsAreFoundInWordsOfManyKinds() {
        assertThat(in("/a/b c")).contains(Path.of("/a/b c"));
        assertThat(in("/a:/b/../c:d")).contains(Path.of("/a"), Path.of("/c"));
        assertThat(in("--x=/a/b,/c")).contains(Path.of("/a/b"), Path.of("/c"));
        assertThat(in("-I/a/b")).containsExactly(Path.of("/a/b"));
        assertThat(in("@/a/b")).containsExactly(Path.of("/a/b"));
        assertThat(in("/lib/*")).containsExactly(Path.of("/lib"));
        assertThat(in("cd '/a' && exec /b")).containsExactly(Path.of("/a"), Path.of("/b"));
    }

    @Test
    void relativeNamesAreNone() {
        assertThat(in("a/b", "-", "--", "c", "./d", "\0/e")).isEmpty();
    }

    private static Iterable<Path> in(String... words) {
        return Names.in(List.of(words));
    }
}
