package dev.drey.cli;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Splits the command line of a student's program into words, and checks that its files exist. Only blanks and quotation marks are
 * special, because no shell is involved.
 */
final class StudentCommand {
    /** Programs whose first argument, unless it is an option, is the script to run. */
    private static final Pattern INTERPRETER =
            Pattern.compile("(python|pypy|node|ruby|perl|php|lua|luajit|julia|Rscript|sh|bash|zsh)[0-9.]*");
    /** Arguments that are programs, whatever runs them. They can only be existing files: a run begins in an empty folder. */
    private static final Pattern PROGRAM_FILE =
            Pattern.compile("[^-\\s{]\\S*\\.(py|js|mjs|ts|rb|pl|php|lua|jl|R|sh|jar|java|exe|out)");

    private static final Set<String> SHELL_OPERATORS = Set.of("|", "||", "&", "&&", ";", "<", ">", ">>", "2>");

    private StudentCommand() {}

    /**
     * The words of a command that is given as one text or as several words. A word that names an existing file is replaced by the
     * file's absolute path, because the program runs in another folder.
     *
     * @throws IllegalArgumentException with a message for the user, if this is not a command line
     */
    static List<String> parse(List<String> given) {
        boolean oneText = given.size() == 1 && !Files.exists(Path.of(given.get(0)));
        List<String> words = oneText ? split(given.get(0)) : given;
        if (words.isEmpty() || words.get(0).isEmpty() || words.get(0).startsWith("-")) {
            throw new IllegalArgumentException(
                    "a command begins with the name of a program; found " + String.join(" ", given));
        }
        words.stream().filter(SHELL_OPERATORS::contains).findFirst().ifPresent(word -> {
            throw new IllegalArgumentException(
                    "the command is not run by a shell, so it cannot contain " + word + "; use sh -c '...'");
        });
        List<String> command =
                new ArrayList<>(words.stream().map(StudentCommand::absolute).toList());
        if (Files.isDirectory(Path.of(command.get(0)))) {
            // A folder with the name of the program is not meant.
            command.set(0, words.get(0));
        }
        return command;
    }

    /**
     * Checks that the program and the files in a command exist, so that a wrong name is reported once and not for each case.
     *
     * @return the problem, or empty if there is none
     */
    static Optional<String> problem(List<String> words) {
        String program = words.get(0);
        if (program.contains("/") && !Files.exists(Path.of(program))) {
            return Optional.of("no such file: " + program);
        }
        if (program.contains("/") && !Files.isExecutable(Path.of(program))) {
            return Optional.of(program + " is not executable; name its interpreter, as in 'python3 agent.py'");
        }
        if (!program.contains("/") && !isOnPath(program)) {
            return Optional.of("no such program on the PATH: " + program);
        }
        Path name = Path.of(program).getFileName();
        boolean interpreted =
                name != null && INTERPRETER.matcher(name.toString()).matches();
        for (int i = 1; i < words.size(); i++) {
            String word = words.get(i);
            boolean script = i == 1 && interpreted && !word.startsWith("-") && !word.contains("{");
            if ((script || PROGRAM_FILE.matcher(word).matches()) && !Files.exists(Path.of(word))) {
                return Optional.of("no such file: " + word);
            }
        }
        return Optional.empty();
    }

    private static boolean isOnPath(String program) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("/usr/local/bin:/usr/bin:/bin");
        return Pattern.compile(File.pathSeparator, Pattern.LITERAL)
                .splitAsStream(path)
                .map(folder -> Path.of(folder, program))
                .anyMatch(file -> Files.isRegularFile(file) && Files.isExecutable(file));
    }

    private static List<String> split(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quote != 0 && c == quote) {
                quote = 0;
            } else if (quote == 0 && (c == '\'' || c == '"')) {
                quote = c;
                inWord = true;
            } else if (quote == 0 && Character.isWhitespace(c)) {
                if (inWord) {
                    words.add(word.toString());
                }
                word.setLength(0);
                inWord = false;
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (quote != 0) {
            throw new IllegalArgumentException("a quotation mark " + quote + " is not closed");
        }
        if (inWord) {
            words.add(word.toString());
        }
        return words;
    }

    private static String absolute(String word) {
        try {
            Path path = Path.of(word);
            boolean isFile = !word.isEmpty() && Files.exists(path);
            return isFile ? path.toAbsolutePath().normalize().toString() : word;
        } catch (InvalidPathException e) {
            return word;
        }
    }
}
