package dev.drey.server.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.server.lessons.Lesson.Step;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.json.JsonMapper;

/** Tests that lessons follow the rules, which the browser client does not know. */
final class LessonsTest {
    private static final Path FOLDER = Path.of("../web/src/learn/lessons");
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** A step of a lesson with one of its start positions. */
    record StepStart(String lesson, Step step, String position) {
        Position start() {
            return Games.position(position);
        }

        List<Move> solutions() {
            Position start = start();
            return start.moves().stream()
                    .filter(move -> step.goal().reachedBy(start, move))
                    .toList();
        }

        @Override
        public String toString() {
            return lesson + " " + step.key() + " " + position;
        }
    }

    static Stream<Lesson> lessons() {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.sorted().map(file -> JSON.readValue(file, Lesson.class)).toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Stream<StepStart> stepStarts() {
        return lessons().flatMap(LessonsTest::stepStarts);
    }

    private static Stream<StepStart> stepStarts(Lesson lesson) {
        return lesson.steps().stream()
                .flatMap(step ->
                        step.positions().stream().map(position -> new StepStart(lesson.kind(), step, position)));
    }

    @Test
    void everyGameHasLesson() {
        assertThat(lessons().map(Lesson::kind))
                .containsExactlyInAnyOrderElementsOf(
                        Games.all().stream().map(kind -> kind.id()).toList());
    }

    @ParameterizedTest
    @MethodSource("stepStarts")
    void positionsRoundTrip(StepStart stepStart) {
        Position start = stepStart.start();
        assertThat(start.text()).isEqualTo(stepStart.position());
        assertThat(start.game().kind().id()).isEqualTo(stepStart.lesson());
        assertThat(start.isOver()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void helpMoveReachesGoal(Lesson lesson) {
        for (Step step : lesson.steps()) {
            assertThat(stepStarts(lesson).filter(stepStart -> stepStart.step().equals(step)))
                    .as(step.key())
                    .anyMatch(stepStart -> stepStart.solutions().stream()
                            .anyMatch(move -> move.text().equals(step.help())));
        }
    }

    /** Some steps accept any move or have a single one; most must not. */
    @ParameterizedTest
    @MethodSource("lessons")
    void mostStepsHaveWrongMoves(Lesson lesson) {
        assertThat(stepStarts(lesson)
                        .filter(stepStart -> stepStart.solutions().size()
                                < stepStart.start().moves().size())
                        .map(stepStart -> stepStart.step().key())
                        .distinct())
                .hasSizeGreaterThan(lesson.steps().size() / 2);
    }

    @ParameterizedTest
    @MethodSource("stepStarts")
    void scriptIsLegalAfterEverySolution(StepStart stepStart) {
        for (Move solution : stepStart.solutions()) {
            Position position = stepStart.start().play(solution);
            for (String text : stepStart.step().script()) {
                Optional<Move> next = scriptedMove(position, text);
                assertThat(next).as("%s after %s", text, solution).isPresent();
                position = position.play(next.orElseThrow());
            }
        }
    }

    /** The first legal move of alternatives such as {@code a|b}. */
    private static Optional<Move> scriptedMove(Position position, String text) {
        return Arrays.stream(text.split("\\|", -1))
                .flatMap(wanted ->
                        position.moves().stream().filter(move -> move.text().equals(wanted)))
                .findFirst();
    }
}
