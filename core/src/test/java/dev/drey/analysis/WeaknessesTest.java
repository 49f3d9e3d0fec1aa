package dev.drey.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.GamePhase;
import dev.drey.rules.Side;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class WeaknessesTest {
    private static final int MAX_MOMENTS = 10;

    private static GameSummary.Mistake mistake(int ply, GamePhase phase, Optional<MoveReason.Kind> kind) {
        Side side = ply % 2 == 1 ? Side.FIRST : Side.SECOND;
        return new GameSummary.Mistake(
                ply, side, "A1", Mark.MISTAKE, true, phase, kind.map(one -> MoveReason.of(one, side)));
    }

    private static GameSummary.Mistake mistake(int ply, MoveReason.Kind kind) {
        return mistake(ply, GamePhase.MIDDLE, Optional.of(kind));
    }

    private static Weaknesses.PlayedGame played(String id, String kind, Side side, GameSummary.Mistake... mistakes) {
        return new Weaknesses.PlayedGame(id, kind, Set.of(side), new GameSummary(13, 12, List.of(mistakes)));
    }

    @Test
    void countsOnlyMovesOfPlayer() {
        Weaknesses first = Weaknesses.of(
                List.of(played(
                        "g",
                        "othello",
                        Side.FIRST,
                        mistake(3, MoveReason.Kind.CORNER),
                        mistake(4, MoveReason.Kind.CORNER))),
                MAX_MOMENTS);
        assertThat(first.moves()).isEqualTo(13);
        assertThat(first.mistakes()).isEqualTo(1);
        assertThat(first.groups().get(0).moments())
                .extracting(moment -> moment.mistake().ply())
                .containsExactly(3);
    }

    @Test
    void countsBothSidesOfPlayer() {
        GameSummary summary = new GameSummary(
                13, 12, List.of(mistake(3, MoveReason.Kind.CORNER), mistake(4, MoveReason.Kind.CORNER)));
        Weaknesses both = Weaknesses.of(
                List.of(new Weaknesses.PlayedGame("g", "othello", Set.of(Side.FIRST, Side.SECOND), summary)),
                MAX_MOMENTS);
        assertThat(both.moves()).isEqualTo(25);
        assertThat(both.mistakes()).isEqualTo(2);
    }

    /** Several kinds of reasons belong to one category. */
    @Test
    void groupsByCategoryGameAndPhaseMostFrequentFirst() {
        Weaknesses weaknesses = Weaknesses.of(
                List.of(
                        played(
                                "new",
                                "squirrel-war",
                                Side.FIRST,
                                mistake(3, GamePhase.OPENING, Optional.empty()),
                                mistake(9, MoveReason.Kind.RAID_ALLOWED),
                                mistake(11, MoveReason.Kind.RAID)),
                        played("other", "othello", Side.FIRST, mistake(9, MoveReason.Kind.RAID_ALLOWED)),
                        played("old", "squirrel-war", Side.SECOND, mistake(10, MoveReason.Kind.RAID_PREVENTED))),
                MAX_MOMENTS);
        assertThat(weaknesses.mistakes()).isEqualTo(5);
        assertThat(weaknesses.groups())
                .extracting(
                        Weaknesses.Group::kind,
                        Weaknesses.Group::label,
                        Weaknesses.Group::game,
                        Weaknesses.Group::phase,
                        Weaknesses.Group::count)
                .containsExactly(
                        tuple("raids-left-open", "Raids left open", "squirrel-war", GamePhase.MIDDLE, 2),
                        tuple("raids-left-open", "Raids left open", "othello", GamePhase.MIDDLE, 1),
                        tuple("other", "No short reason found", "squirrel-war", GamePhase.OPENING, 1),
                        tuple("raids-missed", "Raids missed", "squirrel-war", GamePhase.MIDDLE, 1));
        assertThat(weaknesses.groups().get(0).moments())
                .extracting(Weaknesses.Moment::game)
                .containsExactly("new", "old");
    }

    @Test
    void showsNewestMomentsAndCountsAll() {
        List<Weaknesses.PlayedGame> games = IntStream.range(0, 12)
                .mapToObj(i -> played("g" + i, "othello", Side.FIRST, mistake(9, MoveReason.Kind.CORNER)))
                .toList();
        Weaknesses.Group group = Weaknesses.of(games, MAX_MOMENTS).groups().get(0);
        assertThat(group.count()).isEqualTo(12);
        assertThat(group.moments()).hasSize(MAX_MOMENTS);
        assertThat(group.moments().get(0).game()).isEqualTo("g0");
    }

    /** A client could not tell two categories with the same code apart. */
    @Test
    void everyCategoryHasUniqueCode() {
        List<Weaknesses.PlayedGame> games = Arrays.stream(MoveReason.Kind.values())
                .map(kind -> played(kind.code(), "othello", Side.FIRST, mistake(1, kind)))
                .toList();
        List<Weaknesses.Group> groups = Weaknesses.of(games, MAX_MOMENTS).groups();
        assertThat(groups).hasSize((int) Arrays.stream(MoveReason.Kind.values())
                .map(MoveReason.Kind::category)
                .distinct()
                .count());
        assertThat(groups)
                .extracting(Weaknesses.Group::kind)
                .doesNotHaveDuplicates()
                .doesNotContain(Weaknesses.OTHER)
                .allMatch(kind -> kind.matches("[a-z]+(-[a-z]+)*"));
    }
}
