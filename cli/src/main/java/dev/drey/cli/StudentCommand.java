package dev.drey.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Splits the command line of a student's program into words. Only blanks and quotation marks are special, as no shell is involved. */
final class StudentCommand {
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
            throw new IllegalArgumentException("a command begins with a program, not like this: " + given);
        }
        words.stream().filter(SHELL_OPERATORS::contains).findFirst().ifPresent(word -> {
            throw new IllegalArgumentException(
                    "no shell reads the command, so " + word + " means nothing in it; write sh -c '...'");
        });
        List<String> command =
                new ArrayList<>(words.stream().map(StudentCommand::absolute).toList());
        if (Files.isDirectory(Path.of(command.get(0)))) {
            // A folder with the name of the program is not meant.
            command.set(0, words.get(0));
        }
        return command;
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
