package dev.drey.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A student's command line as words. No shell reads it: there are blanks and quotation marks, and nothing else is special. */
final class CommandWords {
    private static final Set<String> FOR_SHELLS = Set.of("|", "||", "&", "&&", ";", "<", ">", ">>", "2>");

    private CommandWords() {}

    /**
     * The words of a command given as one text or as several words. A word that names a file which is there becomes the file's
     * whole path, as the program will run elsewhere.
     *
     * @throws IllegalArgumentException if it is no command line; the message says why
     */
    static List<String> of(List<String> given) {
        boolean oneText = given.size() == 1 && !Files.exists(Path.of(given.get(0)));
        List<String> words = oneText ? split(given.get(0)) : given;
        if (words.isEmpty() || words.get(0).isEmpty() || words.get(0).startsWith("-")) {
            throw new IllegalArgumentException("a command begins with a program, not like this: " + given);
        }
        words.stream().filter(FOR_SHELLS::contains).findFirst().ifPresent(word -> {
            throw new IllegalArgumentException(
                    "no shell reads the command, so " + word + " means nothing in it; write sh -c '...'");
        });
        List<String> whole =
                new ArrayList<>(words.stream().map(CommandWords::whole).toList());
        if (Files.isDirectory(Path.of(whole.get(0)))) {
            // A folder that is called like the program is not meant.
            whole.set(0, words.get(0));
        }
        return whole;
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

    private static String whole(String word) {
        try {
            Path path = Path.of(word);
            boolean isFile = !word.isEmpty() && Files.exists(path);
            return isFile ? path.toAbsolutePath().normalize().toString() : word;
        } catch (InvalidPathException e) {
            return word;
        }
    }
}
