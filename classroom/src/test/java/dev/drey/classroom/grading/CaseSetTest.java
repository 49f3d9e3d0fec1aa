package dev.drey.classroom.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.drey.classroom.comparison.ReferenceAnswers;
import dev.drey.classroom.homework.HomeworkCase;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cases are written to and read from folders, and invalid cases are rejected. */
final class CaseSetTest {
    private static final CaseSet GENERATED = CaseGenerator.generate(5, 9);

    private final ReferenceAnswers reference = new ReferenceAnswers();

    @TempDir
    private Path folder;

    @Test
    void readsWrittenCases() throws IOException {
        GENERATED.write(folder, reference);

        assertThat(CaseSet.read(folder, reference)).isEqualTo(GENERATED);
        assertThat(folder.resolve("002-minimax/next_state.txt")).exists();
        assertThat(folder.resolve("002-minimax/traverse_log.txt")).exists();
        assertThatExceptionOfType(FileAlreadyExistsException.class)
                .isThrownBy(() -> GENERATED.write(folder, reference));
    }

    @Test
    void readsFolderWithInputAsSingleCase() throws IOException {
        GENERATED.write(folder, reference);

        assertThat(CaseSet.read(folder.resolve("003-alpha-beta"), reference).cases())
                .containsExactly(GENERATED.cases().get(2));
    }

    @Test
    void ignoresOtherFilesAndFolders() throws IOException {
        GENERATED.write(folder, reference);
        Files.createDirectory(folder.resolve("000-notes"));
        Files.writeString(folder.resolve("README"), "cases of last year");

        assertThat(CaseSet.read(folder, reference)).isEqualTo(GENERATED);
    }

    @Test
    void rejectsFolderWithoutCases() {
        assertThatExceptionOfType(CaseSet.InvalidCaseException.class)
                .isThrownBy(() -> CaseSet.read(folder, reference))
                .withMessage(folder + ": no cases; expected one folder per case, each with an input.txt");
    }

    @Test
    void rejectsMalformedInput() throws IOException {
        GENERATED.write(folder, reference);
        Path input = folder.resolve("003-alpha-beta/input.txt");
        Files.writeString(input, Files.readString(input).replaceFirst("[XO]", "Z"));

        assertThatExceptionOfType(CaseSet.InvalidCaseException.class)
                .isThrownBy(() -> CaseSet.read(folder, reference))
                .withMessage(input + ": line 2, column 1: found 'Z'; expected a player, X or O");
    }

    @Test
    void rejectsHugeInput() throws IOException {
        Path input = Files.write(folder.resolve("input.txt"), new byte[1 << 20]);

        assertThatExceptionOfType(CaseSet.InvalidCaseException.class)
                .isThrownBy(() -> CaseSet.read(folder, reference))
                .withMessage(input + ": more than 65536 bytes; expected the lines of one task");
    }

    @Test
    void rejectsWrongAnswerKey() throws IOException {
        GENERATED.write(folder, reference);
        Path key = folder.resolve("002-minimax/traverse_log.txt");
        String log = Files.readString(key);
        Files.writeString(key, log.replaceFirst("root,0,-Infinity", "root,0,0"));

        assertThatExceptionOfType(CaseSet.InvalidCaseException.class)
                .isThrownBy(() -> CaseSet.read(folder, reference))
                .withMessage(key + ": not the correct answer: line 2: expected root,0,-Infinity, found root,0,0");
    }

    @Test
    void ignoresLineTerminatorsOfAnswerKey() throws IOException {
        GENERATED.write(folder, reference);
        for (HomeworkCase homeworkCase : GENERATED.cases()) {
            Path key = folder.resolve(homeworkCase.name())
                    .resolve(homeworkCase.homework().answers().get(0).fileName());
            Files.writeString(key, Files.readString(key).replace("\n", "\r\n"));
        }

        assertThat(CaseSet.read(folder, reference)).isEqualTo(GENERATED);
    }
}
