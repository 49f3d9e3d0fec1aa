package dev.drey.cli;

import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.homework.HomeworkFormatException;
import dev.drey.classroom.homework.HomeworkReader;
import dev.drey.cli.storage.TextFile;
import java.io.IOException;

/** Reads homework input files for the command line. */
final class HomeworkFile {
    /** Far more than any valid input file; a longer one is malformed even if truncated. */
    private static final int MAX_BYTES = 1 << 16;

    private HomeworkFile() {}

    /**
     * Reads a file; {@code -} means the standard input.
     *
     * @throws BadInput if the file is malformed
     */
    static Homework read(String file) throws IOException {
        String name = file.equals(TextFile.STANDARD_INPUT) ? "standard input" : file;
        String text;
        try {
            text = TextFile.read(file, MAX_BYTES);
        } catch (IOException e) {
            throw new IOException(name + ": " + e.getMessage(), e);
        }
        try {
            return HomeworkReader.read(text);
        } catch (HomeworkFormatException e) {
            throw new BadInput(name + ", " + e.getMessage());
        }
    }
}
