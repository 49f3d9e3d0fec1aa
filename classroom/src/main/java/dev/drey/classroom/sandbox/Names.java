package dev.drey.classroom.sandbox;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/** The absolute paths in the words of a command: whole words, parts of class paths, values of options. */
final class Names {
    private static final Pattern BETWEEN = Pattern.compile("[:;,=\\s'\"]+");
    /** What options and files of arguments begin with, as in {@code -I/tmp/x} and {@code @/tmp/x}. */
    private static final Pattern BEFORE = Pattern.compile("^[-@][^/]*");

    private Names() {}

    static Set<Path> in(List<String> command) {
        Set<Path> paths = new LinkedHashSet<>();
        for (String word : command) {
            if (word.indexOf('\0') < 0) {
                add(paths, word);
                BETWEEN.splitAsStream(word).forEach(part -> add(paths, part));
            }
        }
        return paths;
    }

    private static void add(Set<Path> paths, String text) {
        String name = BEFORE.matcher(text).replaceFirst("");
        // All archives of a folder, in a class path.
        name = name.endsWith("/*") ? name.substring(0, name.length() - 1) : name;
        if (name.startsWith("/")) {
            paths.add(Path.of(name).normalize());
        }
    }
}
