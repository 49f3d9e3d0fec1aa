package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Confines with the namespaces themselves: the tools of util-linux and a script. */
final class Unshared implements Way {
    private static final Script CONFINE = new Script("confine.sh");

    /** If this program dies, the first one does; if that dies, its child, the first process of the namespaces; then all. */
    private static final List<String> NAMESPACES = List.of(
            ("setpriv --pdeathsig KILL -- unshare --user --map-root-user --mount --pid --net --ipc --uts --cgroup"
                            + " --fork --kill-child")
                    .split(" ", -1));

    @Override
    public String name() {
        return "unshare";
    }

    @Override
    public boolean confined() {
        return true;
    }

    @Override
    public Run run(Task task) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>();
        words.add(Long.toString(task.limits().outputBytes()));
        for (View view : task.views()) {
            words.add(view.kind().name());
            words.add(view.source().toString());
            words.add(oneLine(view.target()));
        }
        words.add("--");
        words.addAll(task.launched(true));
        List<String> line = new ArrayList<>(NAMESPACES);
        line.addAll(CONFINE.with(words));
        return new Execution(task, line, task.environment(Path.of("/tmp")), List.of(task.workDir()), 2).run();
    }

    /** The script keeps a list of folders, one a line. */
    private static String oneLine(Path path) throws IOException {
        String text = path.toString();
        if (text.indexOf('\n') >= 0) {
            throw new IOException("the name of a folder has a line end in it: " + text);
        }
        return text;
    }
}
