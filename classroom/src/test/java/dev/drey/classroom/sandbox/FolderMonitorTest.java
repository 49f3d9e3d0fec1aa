package dev.drey.classroom.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.classroom.sandbox.FolderMonitor.FolderSize;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class FolderMonitorTest {
    @TempDir
    private Path folder;

    @Test
    void countsNestedFilesWithoutFollowingLinks() throws Exception {
        Files.createDirectories(folder.resolve("a/b/c"));
        Files.writeString(folder.resolve("a/x"), "12");
        Files.writeString(folder.resolve("a/b/c/y"), "345");
        assertThat(bytes(100)).isEqualTo(5);
        Files.createSymbolicLink(folder.resolve("root"), folder);
        assertThat(bytes(100)).isEqualTo(5 + folder.toString().length());
    }

    @Test
    void stopsCountingBeyondMaximum() throws Exception {
        for (int i = 0; i < 10; i++) {
            Files.writeString(folder.resolve("f" + i), "12345");
        }
        assertThat(bytes(7)).isEqualTo(10);
    }

    @Test
    void addsUpSeveralFolders() throws Exception {
        Files.writeString(folder.resolve("a"), "12345");
        assertThat(FolderSize.measure(List.of(folder, folder), 100).bytes()).isEqualTo(10);
    }

    @Test
    void reportsUnreadableFolderAsFault() {
        assertThat(FolderSize.measure(List.of(folder.resolve("gone")), 7)).isEqualTo(FolderSize.ZERO);
        Path tooLong = Path.of("/" + "long/".repeat(1000));
        assertThat(FolderSize.measure(List.of(tooLong), 7).fault()).isEqualTo(FolderSize.Fault.UNREADABLE);
    }

    private long bytes(long maxBytes) {
        FolderSize size = FolderSize.measure(List.of(folder), maxBytes);
        assertThat(size.fault()).isEqualTo(FolderSize.Fault.NONE);
        return size.bytes();
    }
}
