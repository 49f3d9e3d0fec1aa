package dev.drey.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import dev.drey.rules.Symmetry;
import dev.drey.server.room.Reachability.Board;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
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

    /** Decides about single positions with a budget that is never exhausted. */
    private record Near(Position centre, int plies) {
        boolean contains(Position position) {
            return !new NearbyPositions(List.of(centre), plies)
                    .among(List.of(position), new NodeBudget(Integer.MAX_VALUE))
                    .isEmpty();
        }
    }

    private static boolean isReachable(int plies, Position earlier, Position later) {
        return Reachability.within(plies, Board.of(earlier), Board.of(later), new NodeBudget(Integer.MAX_VALUE));
    }

    private static int size(Position position) {
        return BoardContent.of(position).size();
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
                Near near = new Near(line.get(ply), FairPlay.PLIES);
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
            Near near = new Near(line.get(line.size() / 2), FairPlay.PLIES);
            List<Position> far = line.stream()
                    .filter(position -> Math.abs(size(position) - size(line.get(line.size() / 2))) > FairPlay.PLIES)
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
            Near near = new Near(line.get(12), FairPlay.PLIES);
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
                    .forEach(position -> assertThat(isReachable(2, start, position))
                            .as(position::text)
                            .isTrue());
            Position sibling = line.get(line.size() / 2 - 1);
            for (Move move : sibling.moves()) {
                for (Position position : randomGame(sibling.play(move), seed)) {
                    assertThat(isReachable(2, start, position))
                            .as(position::text)
                            .isEqualTo(ahead.contains(position));
                }
            }
        }
    }

    @Test
    void positionsOfAnotherSetUpAreNotNear() {
        Position seven = Games.game("squirrel-war:7").start();
        Near near = new Near(seven, FairPlay.PLIES);
        assertThat(near.contains(Games.game("squirrel-war:8").start())).isFalse();
        assertThat(near.contains(seven.transform(Symmetry.ROTATE_90)))
                .as("the same map, turned")
                .isTrue();
        Near claim = new Near(Games.game("adjacent-claim:6x7").start(), FairPlay.PLIES);
        assertThat(claim.contains(Games.game("adjacent-claim:7x6").start())).isTrue();
        assertThat(claim.contains(Games.game("adjacent-claim:6x6").start())).isFalse();
        Near cubes = new Near(Games.game("santorini:CP").start(), FairPlay.PLIES);
        assertThat(cubes.contains(Games.game("santorini:CC").start())).isFalse();
    }

    @Test
    void forcedPassesCountAsPlies() {
        Position shut = Games.position("adjacent-claim:5x5:OX---/X----/-----/-----/-----:O");
        Near near = new Near(shut, 1);
        assertThat(near.contains(shut.play(Move.PASS))).isTrue();
        assertThat(isReachable(1, shut.play(Move.PASS), shut)).isFalse();
    }

    /** Santorini players who fight for the centre, which makes the most positions possible by their tiles. */
    private static List<Position> centralGame(Position start, Random random) {
        List<Position> positions = new ArrayList<>(List.of(start));
        for (Position now = start; !now.isOver(); ) {
            List<Move> central = now.moves().stream()
                    .filter(move -> move.path().stream().allMatch(cell -> cell.row() % 4 != 0 && cell.col() % 4 != 0))
                    .toList();
            List<Move> moves = central.isEmpty() ? now.moves() : central;
            now = now.play(moves.get(random.nextInt(moves.size())));
            positions.add(now);
        }
        return positions;
    }

    /** A player with three running games that began like the game which the player studies. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "squirrel-war:7",
                "santorini:CC",
                "santorini:PP",
                "adjacent-claim:8x8",
                "shellos-shuffle",
                "othello"
            })
    void studyOfWholeGameNeedsSmallPartOfBudget(String game) {
        Random random = new Random(7);
        for (int i = 0; i < 100; i++) {
            List<Position> line = centralGame(Games.game(game).start(), random);
            List<Position> running = new ArrayList<>();
            while (running.size() < 3) {
                List<Position> own = centralGame(line.get(random.nextInt(Math.min(20, line.size()))), random);
                running.add(own.get(Math.min(own.size() - 1, random.nextInt(5))));
            }
            NodeBudget budget = new NodeBudget(FairPlay.MAX_NODES);
            assertThat(new NearbyPositions(running, FairPlay.PLIES).among(line, budget))
                    .as("the line passes near the games")
                    .isNotEmpty();
            assertThat(budget.used()).isLessThan(FairPlay.MAX_NODES / 4);
        }
    }

    /** These pieces cannot have built these tiles, but this takes hundreds of nodes to find out. */
    private static final Position FEW_TILES = Games.position("santorini:PP:0X000O0/00000/00000/00000/00X000O:X");

    private static final Position MORE_TILES = Games.position("santorini:PP:00000/00X100/00010/00X000/01O010O:X");

    @Test
    void exhaustedBudgetCountsUndecidedPositionsAsNear() {
        NearbyPositions near = new NearbyPositions(List.of(FEW_TILES), FairPlay.PLIES);
        NodeBudget enough = new NodeBudget(FairPlay.MAX_NODES);
        assertThat(near.among(List.of(MORE_TILES), enough)).isEmpty();
        assertThat(enough.used()).isGreaterThan(400);
        NodeBudget small = new NodeBudget(100);
        Position impossible = Games.position("santorini:PP:0X111O1/11111/00000/00000/00X000O:X");
        assertThat(near.among(List.of(MORE_TILES, impossible, FEW_TILES), small))
                .isEqualTo(Map.of(MORE_TILES, FEW_TILES, FEW_TILES, FEW_TILES));
        assertThat(small.used()).isEqualTo(100);
    }

    @Test
    void centresThatCountAsTheSameCostNothing() {
        NodeBudget once = new NodeBudget(FairPlay.MAX_NODES);
        new NearbyPositions(List.of(FEW_TILES), FairPlay.PLIES).among(List.of(MORE_TILES), once);
        List<Position> same = new ArrayList<>(List.of(FEW_TILES, NearbyPositions.exchanged(FEW_TILES)));
        for (Symmetry symmetry : Symmetry.values()) {
            same.add(FEW_TILES.transform(symmetry));
        }
        NodeBudget all = new NodeBudget(FairPlay.MAX_NODES);
        new NearbyPositions(same, FairPlay.PLIES).among(List.of(MORE_TILES, MORE_TILES), all);
        assertThat(all.used()).isEqualTo(once.used());
    }
}
