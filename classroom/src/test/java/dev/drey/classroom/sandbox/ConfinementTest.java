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

/** What a confined program cannot do, and what it can. */
final class ConfinementTest {
    private static final String CONFINED = "dev.drey.classroom.sandbox.Trial#confinedWays";

    /** Not among the temporary files, which are out of sight anyway. */
    @TempDir(factory = BesideTheClasses.class)
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
    void itWritesNowhereElse(Sandbox sandbox) throws Exception {
        List<String> places =
                List.of("/", ".", System.getProperty("user.home"), "/var/tmp", "/usr", "/dev", "/proc", "/sys", "/run");
        try (Trial trial = new Trial(sandbox)) {
            String writeAll = "for place; do (: >\"$place/" + name + "\") && echo \"$place\"; done; true";
            Run run = trial.sh(writeAll, places.toArray(String[]::new));
            assertThat(run.stdoutHead()).isEqualTo(".\n");
            assertThat(places).allMatch(place -> !Files.exists(Path.of(place, name)));
            trial.sh("cd \"$1\" && { echo wrong >answers/right.txt; rm -rf class; }", outside.toString());
            assertThat(outside.resolve("answers/right.txt")).hasContent("right");
            assertThat(outside.resolve("class/bob/work.txt")).hasContent("his");
        }
    }

    @ParameterizedTest
    @MethodSource(CONFINED)
    void itsTemporaryFilesAreItsOwn(Sandbox sandbox) throws Exception {
        Path host = Files.createTempFile(Path.of("/tmp"), "drey-", "");
        try (Trial trial = new Trial(sandbox)) {
            Run run = trial.sh("echo x >/tmp/$1 && cat /tmp/$1 && ls /tmp", name);
            Path own = Path.of("/tmp").relativize(trial.workspace.folder()).getName(0);
            assertThat(run.stdoutHead().lines()).containsExactlyInAnyOrder("x", own.toString(), name);
            assertThat(Path.of("/tmp", name)).doesNotExist();
            assertThat(trial.sh("test -e /tmp/$1", name).exitCode()).isEqualTo(1);
        } finally {
            Files.delete(host);
        }
    }

