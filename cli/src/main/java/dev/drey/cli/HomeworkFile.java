package dev.drey.cli;

import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.homework.HomeworkFormatException;
import dev.drey.classroom.homework.HomeworkReader;
import dev.drey.cli.storage.TextFile;
import dev.drey.rules.squirrel.NutMap;
import java.io.IOException;
import java.io.PrintWriter;

/** Reads homework input files for the command line. */
final class HomeworkFile {
    /** Far more than any valid input file; a longer one is malformed even if truncated. */
    private static final int MAX_BYTES = 1 << 16;

    private HomeworkFile() {}

    /**
     * Reads a file whose position is to be analysed by the engine; {@code -} means the standard input.
     *
     * @throws BadInput if the file is malformed, or the values of its cells are too great for the engine
     */
    static Homework read(String file) throws IOException {
        Homework homework = parse(file);
        if (homework.nuts().total() > NutMap.MAX_TOTAL) {
            throw new BadInput(name(file) + ": the values of the cells add up to "
                    + homework.nuts().total() + "; the engine can analyse at most " + NutMap.MAX_TOTAL);
        }
        return homework;
    }

    /**
     * Reads a file and warns about values outside the rules; {@code -} means the standard input.
     *
     * @throws BadInput if the file is malformed
     */
    static Homework read(String file, PrintWriter warnings) throws IOException {
        Homework homework = parse(file);
        homework.valueWarning().ifPresent(text -> warnings.println("drey: warning: " + name(file) + ": " + text));
        return homework;
    }

    private static Homework parse(String file) throws IOException {
        String text;
        try {
            text = TextFile.read(file, MAX_BYTES);
        } catch (IOException e) {
            throw new IOException(name(file) + ": " + e.getMessage(), e);
        }
        try {
            return HomeworkReader.read(text);
        } catch (HomeworkFormatException e) {
            throw new BadInput(name(file) + ", " + e.getMessage());
        }
    }

    private static String name(String file) {
        return file.equals(TextFile.STANDARD_INPUT) ? "standard input" : file;
    }
}
