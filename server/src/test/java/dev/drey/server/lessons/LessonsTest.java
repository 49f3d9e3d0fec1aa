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

/** The client knows no rules, so nothing there would notice a lesson that breaks them. */
final class LessonsTest {
    private static final Path FOLDER = Path.of("../web/src/learn/lessons");
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** A place where a step can begin. */
    record Place(String lesson, Step step, String position) {
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

    static Stream<Place> places() {
        return lessons().flatMap(LessonsTest::places);
    }

    private static Stream<Place> places(Lesson lesson) {
        return lesson.steps().stream()
                .flatMap(step -> step.positions().stream().map(position -> new Place(lesson.kind(), step, position)));
    }

    @Test
    void everyGameHasOne() {
        assertThat(lessons().map(Lesson::kind))
                .containsExactlyInAnyOrderElementsOf(
                        Games.all().stream().map(kind -> kind.id()).toList());
    }

    @ParameterizedTest
    @MethodSource("places")
    void everyPositionIsReadAndWrittenAlike(Place place) {
        Position start = place.start();
        assertThat(start.text()).isEqualTo(place.position());
        assertThat(start.game().kind().id()).isEqualTo(place.lesson());
        assertThat(start.isOver()).isFalse();
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void everyGoalCanBeReachedAsTheHelpSays(Lesson lesson) {
        for (Step step : lesson.steps()) {
            assertThat(places(lesson).filter(place -> place.step().equals(step)))
                    .as(step.key())
                    .anyMatch(place -> place.solutions().stream()
                            .anyMatch(move -> move.text().equals(step.help())));
        }
    }

    /** Some steps let one do anything, or have a single move; they must not be all. */
    @ParameterizedTest
    @MethodSource("lessons")
    void mostStepsCanBeGotWrong(Lesson lesson) {
        assertThat(places(lesson)
                        .filter(place ->
                                place.solutions().size() < place.start().moves().size())
                        .map(place -> place.step().key())
                        .distinct())
                .hasSizeGreaterThan(lesson.steps().size() / 2);
    }

    @ParameterizedTest
    @MethodSource("places")
    void theScriptCanFollowEveryMoveThatReachesTheGoal(Place place) {
        for (Move solution : place.solutions()) {
            Position position = place.start().play(solution);
            for (String text : place.step().script()) {
                Optional<Move> next = scripted(position, text);
                assertThat(next).as("%s after %s", text, solution).isPresent();
                position = position.play(next.orElseThrow());
            }
        }
    }

    /** Of {@code a|b} the first that is legal. */
    private static Optional<Move> scripted(Position position, String text) {
        return Arrays.stream(text.split("\\|", -1))
                .flatMap(wanted ->
                        position.moves().stream().filter(move -> move.text().equals(wanted)))
                .findFirst();
    }
}
