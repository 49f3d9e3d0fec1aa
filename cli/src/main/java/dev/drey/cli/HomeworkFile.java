package dev.drey.cli;

import dev.drey.classroom.homework.BadHomework;
import dev.drey.classroom.homework.Homework;
import dev.drey.classroom.homework.HomeworkReader;
import dev.drey.cli.storage.TextFile;
import java.io.IOException;

/** Input files of homework as the command line names them. */
final class HomeworkFile {
    /** No input file is nearly as long; what is cut off here is an error long before. */
    private static final int MOST_BYTES = 1 << 16;

    private HomeworkFile() {}

    /**
     * What a file asks for; {@code -} is the standard input.
     *
     * @throws BadInput if it is malformed
     */
    static Homework read(String file) throws IOException {
        String name = file.equals(TextFile.STANDARD_INPUT) ? "standard input" : file;
        String text;
        try {
            text = TextFile.read(file, MOST_BYTES);
        } catch (IOException e) {
            throw new IOException(name + ": " + e.getMessage(), e);
        }
        try {
            return HomeworkReader.read(text);
        } catch (BadHomework e) {
            throw new BadInput(name + ", " + e.getMessage());
        }
    }
}
