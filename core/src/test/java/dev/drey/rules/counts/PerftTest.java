package dev.drey.rules.counts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class PerftTest {
    @ParameterizedTest
    @MethodSource
    void countsLeaves(PerftCount count) {
        assertThat(count.start().perft(count.depth())).isEqualTo(count.expected());
    }

    /** With {@code -Ddrey.deep} also the counts that take longer. */
    static Stream<PerftCount> countsLeaves() {
        boolean deep = System.getProperty("drey.deep") != null;
        return Stream.concat(of("leaves"), deep ? of("deep-leaves") : Stream.of());
    }

    @ParameterizedTest
    @MethodSource
    void countsDistinctPositions(PerftCount count) {
        Set<Position> positions = Set.of(count.start());
        for (int ply = 0; ply < count.depth(); ply++) {
            positions = next(positions);
        }
        assertThat(positions).hasSize((int) count.expected());
    }

    static Stream<PerftCount> countsDistinctPositions() {
        return of("distinct");
    }

    private static Set<Position> next(Set<Position> positions) {
        Set<Position> next = new HashSet<>();
        for (Position position : positions) {
            for (Move move : position.moves()) {
                next.add(position.play(move));
            }
        }
        return next;
    }

    private static Stream<PerftCount> of(String kind) {
        return PerftCount.all().stream().filter(count -> count.kind().equals(kind));
    }

    @Test
    void coversEveryGame() {
        assertThat(PerftCount.all())
                .extracting(count -> count.start().game().kind())
                .containsAll(Games.all());
        assertThat(PerftCount.all())
                .extracting(PerftCount::kind)
                .as("every count is tested")
                .isSubsetOf(List.of("leaves", "deep-leaves", "distinct"));
    }
}
