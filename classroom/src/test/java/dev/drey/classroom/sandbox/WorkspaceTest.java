package dev.drey.classroom.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A workspace reads only plain files, and can delete everything that a program has left. */
final class WorkspaceTest {
    @Test
    void opensPlainFiles() throws Exception {
        try (Workspace workspace = Workspace.create()) {
            Files.writeString(workspace.folder().resolve("a"), "text");
            try (InputStream in = workspace.open("a", 4)) {
                assertThat(in.readAllBytes()).asString().isEqualTo("text");
            }
        }
    }

    @Test
    void rejectsLinksPipesFoldersAndLargeFiles() throws Exception {
        try (SandboxTrial trial = new SandboxTrial(Sandbox.best())) {
            RunResult result =
                    trial.sh("ln -s /etc/passwd secret; ln -s /dev/zero endless; ln -s ordinary near; echo x >ordinary;"
                            + " mkfifo pipe; mkdir folder; echo 12345 >large");
            assertThat(result.succeeded()).isTrue();
            assertRejected(trial, "secret", "secret is a link, not a plain file");
            assertRejected(trial, "endless", "endless is a link, not a plain file");
            assertRejected(trial, "near", "near is a link, not a plain file");
            assertRejected(trial, "pipe", "pipe is a device or a pipe, not a plain file");
            assertRejected(trial, "folder", "folder is a folder, not a plain file");
            assertRejected(trial, "large", "large has 6 bytes, more than 5");
            assertThatThrownBy(() -> trial.workspace.open("none", 5))
                    .isInstanceOf(NoSuchFileException.class)
                    .hasMessage("none");
        }
    }

    private static void assertRejected(SandboxTrial trial, String name, String message) {
        assertThatThrownBy(() -> trial.workspace.open(name, 5))
                .isInstanceOf(IOException.class)
                .hasMessage(message);
    }

    @Test
    void rejectsNamesOutsideTheFolder() throws Exception {
        try (Workspace workspace = Workspace.create()) {
            for (String name : new String[] {"/etc/passwd", "../x", "a/b", "..", ".", ""}) {
                assertThatThrownBy(() -> workspace.open(name, 5)).isInstanceOf(IllegalArgumentException.class);
            }
        }
    }

    @Test
    void rejectsReplacedFolder(@TempDir Path other) throws Exception {
        Files.writeString(other.resolve("a"), "other's");
        try (Workspace workspace = Workspace.create()) {
            Path away = other.resolve("away");
            Files.move(workspace.folder(), away);
            Files.createSymbolicLink(workspace.folder(), other);
            assertThatThrownBy(() -> workspace.open("a", 100)).hasMessage("the program has moved its folder away");
            workspace.close();
            assertThat(other.resolve("a")).exists();
            Files.delete(workspace.folder());
        }
    }

    @Test
    void deletesLinksPipesLockedAndDeepFolders(@TempDir Path other) throws Exception {
        Files.writeString(other.resolve("kept"), "");
        Workspace workspace = Workspace.create();
        Files.createSymbolicLink(workspace.folder().resolve("link"), other);
        Process process = new ProcessBuilder("sh", "-c", """
                        ln -s "$1" deep-link; mkfifo pipe; mkdir locked .moved-0; mkdir locked/inner; : >locked/inner/file
                        chmod 0 locked/inner locked
                        """, "sh", other.toString())
                .directory(workspace.folder().toFile())
                .inheritIO()
                .start();
        assertThat(process.waitFor()).isZero();
        makeDeep(workspace.folder());
        workspace.close();
        assertThat(workspace.folder()).doesNotExist();
        assertThat(other.resolve("kept")).exists();
    }

    /** Creates nested folders whose path is longer than the system permits. */
    private static void makeDeep(Path folder) throws IOException {
        Path deep = Files.createDirectory(folder.resolve("deep"));
        Path around = folder.resolve("around");
        for (int i = 0; i < 30; i++) {
            Files.createDirectory(around);
            Files.move(deep, around.resolve("name".repeat(50)));
            Files.move(around, deep);
        }
    }
}
