package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

/** A technique for isolating a program from the rest of the system. */
sealed interface IsolationMethod {
    List<IsolationMethod> BEST_FIRST = List.of(new Bubblewrap(), new Namespaces(), new Unconfined());

    String name();

    boolean isConfined();

    RunResult run(SandboxedCommand command) throws IOException, InterruptedException;

    /** Isolation by bubblewrap, the tool behind Flatpak's sandbox. */
    final class Bubblewrap implements IsolationMethod {
        @Override
        public String name() {
            return "bwrap";
        }

        @Override
        public boolean isConfined() {
            return true;
        }

        @Override
        public RunResult run(SandboxedCommand command) throws IOException, InterruptedException {
            List<String> line = new ArrayList<>();
            addWords(
                    line,
                    "bwrap --unshare-user --unshare-pid --unshare-net --unshare-ipc --unshare-uts --unshare-cgroup-try");
            addWords(line, "--disable-userns --cap-drop ALL --die-with-parent --new-session --ro-bind / /");
            String bytes = Long.toString(command.limits().outputBytes());
            addWords(line, "--dev /dev --size " + bytes + " --perms 1777 --tmpfs /dev/shm --remount-ro /dev");
            // Otherwise a program started by root could write to /proc/sys, merely because its user ID is root's.
            addWords(line, "--proc /proc --remount-ro /proc");
            List<MountPlan.Mount> mounts = command.mounts();
            for (MountPlan.Mount mount : mounts) {
                String source = mount.source().toString();
                String target = mount.target().toString();
                line.addAll(
                        switch (mount.kind()) {
                            case EMPTY -> List.of("--tmpfs", target);
                            case SCRATCH -> List.of("--size", bytes, "--perms", "1777", "--tmpfs", target);
                            case MASKED -> List.of("--ro-bind", "/dev/null", target);
                            case READ_ONLY -> List.of("--ro-bind", source, target);
                            case READ_WRITE -> List.of("--bind", source, target);
                        });
            }
            // After all mounts, as some mount points lie in empty folders.
            for (MountPlan.Mount mount : mounts) {
                if (mount.kind() == MountPlan.Kind.EMPTY) {
                    line.addAll(List.of("--remount-ro", mount.target().toString()));
                }
            }
            line.add("--");
            line.addAll(command.withLauncher(true));
            return new Execution(command, line, command.environment(Path.of("/tmp")), List.of(command.workDir()), 2)
                    .run();
        }

        private static void addWords(List<String> line, String words) {
            line.addAll(List.of(words.split(" ", -1)));
        }
    }

    /** Isolation by Linux namespaces, with the tools of util-linux and a script. */
    final class Namespaces implements IsolationMethod {
        private static final SandboxedCommand.ShellScript CONFINE = new SandboxedCommand.ShellScript("confine.sh");

        /** If this virtual machine dies, setpriv dies, then its child, the first process of the namespaces, then all others. */
        private static final List<String> ENTER_NAMESPACES = List.of(
                ("setpriv --pdeathsig KILL -- unshare --user --map-root-user --mount --pid --net --ipc --uts --cgroup"
                                + " --fork --kill-child")
                        .split(" ", -1));

        @Override
        public String name() {
            return "unshare";
        }

        @Override
        public boolean isConfined() {
            return true;
        }

        @Override
        public RunResult run(SandboxedCommand command) throws IOException, InterruptedException {
            List<String> arguments = new ArrayList<>();
            arguments.add(Long.toString(command.limits().outputBytes()));
            for (MountPlan.Mount mount : command.mounts()) {
                arguments.add(mount.kind().name());
                arguments.add(mount.source().toString());
                arguments.add(withoutLineEnd(mount.target()));
            }
            arguments.add("--");
            arguments.addAll(command.withLauncher(true));
            List<String> line = new ArrayList<>(ENTER_NAMESPACES);
            line.addAll(CONFINE.commandLine(arguments));
            return new Execution(command, line, command.environment(Path.of("/tmp")), List.of(command.workDir()), 2)
                    .run();
        }

        /** Rejects line ends, because the script keeps a list of folders with one per line. */
        private static String withoutLineEnd(Path path) throws IOException {
            String text = path.toString();
            if (text.indexOf('\n') >= 0) {
                throw new IOException("the name of a folder has a line end in it: " + text);
            }
            return text;
        }
    }

    /** No isolation, only resource limits: the program can do everything that its user can. */
    final class Unconfined implements IsolationMethod {
        /** An environment variable that identifies the program's processes, even if they detach themselves. */
        static final String MARKER_VARIABLE = "DREY_RUN";

        @Override
        public String name() {
            return "none";
        }

        @Override
        public boolean isConfined() {
            return false;
        }

        @Override
        public RunResult run(SandboxedCommand command) throws IOException, InterruptedException {
            List<String> line = new ArrayList<>(newSession());
            line.addAll(command.withLauncher(false));
            try (Workspace home = Workspace.create()) {
                Map<String, String> environment = command.environment(home.folder());
                environment.put(MARKER_VARIABLE, "drey-" + UUID.randomUUID());
                return new Execution(command, line, environment, List.of(command.workDir(), home.folder()), 0).run();
            }
        }

        private static List<String> newSession() {
            return Stream.of("/usr/bin/setsid", "/bin/setsid")
                    .filter(program -> Files.isExecutable(Path.of(program)))
                    .limit(1)
                    .toList();
        }
    }
}
