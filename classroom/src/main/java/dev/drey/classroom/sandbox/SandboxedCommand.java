package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** A program to be run, with its arguments, its working directory, its limits, and the folders that it may not or may see. */
record SandboxedCommand(List<String> words, Path workDir, ResourceLimits limits, List<Path> hidden, List<Path> shown) {
    /** The kernel's limits are looser than ours by these amounts, so that the monitor notices first and names the limit. */
    private static final long FILE_SLACK = 1 << 20;

    private static final long DATA_SLACK = 256 << 20;
    /** The kernel counts threads as processes, and a Java virtual machine has dozens. */
    private static final int THREADS_PER_PROCESS = 16;

    private static final ShellScript LAUNCH = new ShellScript("launch.sh");

    private static final Pattern SEPARATORS = Pattern.compile("[:;,=\\s'\"]+");
    /** The prefix of options and argument files, as in {@code -I/tmp/x} and {@code @/tmp/x}. */
    private static final Pattern OPTION_PREFIX = Pattern.compile("^[-@][^/]*");

    List<MountPlan.Mount> mounts() throws IOException {
        return MountPlan.of(this);
    }

    /**
     * The command line preceded by the launch script, which waits for the monitor and sets the kernel's resource limits.
     *
     * @param ownUser whether the kernel counts the processes of this program separately, not with all others of its user
     */
    List<String> withLauncher(boolean ownUser) {
        List<String> arguments = new ArrayList<>();
        arguments.add(workDir.toString());
        arguments.add(Long.toString((2 * limits.memoryBytes() + DATA_SLACK) / 1024));
        arguments.add(Long.toString((limits.outputBytes() + FILE_SLACK) / 512));
        arguments.add(ownUser ? Integer.toString(limits.processes() * THREADS_PER_PROCESS) : "-");
        arguments.addAll(words);
        return LAUNCH.commandLine(arguments);
    }

    /**
     * The complete environment of the program.
     *
     * @param privateFolder the home folder, also used for temporary files
     */
    Map<String, String> environment(Path privateFolder) {
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("PATH", Optional.ofNullable(System.getenv("PATH")).orElse("/usr/local/bin:/usr/bin:/bin"));
        environment.put("LANG", "C.UTF-8");
        environment.put("HOME", privateFolder.toString());
        environment.put("TMPDIR", privateFolder.toString());
        // Otherwise a Java program would size its heap by the machine's memory and collect garbage too late.
        environment.put("JAVA_TOOL_OPTIONS", "-Xmx" + Math.max(2, limits.memoryBytes() * 3 / 4 >> 20) + "m");
        return environment;
    }

    /** The absolute paths in the command line: whole words, elements of class paths, values of options. */
    Set<Path> paths() {
        Set<Path> paths = new LinkedHashSet<>();
        for (String word : words) {
            if (word.indexOf('\0') < 0) {
                addPath(paths, word);
                SEPARATORS.splitAsStream(word).forEach(part -> addPath(paths, part));
            }
        }
        return paths;
    }

    private static void addPath(Set<Path> paths, String text) {
        String name = OPTION_PREFIX.matcher(text).replaceFirst("");
        // A class path entry for all jars of a folder.
        name = name.endsWith("/*") ? name.substring(0, name.length() - 1) : name;
        if (name.startsWith("/")) {
            paths.add(Path.of(name).normalize());
        }
    }

    /** A shell script from the resources of this package. */
    static final class ShellScript {
        private final String name;
        private final String text;

        ShellScript(String name) {
            this.name = name;
            try (InputStream in = Objects.requireNonNull(ShellScript.class.getResourceAsStream(name), name)) {
                text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** A command line that runs the script with these arguments, which the shell does not interpret. */
        List<String> commandLine(List<String> arguments) {
            List<String> line = new ArrayList<>(List.of("sh", "-c", text, name));
            line.addAll(arguments);
            return line;
        }
    }
}