    /** Every mount is read-only but those that are private; nothing is left of the rights that could change that. */
    @ParameterizedTest
    @MethodSource(CONFINED)
    void itCannotGetOut(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox)) {
            Run run = trial.sh("""
                    mount -o remount,rw / && echo mounted
                    mount -o remount,bind,rw / && echo mounted again
                    umount /tmp && echo tmp uncovered
                    umount -l /run && echo run uncovered
                    unshare --user --map-root-user --mount true && echo rights regained
                    (cat /proc/sys/kernel/core_pattern >/proc/sys/kernel/core_pattern) && echo kernel changed
                    """);
            assertThat(run.stdoutHead()).isEmpty();
            Run status = trial.sh("grep -E '^(Cap...|NoNewPrivs):' /proc/self/status");
            assertThat(status.stdoutHead().lines())
                    .hasSize(6)
                    .allMatch(line -> line.endsWith(line.startsWith("Cap") ? "0000000000000000" : "1"));
        }
    }

    @ParameterizedTest
    @MethodSource(CONFINED)
    void noMountOfTheSystemIsWritable(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox)) {
            // Writable ones that are on top and can be reached, by name.
            Run run = trial.sh("cut -d ' ' -f 5 /proc/self/mountinfo | sort -u | while read -r m; do"
                    + " [ -d \"$m\" ] && [ -w \"$m\" ] && echo \"$m\"; done");
            assertThat(run.stdoutHead().lines())
                    .contains("/tmp", "/dev/shm", trial.workspace.folder().toString())
                    .isSubsetOf(
                            "/tmp",
                            "/dev/shm",
                            "/dev/pts",
                            trial.workspace.folder().toString());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.drey.classroom.sandbox.Trial#everyWay")
    void thereIsNoNetwork(Sandbox sandbox) throws Exception {
        try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress());
                Trial trial = new Trial(sandbox)) {
            String connect = "exec 3<>/dev/tcp/127.0.0.1/" + server.getLocalPort();
            Run run = trial.run(List.of("bash", "-c", connect));
            assertThat(run.exitCode() == 0).isEqualTo(!sandbox.confined());
        }
    }

    @ParameterizedTest
    @MethodSource("dev.drey.classroom.sandbox.Trial#everyWay")
    void socketsInFoldersAreOutOfReach(Sandbox sandbox) throws Exception {
        // Such an address has room for a hundred characters, and the folder's name may be longer.
        Path folder = Files.createTempDirectory(Path.of("/var/tmp"), "drey-");
        try {
            assertThat(canBeFound(folder.resolve("socket"), sandbox)).isEqualTo(!sandbox.confined());
        } finally {
            Files.delete(folder);
        }
    }

    /** The system knows it by this name alone, and not the folder. */
    @ParameterizedTest
    @MethodSource("dev.drey.classroom.sandbox.Trial#everyWay")
    void socketsWithRelativeNamesAreOutOfReach(Sandbox sandbox) throws Exception {
        assertThat(canBeFound(Path.of(name.substring(0, 20)), sandbox)).isEqualTo(!sandbox.confined());
    }

    /** As its folder can be seen, because of the program in it. */
    @ParameterizedTest
    @MethodSource("dev.drey.classroom.sandbox.Trial#everyWay")
    void socketsBesideAProgramAreOutOfReach(Sandbox sandbox) throws Exception {
        Path folder = Files.createTempDirectory(Path.of("/tmp"), "drey-");
        Path link = Files.createSymbolicLink(folder.resolveSibling(folder.getFileName() + "-link"), folder);
        Path socket = folder.resolve("socket");
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
                Trial trial = new Trial(sandbox)) {
            Files.writeString(folder.resolve("program"), "test -e $1/socket && ! test -S $1/socket");
            server.bind(UnixDomainSocketAddress.of(socket));
            for (Path name : List.of(folder, link)) {
                Run run = trial.run(List.of("sh", name.resolve("program").toString(), name.toString()));
                assertThat(run.exitCode()).isEqualTo(sandbox.confined() ? 0 : 1);
            }
        } finally {
            Files.deleteIfExists(link);
            Files.deleteIfExists(folder.resolve("program"));
            Files.deleteIfExists(socket);
            Files.delete(folder);
        }
    }

    private static boolean canBeFound(Path socket, Sandbox sandbox) throws Exception {
        try (ServerSocketChannel server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
                Trial trial = new Trial(sandbox)) {
            server.bind(UnixDomainSocketAddress.of(socket));
            String path = socket.toAbsolutePath().toString();
            return trial.sh("test -e \"$1\" || exit 2; test -S \"$1\"", path).exitCode() == 0;
        } finally {
            Files.delete(socket);
        }
    }

    @ParameterizedTest
    @MethodSource(CONFINED)
    void otherProcessesAreNeitherSeenNorKilled(Sandbox sandbox) throws Exception {
        Process host = new ProcessBuilder("sleep", "60").start();
        try (Trial trial = new Trial(sandbox)) {
            Run list = trial.sh("for p in /proc/[0-9]*; do tr '\\0' ' ' <$p/cmdline; echo; done");
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
    void hiddenFoldersLookEmptyButForWhatIsShown(Sandbox sandbox) throws Exception {
        try (Trial trial = new Trial(sandbox)
                .hiding(outside.resolve("answers"))
                .hiding(outside.resolve("class"))
                .hiding(outside.resolve("nothing there"))
                .showing(outside.resolve("class/alice"))) {
            Run run = trial.sh("cd \"$1\"; find answers class | sort; cat class/alice/work.txt", outside.toString());
            assertThat(run.stdoutHead()).isEqualTo("answers\nclass\nclass/alice\nclass/alice/work.txt\nmine");
            Run written = trial.sh(
                    "cd \"$1\"; : >answers/x; : >class/x; : >class/alice/x; find . -name x", outside.toString());
            assertThat(written.stdoutHead()).isEmpty();
            // A word of the command brings nothing hidden to light.
            Path answer = outside.resolve("answers/right.txt");
            assertThat(trial.run(List.of("cat", answer.toString())).exitCode()).isEqualTo(1);
        }
    }

    /** The same among the temporary files, which have a cover already; and by another name. */
    @ParameterizedTest
    @MethodSource(CONFINED)
    void hiddenTemporaryFoldersLookEmptyToo(Sandbox sandbox, @TempDir Path folder) throws Exception {
        Files.createDirectories(folder.resolve("class/alice"));
        Files.writeString(folder.resolve("class/answer"), "right");
        Files.writeString(folder.resolve("class/alice/work.txt"), "mine");
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder);
        try (Trial trial = new Trial(sandbox).hiding(link.resolve("class")).showing(folder.resolve("class/alice"))) {
            for (Path name : List.of(folder, link)) {
                Run run = trial.sh(
                        "cat \"$1\"/class/answer; cat \"$2\"", name.toString(), folder + "/class/alice/work.txt");
                assertThat(run.stdoutHead()).isEqualTo("mine");
            }
        }
    }

    @ParameterizedTest
    @MethodSource(CONFINED)
    void aFolderWithinAHiddenOneCanBeWorkedIn(Sandbox sandbox) throws Exception {
        Path work = Files.createDirectories(outside.resolve("class/alice/a folder"));
        Run run = sandbox.run(
                List.of("sh", "-c", "echo x >y; ls ../.."),
                work,
                Limits.DEFAULT,
                List.of(outside.resolve("class")),
                List.of());
        assertThat(run.succeeded()).isTrue();
        assertThat(run.stdoutHead()).isEqualTo("alice\n");
        assertThat(work.resolve("y")).hasContent("x");
    }
}
