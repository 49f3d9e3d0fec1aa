package dev.drey.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.server.Await;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that two servers never share a folder, in one process or in two. */
final class FolderLockTest {
    @TempDir
    Path folder;

    private Store open(Path where) {
        return Store.open(where, Durability.PROCESS, () -> 1, Runnable::run, SampleRows.SETTINGS);
    }

    /** Tries to take the lock in another process. */
    public static void main(String[] arguments) {
        try (FolderLock lock = FolderLock.take(Path.of(arguments[0]))) {
            System.out.print("held: " + lock.isHeld());
        } catch (StoreException e) {
            System.out.print(e.getMessage());
        }
    }

    private String tryInAnotherProcess() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        FolderLockTest.class.getName(),
                        folder.resolve("drey.lock").toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)).isTrue();
        return output;
    }

    @Test
    void rejectsSecondServer() throws Exception {
        String mine = "another Drey server (process " + ProcessHandle.current().pid() + ") uses the folder " + folder
                + "; stop it, or choose another folder with --data";
        try (Store store = open(folder)) {
            assertThat(tryInAnotherProcess()).isEqualTo(mine);
            assertThatThrownBy(() -> open(folder))
                    .isInstanceOf(StoreException.class)
                    .hasMessageStartingWith("another Drey server (this process) uses the folder ");
            assertThat(tryInAnotherProcess())
                    .as("a second attempt in this process must not drop the lock")
                    .isEqualTo(mine);
            assertThat(store.health().ok()).isTrue();
        }
        assertThat(tryInAnotherProcess()).isEqualTo("held: true");
        open(folder).close();
    }

    @Test
    void recognizesFolderUnderAnotherName() throws IOException {
        Path other = Files.createSymbolicLink(folder.resolveSibling(folder.getFileName() + "-too"), folder);
        try (Store store = open(folder)) {
            assertThatThrownBy(() -> open(other)).hasMessageContaining("uses the folder");
            assertThat(store.health().ok()).isTrue();
        } finally {
            Files.delete(other);
        }
    }

    @Test
    void releasesLockIfStartFails() throws IOException {
        Path file = folder.resolve(Store.DATABASE_FILE);
        Files.writeString(file, "no database ".repeat(999));
        assertThatThrownBy(() -> open(folder)).hasMessageContaining("not a database");
        Files.delete(file);
        open(folder).close();
    }
}
