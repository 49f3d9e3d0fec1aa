package dev.drey.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Symmetry;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Nearby positions in every game. */
final class NearbyPositionsTest {
    private static final int GAMES = 3;

    private static List<Position> randomGame(String game, long seed) {
        return randomGame(Games.game(game).start(), seed);
    }

    private static List<Position> randomGame(Position start, long seed) {
        Random random = new Random(seed);
        List<Position> positions = new ArrayList<>(List.of(start));
        for (Position now = start; !now.isOver(); ) {
            List<Move> moves = now.moves();
            now = now.play(moves.get(random.nextInt(moves.size())));
            positions.add(now);
        }
        return positions;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "squirrel-war:7",
                "santorini:CC",
                "santorini:CP",
                "adjacent-claim:3x3",
                "adjacent-claim:6x7",
                "shellos-shuffle",
                "othello"
            })
    void positionsWithinAFewPliesAreNearInEverySymmetry(String game) {
        Random random = new Random(3);
        for (int seed = 0; seed < GAMES; seed++) {
            List<Position> line = randomGame(game, seed);
            for (int ply = random.nextInt(3); ply < line.size(); ply += 3) {
                NearbyPositions near = new NearbyPositions(line.get(ply), FairPlay.PLIES);
                int from = Math.max(0, ply - FairPlay.PLIES);
                int to = Math.min(line.size() - 1, ply + FairPlay.PLIES);
                for (int other = from; other <= to; other++) {
                    Position position = line.get(other);
                    Symmetry symmetry = Symmetry.values()[random.nextInt(Symmetry.values().length)];
                    Position transformed = position.transform(symmetry);
                    assertThat(near.contains(position)).isTrue();
                    assertThat(near.contains(transformed)).isTrue();
                    assertThat(near.contains(NearbyPositions.exchanged(transformed)))
                            .isTrue();
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"squirrel-war:7", "santorini:PC", "adjacent-claim:5x5", "shellos-shuffle", "othello"})
    void positionsFartherAwayAreNotNear(String game) {
        for (int seed = 0; seed < GAMES; seed++) {
            List<Position> line = randomGame(game, seed);
            NearbyPositions near = new NearbyPositions(line.get(line.size() / 2), FairPlay.PLIES);
            List<Position> far = line.stream()
                    .filter(position ->
                            Math.abs(Reachability.size(position) - Reachability.size(line.get(line.size() / 2)))
                                    > FairPlay.PLIES)
                    .toList();
            assertThat(far).isNotEmpty().noneMatch(near::contains);
        }
    }

    /** Two games that diverged have no nearby positions after the opening. */
    @ParameterizedTest
    @ValueSource(strings = {"squirrel-war:7", "santorini:CC", "adjacent-claim:5x5", "shellos-shuffle", "othello"})
    void positionsOfADivergedGameAreNotNear(String game) {
        for (int seed = 0; seed < GAMES; seed++) {
            List<Position> line = randomGame(game, seed);
            NearbyPositions near = new NearbyPositions(line.get(12), FairPlay.PLIES);
            assertThat(randomGame(game, seed + 100)).noneMatch(near::contains);
        }
    }

    /** Compares with all positions up to two plies ahead, found by playing every move. */
    @ParameterizedTest
    @ValueSource(strings = {"squirrel-war:7", "santorini:CP", "adjacent-claim:3x3", "shellos-shuffle", "othello"})
    void reachabilityMatchesFullEnumeration(String game) {
        for (int seed = 0; seed < GAMES; seed++) {
            List<Position> line = randomGame(game, seed);
            Position start = line.get(line.size() / 2);
            Set<Position> ahead = new HashSet<>(Set.of(start));
            for (int ply = 0; ply < 2; ply++) {
                for (Position position : List.copyOf(ahead)) {
                    position.moves().forEach(move -> ahead.add(position.play(move)));
                }
            }
            ahead.stream()
                    .limit(300)
                    .forEach(position -> assertThat(Reachability.within(2, start, position))
                            .as(position::text)
                            .isTrue());
            Position sibling = line.get(line.size() / 2 - 1);
            for (Move move : sibling.moves()) {
                for (Position position : randomGame(sibling.play(move), seed)) {
                    assertThat(Reachability.within(2, start, position))
                            .as(position::text)
                            .isEqualTo(ahead.contains(position));
                }
            }
        }
    }

    @Test
    void positionsOfAnotherSetUpAreNotNear() {
        Position seven = Games.game("squirrel-war:7").start();
        NearbyPositions near = new NearbyPositions(seven, FairPlay.PLIES);
        assertThat(near.contains(Games.game("squirrel-war:8").start())).isFalse();
        assertThat(near.contains(seven.transform(Symmetry.ROTATE_90)))
                .as("the same map, turned")
                .isTrue();
        NearbyPositions claim =
                new NearbyPositions(Games.game("adjacent-claim:6x7").start(), FairPlay.PLIES);
        assertThat(claim.contains(Games.game("adjacent-claim:7x6").start())).isTrue();
        assertThat(claim.contains(Games.game("adjacent-claim:6x6").start())).isFalse();
        NearbyPositions cubes = new NearbyPositions(Games.game("santorini:CP").start(), FairPlay.PLIES);
        assertThat(cubes.contains(Games.game("santorini:CC").start())).isFalse();
    }

    @Test
    void forcedPassesCountAsPlies() {
        Position shut = Games.position("adjacent-claim:5x5:OX---/X----/-----/-----/-----:O");
        NearbyPositions near = new NearbyPositions(shut, 1);
        assertThat(near.contains(shut.play(Move.PASS))).isTrue();
        assertThat(Reachability.within(1, shut.play(Move.PASS), shut)).isFalse();
    }
}
