package dev.drey.classroom.sandbox;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Confines with bubblewrap, the small program that Flatpak confines with. */
final class Bubblewrap implements Way {
    @Override
    public String name() {
        return "bwrap";
    }

    @Override
    public boolean confined() {
        return true;
    }

    @Override
    public Run run(Task task) throws IOException, InterruptedException {
        List<String> line = new ArrayList<>();
        add(line, "bwrap --unshare-user --unshare-pid --unshare-net --unshare-ipc --unshare-uts --unshare-cgroup-try");
        add(line, "--disable-userns --cap-drop ALL --die-with-parent --new-session --ro-bind / /");
        String bytes = Long.toString(task.limits().outputBytes());
        add(line, "--dev /dev --size " + bytes + " --perms 1777 --tmpfs /dev/shm --remount-ro /dev");
        // Without it a program of root's could write to /proc/sys, with no more right than its user's number.
        add(line, "--proc /proc --remount-ro /proc");
        List<View> views = task.views();
        for (View view : views) {
            String source = view.source().toString();
            String target = view.target().toString();
            line.addAll(
                    switch (view.kind()) {
                        case EMPTY -> List.of("--tmpfs", target);
                        case SCRATCH -> List.of("--size", bytes, "--perms", "1777", "--tmpfs", target);
                        case NOTHING -> List.of("--ro-bind", "/dev/null", target);
                        case READ -> List.of("--ro-bind", source, target);
                        case WRITE -> List.of("--bind", source, target);
                    });
        }
        // Only now, as some views lie in empty folders.
        for (View view : views) {
            if (view.kind() == View.Kind.EMPTY) {
                line.addAll(List.of("--remount-ro", view.target().toString()));
            }
        }
        line.add("--");
        line.addAll(task.launched(true));
        return new Execution(task, line, task.environment(Path.of("/tmp")), List.of(task.workDir()), 2).run();
    }

    private static void add(List<String> line, String words) {
        line.addAll(List.of(words.split(" ", -1)));
    }
}
