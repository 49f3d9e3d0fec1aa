package dev.drey.classroom.grade.set;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.drey.classroom.grade.cases.GradeCase;
import dev.drey.classroom.grade.compare.RightAnswers;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Cases are read from folders, and a wrong one grades nobody. */
final class CaseSetTest {
    private static final CaseSet MADE = CaseMaker.make(5, 9);

    private final RightAnswers right = new RightAnswers();

    @TempDir
    private Path folder;

    @Test
    void whatIsWrittenIsReadBack() throws IOException {
        MADE.write(folder, right);

        assertThat(CaseSet.read(folder, right)).isEqualTo(MADE);
        assertThat(folder.resolve("002-minimax/next_state.txt")).exists();
        assertThat(folder.resolve("002-minimax/traverse_log.txt")).exists();
        assertThatExceptionOfType(FileAlreadyExistsException.class).isThrownBy(() -> MADE.write(folder, right));
    }

    @Test
    void aFolderWithAnInputIsACase() throws IOException {
        MADE.write(folder, right);

        assertThat(CaseSet.read(folder.resolve("003-alpha-beta"), right).cases())
                .containsExactly(MADE.cases().get(2));
    }

    @Test
    void otherThingsInTheFolderAreNoCases() throws IOException {
        MADE.write(folder, right);
        Files.createDirectory(folder.resolve("000-notes"));
        Files.writeString(folder.resolve("README"), "cases of last year");

        assertThat(CaseSet.read(folder, right)).isEqualTo(MADE);
    }

    @Test
    void noCasesAreAnError() {
        assertThatExceptionOfType(BadCase.class)
                .isThrownBy(() -> CaseSet.read(folder, right))
                .withMessage(folder + ": no cases; expected folders with an input.txt in each");
    }

    @Test
    void aMalformedCaseIsNamed() throws IOException {
        MADE.write(folder, right);
        Path input = folder.resolve("003-alpha-beta/input.txt");
        Files.writeString(input, Files.readString(input).replaceFirst("[XO]", "Z"));

        assertThatExceptionOfType(BadCase.class)
                .isThrownBy(() -> CaseSet.read(folder, right))
                .withMessage(input + ": line 2, column 1: 'Z'; expected a player, X or O");
    }

    @Test
    void aHugeInputIsNotRead() throws IOException {
        Path input = Files.write(folder.resolve("input.txt"), new byte[1 << 20]);

        assertThatExceptionOfType(BadCase.class)
                .isThrownBy(() -> CaseSet.read(folder, right))
                .withMessage(input + ": more than 65536 bytes; expected the lines of one task");
    }

    @Test
    void aWrongKeyIsNamed() throws IOException {
        MADE.write(folder, right);
        Path key = folder.resolve("002-minimax/traverse_log.txt");
        String log = Files.readString(key);
        Files.writeString(key, log.replaceFirst("root,0,-Infinity", "root,0,0"));

        assertThatExceptionOfType(BadCase.class)
                .isThrownBy(() -> CaseSet.read(folder, right))
                .withMessage(key + ": this is not the right answer: line 2: expected root,0,-Infinity, found root,0,0");
    }

    @Test
    void aKeyMayEndItsLinesOtherwise() throws IOException {
        MADE.write(folder, right);
        for (GradeCase grade : MADE.cases()) {
            Path key = folder.resolve(grade.name())
                    .resolve(grade.homework().answers().get(0).file());
            Files.writeString(key, Files.readString(key).replace("\n", "\r\n"));
        }

        assertThat(CaseSet.read(folder, right)).isEqualTo(MADE);
    }
}
