package dev.drey.server.store;

import static dev.drey.server.store.SampleRows.awaitWritten;
import static dev.drey.server.store.SampleRows.newGame;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.server.Await;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that two servers never share a folder or a database file, in one process or in two. */
final class DataLockTest {
    @TempDir
    Path folder;

    private Store open(Path where) {
        return Store.open(where, Durability.PROCESS, () -> 1, Runnable::run, SampleRows.SETTINGS);
    }

    /** Opens a store in another process. */
    public static void main(String[] arguments) {
        try (Store store = Store.open(Path.of(arguments[0]), Durability.PROCESS, () -> 1, Runnable::run)) {
            System.out.print("opened: " + store.health().ok());
        } catch (StoreException e) {
            System.out.print(e.getMessage());
        }
    }

    private String tryInAnotherProcess() throws IOException, InterruptedException {
        return tryInAnotherProcess(folder);
    }

    private static String tryInAnotherProcess(Path where) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        DataLockTest.class.getName(),
                        where.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(Await.TIMEOUT.toSeconds(), TimeUnit.SECONDS)).isTrue();
        return output.lines().reduce((first, second) -> second).orElse("");
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
        assertThat(tryInAnotherProcess()).isEqualTo("opened: true");
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
    void recognizesLinkedFile() throws Exception {
        open(folder).close();
        Path other = Files.createDirectory(folder.resolve("other"));
        Path real = folder.resolve(Store.DATABASE_FILE).toRealPath();
        Path link = Files.createSymbolicLink(other.toRealPath().resolve(Store.DATABASE_FILE), real);
        String mine = "another Drey server (process " + ProcessHandle.current().pid() + ") uses the database file "
                + real + ", to which " + link + " is a link; stop it, or choose another folder with --data";
        try (Store store = open(folder)) {
            assertThat(tryInAnotherProcess(other)).isEqualTo(mine);
            assertThatThrownBy(() -> open(other)).hasMessageContaining("(this process) uses the database file " + real);
            assertThat(tryInAnotherProcess(other)).isEqualTo(mine);
            awaitWritten(store.create(List.of(newGame("g"))));
        }
        try (Store store = open(other)) {
            assertThat(tryInAnotherProcess()).contains("uses the folder " + folder.toRealPath());
            assertThat(store.game("g")).isPresent();
        }
        assertThat(tryInAnotherProcess(other)).isEqualTo("opened: true");
    }

    @Test
    void recognizesHardLink() throws Exception {
        Path other = Files.createDirectory(folder.resolve("other"));
        open(folder).close();
        Path link =
                Files.createLink(other.toRealPath().resolve(Store.DATABASE_FILE), folder.resolve(Store.DATABASE_FILE));
        String used = "another Drey server uses the database file " + link
                + " under another name, by a hard link or a mount; stop it, or choose another folder with --data";
        try (Store store = open(folder)) {
            assertThat(tryInAnotherProcess(other)).isEqualTo(used);
            assertThatThrownBy(() -> open(other)).hasMessage(used);
            awaitWritten(store.create(List.of(newGame("g"))));
            assertThat(store.game("g")).isPresent();
            assertThat(tryInAnotherProcess(other)).as("after writes and reads").isEqualTo(used);
        }
        assertThat(tryInAnotherProcess(other)).isEqualTo("opened: true");
    }

    /** SQLite drops the lock on the file when it closes it. */
    @Test
    void locksTheFileAgainWhenItIsReopened() throws Exception {
        Path other = Files.createDirectory(folder.resolve("other"));
        try (Store store = open(folder)) {
            Path file = folder.resolve(Store.DATABASE_FILE);
            Path aside = folder.resolve("aside");
            Files.move(file, aside);
            SampleRows.awaitFailure(store.create(List.of(newGame("g"))));
            Files.move(aside, file);
            // A missing journal makes the store open the file again.
            Files.delete(FileKeys.journal(file));
            awaitWritten(store.create(List.of(newGame("g"))));
            Files.createLink(other.resolve(Store.DATABASE_FILE), file);
            assertThat(tryInAnotherProcess(other)).contains("under another name");
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
