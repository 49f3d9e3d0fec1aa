package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;

/** Only limits: the program can do whatever its user can. */
final class Bare implements Way {
    /** Tells the program's processes from others, however they detach themselves. */
    static final String MARK = "DREY_RUN";

    @Override
    public String name() {
        return "none";
    }

    @Override
    public boolean confined() {
        return false;
    }

    @Override
    public Run run(Task task) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>(ownSession());
        line.addAll(task.launched(false));
        try (Workspace home = Workspace.create()) {
            Map<String, String> environment = task.environment(home.folder());
            environment.put(MARK, "drey-" + UUID.randomUUID().toString());
            return new Execution(task, line, environment, List.of(task.workDir(), home.folder()), 0).run();
        }
    }

    private static List<String> ownSession() {
        return Stream.of("/usr/bin/setsid", "/bin/setsid")
                .filter(program -> Files.isExecutable(Path.of(program)))
                .limit(1)
                .toList();
    }
}
