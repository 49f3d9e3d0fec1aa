package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A program to be run, where, and how far it may go. */
record Task(List<String> command, Path workDir, Limits limits, List<Path> hidden, List<Path> shown) {
    /** So that the watcher sees first what a file became too large by. */
    private static final long FILE_SLACK = 1 << 20;

    private static final long DATA_SLACK = 256 << 20;
    /** Threads count as processes to the system, and a virtual machine has dozens. */
    private static final int THREADS = 16;

    private static final Script LAUNCH = new Script("launch.sh");

    List<View> views() throws IOException {
        return Views.of(command, workDir, hidden, shown);
    }

    /**
     * The command behind the step that waits for the watcher and sets the system's own limits.
     *
     * @param ownUser whether processes are counted for this program alone, and not for all that its user runs
     */
    List<String> launched(boolean ownUser) {
        List<String> words = new ArrayList<>();
        words.add(workDir.toString());
        words.add(Long.toString((2 * limits.memoryBytes() + DATA_SLACK) / 1024));
        words.add(Long.toString((limits.outputBytes() + FILE_SLACK) / 512));
        words.add(ownUser ? Integer.toString(limits.processes() * THREADS) : "-");
        words.addAll(command);
        return LAUNCH.with(words);
    }

    /**
     * All that the program finds in its environment.
     *
     * @param privateFolder its home, and for its temporary files
     */
    Map<String, String> environment(Path privateFolder) {
        Map<String, String> environment = new LinkedHashMap<>();
        environment.put("PATH", Optional.ofNullable(System.getenv("PATH")).orElse("/usr/local/bin:/usr/bin:/bin"));
        environment.put("LANG", "C.UTF-8");
        environment.put("HOME", privateFolder.toString());
        environment.put("TMPDIR", privateFolder.toString());
        // A Java program would otherwise go by the whole machine's memory, and collect its garbage too late for the
        // limit.
        environment.put("JAVA_TOOL_OPTIONS", "-Xmx" + Math.max(2, limits.memoryBytes() * 3 / 4 >> 20) + "m");
        return environment;
    }
}
