package dev.drey.cli.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Atomic file writes, and the folders for state and cache. */
class AtomicFilesTest {
    @TempDir
    Path folder;

    @Test
    void replacesAFile() throws IOException {
        Path file = folder.resolve("a");
        AtomicFiles.write(file, "one");
        AtomicFiles.write(file, "two €");

        assertThat(Files.readString(file)).isEqualTo("two €");
        assertThat(folder).isDirectoryContaining(file::equals);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    @Test
    void leavesNoFilesAfterAFailure() throws IOException {
        Path inTheWay = Files.createDirectory(folder.resolve("a"));

        assertThatThrownBy(() -> AtomicFiles.write(inTheWay, "x")).hasMessage(inTheWay + " is a folder");
        assertThatThrownBy(() -> AtomicFiles.write(folder.resolve("none/b"), "x"))
                .isInstanceOf(IOException.class);
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(inTheWay);
        }
    }

    @Test
    void writesToTheTargetOfALink() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("file"));

        AtomicFiles.write(link, "one");

        assertThat(link).isSymbolicLink();
        assertThat(folder.resolve("file")).hasContent("one");
    }

    @Test
    void commitsAllFilesOrNone() throws IOException {
        Path one = folder.resolve("one");
        Path other = folder.resolve("other");
        try (AtomicFiles files = new AtomicFiles()) {
            files.open(one).close();
            files.open(other).close();
        }
        assertThat(folder).isEmptyDirectory();
        try (AtomicFiles files = new AtomicFiles()) {
            files.open(one).close();
            files.open(other).close();
            files.commit();
        }
        assertThat(folder).isDirectoryContaining(one::equals).isDirectoryContaining(other::equals);
    }

    @Test
    void removesFoldersUnlessCommitted() throws IOException {
        Path deep = folder.resolve("a/b/c");
        try (AtomicFiles files = new AtomicFiles()) {
            files.createFolder(deep);
            files.open(deep.resolve("file")).close();
        }
        assertThat(folder).isEmptyDirectory();
        try (AtomicFiles files = new AtomicFiles()) {
            files.createFolder(deep);
            files.open(deep.resolve("file")).close();
            files.commit();
        }
        assertThat(deep.resolve("file")).exists();
    }

    @Test
    void findsTheStateFolder() {
        assertThat(UserFolders.state(Map.of(), "Linux", "/home/ann")).isEqualTo(Path.of("/home/ann/.local/state/drey"));
        assertThat(UserFolders.state(Map.of("XDG_STATE_HOME", "/state"), "Linux", "/home/ann"))
                .isEqualTo(Path.of("/state/drey"));
        assertThat(UserFolders.state(Map.of("XDG_STATE_HOME", "relative"), "Linux", "/home/ann"))
                .isEqualTo(Path.of("/home/ann/.local/state/drey"));
        assertThat(UserFolders.state(Map.of(), "Mac OS X", "/Users/ann"))
                .isEqualTo(Path.of("/Users/ann/Library/Application Support/drey"));
        assertThat(UserFolders.state(Map.of("LOCALAPPDATA", "/local"), "Windows 11", "/home/ann"))
                .isEqualTo(Path.of("/local/drey"));
    }

    @Test
    void findsTheCacheFolder() {
        assertThat(UserFolders.cache(Map.of(), "Linux", "/home/ann")).isEqualTo(Path.of("/home/ann/.cache/drey"));
        assertThat(UserFolders.cache(Map.of("XDG_CACHE_HOME", "/cache"), "Linux", "/home/ann"))
                .isEqualTo(Path.of("/cache/drey"));
        assertThat(UserFolders.cache(Map.of("XDG_CACHE_HOME", ""), "Linux", "/home/ann"))
                .isEqualTo(Path.of("/home/ann/.cache/drey"));
        assertThat(UserFolders.cache(Map.of(), "Mac OS X", "/Users/ann"))
                .isEqualTo(Path.of("/Users/ann/Library/Caches/drey"));
        assertThat(UserFolders.cache(Map.of("LOCALAPPDATA", "/local"), "Windows 11", "/home/ann"))
                .isEqualTo(Path.of("/local/drey/cache"));
    }
}
