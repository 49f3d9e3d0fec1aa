package dev.drey.classroom.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Confined programs cannot reach files, processes and networks outside of the sandbox. */
final class ConfinementTest {
    private static final String CONFINED = "dev.drey.classroom.sandbox.SandboxTrial#confinedSandboxes";

    /** Not in /tmp, which is hidden anyway. */
    @TempDir(factory = BuildFolderFactory.class)
    private Path outside;

    private final String name = "drey-test-" + UUID.randomUUID();

    @BeforeEach
    void fillFolder() throws IOException {
        Files.createDirectories(outside.resolve("answers"));
        Files.writeString(outside.resolve("answers/right.txt"), "right");
        Files.createDirectories(outside.resolve("class/alice"));
        Files.createDirectories(outside.resolve("class/bob"));
        Files.writeString(outside.resolve("class/alice/work.txt"), "mine");
        Files.writeString(outside.resolve("class/bob/work.txt"), "his");
    }

    @ParameterizedTest
    @MethodSource(CONFINED)
    void programWritesOnlyToItsFolder(Sandbox sandbox) throws Exception {
        List<String> places =
                List.of("/", ".", System.getProperty("user.home"), "/var/tmp", "/usr", "/dev", "/proc", "/sys", "/run");
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            String writeAll = "for place; do (: >\"$place/" + name + "\") && echo \"$place\"; done; true";
            RunResult result = trial.sh(writeAll, places.toArray(String[]::new));
            assertThat(result.stdoutHead()).isEqualTo(".\n");
            assertThat(places).allMatch(place -> !Files.exists(Path.of(place, name)));
            trial.sh("cd \"$1\" && { echo wrong >answers/right.txt; rm -rf class; }", outside.toString());
            assertThat(outside.resolve("answers/right.txt")).hasContent("right");
            assertThat(outside.resolve("class/bob/work.txt")).hasContent("his");
        }
    }

    @ParameterizedTest
    @MethodSource(CONFINED)
    void temporaryFolderIsPrivate(Sandbox sandbox) throws Exception {
        Path host = Files.createTempFile(Path.of("/tmp"), "drey-", "");
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            RunResult result = trial.sh("echo x >/tmp/$1 && cat /tmp/$1 && ls /tmp", name);
            Path own = Path.of("/tmp").relativize(trial.workspace.folder()).getName(0);
            assertThat(result.stdoutHead().lines()).containsExactlyInAnyOrder("x", own.toString(), name);
            assertThat(Path.of("/tmp", name)).doesNotExist();
            assertThat(trial.sh("test -e /tmp/$1", name).exitCode()).isEqualTo(1);
        } finally {
            Files.delete(host);
        }
    }

    /** The program can change no mounts and has no capabilities. */
    @ParameterizedTest
    @MethodSource(CONFINED)
    void programCannotRegainRights(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            RunResult result = trial.sh("""
                    mount -o remount,rw / && echo mounted
                    mount -o remount,bind,rw / && echo mounted again
                    umount /tmp && echo tmp uncovered
                    umount -l /run && echo run uncovered
                    unshare --user --map-root-user --mount true && echo rights regained
                    (cat /proc/sys/kernel/core_pattern >/proc/sys/kernel/core_pattern) && echo kernel changed
                    """);
            assertThat(result.stdoutHead()).isEmpty();
            RunResult status = trial.sh("grep -E '^(Cap...|NoNewPrivs):' /proc/self/status");
            assertThat(status.stdoutHead().lines())
                    .hasSize(6)
                    .allMatch(line -> line.endsWith(line.startsWith("Cap") ? "0000000000000000" : "1"));
        }
    }

    @ParameterizedTest
    @MethodSource(CONFINED)
    void onlyPrivateMountsAreWritable(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            // The writable mount points that can be reached.
            RunResult result = trial.sh("cut -d ' ' -f 5 /proc/self/mountinfo | sort -u | while read -r m; do"
                    + " [ -d \"$m\" ] && [ -w \"$m\" ] && echo \"$m\"; done");
            assertThat(result.stdoutHead().lines())
                    .contains("/tmp", "/dev/shm", trial.workspace.folder().toString())
                    .isSubsetOf(
                            "/tmp",
                            "/dev/shm",
                            "/dev/pts",
                            trial.workspace.folder().toString());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.drey.classroom.sandbox.SandboxTrial#allSandboxes")
    void networkIsUnreachable(Sandbox sandbox) throws Exception {
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
                SandboxTrial trial = new SandboxTrial(sandbox)) {
            String connect = "exec 3<>/dev/tcp/127.0.0.1/" + server.getLocalPort();
            RunResult result = trial.run(List.of("bash", "-c", connect));
            assertThat(result.exitCode() == 0).isEqualTo(!sandbox.isConfined());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.drey.classroom.sandbox.SandboxTrial#allSandboxes")
    void socketsAreUnreachable(Sandbox sandbox) throws Exception {
        // A socket address is limited to about a hundred characters, so the path must be short.
        Path folder = Files.createTempDirectory(Path.of("/var/tmp"), "drey-");
        try {
            assertThat(isSocketVisible(folder.resolve("socket"), sandbox)).isEqualTo(!sandbox.isConfined());
        } finally {
            Files.delete(folder);
        }
    }

    /** The system's table of sockets contains the relative name without the folder. */
    @ParameterizedTest
    @MethodSource("dev.drey.classroom.sandbox.SandboxTrial#allSandboxes")
    void socketsWithRelativeNamesAreUnreachable(Sandbox sandbox) throws Exception {
        assertThat(isSocketVisible(Path.of(name.substring(0, 20)), sandbox)).isEqualTo(!sandbox.isConfined());
    }

    /** The folder of a program that the command names is visible. */
    @ParameterizedTest
    @MethodSource("dev.drey.classroom.sandbox.SandboxTrial#allSandboxes")
    void socketsNextToProgramAreUnreachable(Sandbox sandbox) throws Exception {
        Path folder = Files.createTempDirectory(Path.of("/tmp"), "drey-");
        Path link = Files.createSymbolicLink(folder.resolveSibling(folder.getFileName() + "-link"), folder);
        Path socket = folder.resolve("socket");
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
                SandboxTrial trial = new SandboxTrial(sandbox)) {
            Files.writeString(folder.resolve("program"), "test -e $1/socket && ! test -S $1/socket");
            server.bind(UnixDomainSocketAddress.of(socket));
            for (Path name : List.of(folder, link)) {
                RunResult result =
                        trial.run(List.of("sh", name.resolve("program").toString(), name.toString()));
                assertThat(result.exitCode()).isEqualTo(sandbox.isConfined() ? 0 : 1);
            }
        } finally {
            Files.deleteIfExists(link);
            Files.deleteIfExists(folder.resolve("program"));
            Files.deleteIfExists(socket);
            Files.delete(folder);
        }
    }

    private static boolean isSocketVisible(Path socket, Sandbox sandbox) throws Exception {
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
                SandboxTrial trial = new SandboxTrial(sandbox)) {
            server.bind(UnixDomainSocketAddress.of(socket));
            String path = socket.toAbsolutePath().toString();
            return trial.sh("test -e \"$1\" || exit 2; test -S \"$1\"", path).exitCode() == 0;
        } finally {
            Files.delete(socket);
        }
    }

    @ParameterizedTest
    @MethodSource(CONFINED)
    void otherProcessesAreInvisible(Sandbox sandbox) throws Exception {
        Process host = new ProcessBuilder("sleep", "60").start();
        try (SandboxTrial trial = new SandboxTrial(sandbox)) {
            RunResult list = trial.sh("for p in /proc/[0-9]*; do tr '\\0' ' ' <$p/cmdline; echo; done");
            assertThat(list.stdoutHead())
                    .contains("for p in")
                    .doesNotContain("sleep 60")
                    .doesNotContain("surefire");
            trial.sh("kill -9 -1; kill -9 $1", Long.toString(host.pid()));
            assertThat(host.isAlive()).isTrue();
        } finally {
            host.destroyForcibly();
        }
    }

    @ParameterizedTest
    @MethodSource(CONFINED)
    void hiddenFoldersContainOnlyShownFolders(Sandbox sandbox) throws Exception {
        try (SandboxTrial trial = new SandboxTrial(sandbox)
                .hiding(outside.resolve("answers"))
                .hiding(outside.resolve("class"))
                .hiding(outside.resolve("nothing there"))
                .showing(outside.resolve("class/alice"))) {
            RunResult result =
                    trial.sh("cd \"$1\"; find answers class | sort; cat class/alice/work.txt", outside.toString());
            assertThat(result.stdoutHead()).isEqualTo("answers\nclass\nclass/alice\nclass/alice/work.txt\nmine");
            RunResult written = trial.sh(
                    "cd \"$1\"; : >answers/x; : >class/x; : >class/alice/x; find . -name x", outside.toString());
            assertThat(written.stdoutHead()).isEmpty();
            // Naming a hidden file in the command does not reveal it.
            Path answer = outside.resolve("answers/right.txt");
            assertThat(trial.run(List.of("cat", answer.toString())).exitCode()).isEqualTo(1);
        }
    }

    /** The same for folders in /tmp, which is covered already, and through a symbolic link. */
    @ParameterizedTest
    @MethodSource(CONFINED)
    void hiddenTemporaryFoldersContainOnlyShownFolders(Sandbox sandbox, @TempDir Path folder) throws Exception {
        Files.createDirectories(folder.resolve("class/alice"));
        Files.writeString(folder.resolve("class/answer"), "right");
        Files.writeString(folder.resolve("class/alice/work.txt"), "mine");
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
        try (SandboxTrial trial =
                new SandboxTrial(sandbox).hiding(link.resolve("class")).showing(folder.resolve("class/alice"))) {
            for (Path name : List.of(folder, link)) {
                RunResult result = trial.sh(
                        "cat \"$1\"/class/answer; cat \"$2\"", name.toString(), folder + "/class/alice/work.txt");
                assertThat(result.stdoutHead()).isEqualTo("mine");
            }
        }
    }

    @ParameterizedTest
    @MethodSource(CONFINED)
    void workingDirectoryMayLieInHiddenFolder(Sandbox sandbox) throws Exception {
        Path work = Files.createDirectories(outside.resolve("class/alice/a folder"));
        RunResult result = sandbox.run(
                List.of("sh", "-c", "echo x >y; ls ../.."),
                work,
                ResourceLimits.DEFAULT,
                List.of(outside.resolve("class")),
                List.of());
        assertThat(result.succeeded()).isTrue();
        assertThat(result.stdoutHead()).isEqualTo("alice\n");
        assertThat(work.resolve("y")).hasContent("x");
    }
}
