package dev.drey.study.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FolderSizeTest {
    @TempDir
    private Path folder;

    @Test
    void filesAtAllDepthsCountAndLinksAreNotFollowed() throws Exception {
        Files.createDirectories(folder.resolve("a/b/c"));
        Files.writeString(folder.resolve("a/x"), "12");
        Files.writeString(folder.resolve("a/b/c/y"), "345");
        assertThat(FolderSize.of(folder, 100)).isEqualTo(5);
        Files.createSymbolicLink(folder.resolve("root"), folder);
        assertThat(FolderSize.of(folder, 100)).isEqualTo(5 + folder.toString().length());
    }

    @Test
    void moreThanEnoughIsNotCountedToTheEnd() throws Exception {
        for (int i = 0; i < 10; i++) {
            Files.writeString(folder.resolve("f" + i), "12345");
        }
        assertThat(FolderSize.of(folder, 7)).isEqualTo(10);
    }

    @Test
    void whatCannotBeCountedIsTooMuch() {
        assertThat(FolderSize.of(folder.resolve("gone"), 7)).isZero();
        assertThat(FolderSize.of(Path.of("/" + "long/".repeat(1000)), 7)).isEqualTo(Long.MAX_VALUE);
    }
}
