package dev.drey.analysis.explain;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.analysis.explain.MoveReason.Kind;
import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.engine.Verdict;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.ParsedMove;
import dev.drey.rules.Position;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class ExplainerTest {
    private static final Position RAIDED = Games.position("squirrel-war:7:OOOXO/X-XXX/OXXOO/X-OOO/XOX-X:X");
    private static final String FIFTIES =
            String.join("/", Collections.nCopies(5, String.join(",", Collections.nCopies(5, "50"))));
    private static final Position SUMMIT = Games.position("santorini:CC:00001/1X0002O/220X03/10000/00000O:X");

    private static Verdict estimated(Position position, int estimate, String... line) {
        List<Move> moves = new ArrayList<>();
        Position at = position;
        for (String text : line) {
            Move move = ((ParsedMove.Legal) at.read(text)).move();
            moves.add(move);
            at = at.play(move);
        }
        Range widest = new Range(-10_000, 10_000);
        return new Verdict(
                position.game().scored(),
                moves.get(0),
                widest,
                widest,
                estimate,
                4,
                Values.chance(estimate, 128),
                moves);
    }

    private static List<Kind> kinds(List<MoveReason> reasons) {
        return reasons.stream().map(MoveReason::kind).toList();
    }

    @Test
    void estimatedMistakeIsExplainedOnlyByReply() {
        Position position = Games.position("squirrel-war:" + FIFTIES + ":O----/-----/-----/-----/-----:X");
        Verdict played = estimated(position, -100 * Values.POINT, "A3", "A2");
        Verdict best = estimated(position, 0, "E5", "E1");
        List<MoveReason> reasons = new Explainer().mistake(position, played, best, Prober.NONE);
        assertThat(reasons.stream().map(ReasonText::sentence))
                .containsExactly("O raids A2 and takes A3, 100 nuts; E5 prevents it.");
    }

    @Test
    void raidPossibleAfterBetterMoveExplainsNoEstimate() {
        Verdict played = estimated(RAIDED, -100 * Values.POINT, "B2", "B4");
        Verdict best = estimated(RAIDED, 0, "D5", "B2");
        assertThat(new Explainer().mistake(RAIDED, played, best, Prober.NONE)).isEmpty();
    }

    @Test
    void stepOntoLevelThreeNeedsNoProof() {
        Verdict played = estimated(SUMMIT, -900, "10-00+01", "14-24");
        Verdict best = estimated(SUMMIT, 0, "22-23+24");
        List<MoveReason> reasons = new Explainer().mistake(SUMMIT, played, best, Prober.NONE);
        assertThat(kinds(reasons)).containsExactly(Kind.WIN_ALLOWED);
        assertThat(reasons.get(0).only()).isTrue();
        assertThat(kinds(new Explainer().hint(SUMMIT, best, List.of(best, played), Prober.NONE)))
                .containsExactly(Kind.TOWER_KILLED);
    }

    @Test
    void cornerGivenAwayNeedsNoProof() {
        Position position =
                Games.position("othello:--------/--------/--XXXX--/--XOOX--/--XXXX--/--------/--------/--------:O");
        Position opened = Games.position(
                "shellos-shuffle:--------/--------/--X-----/---OX---/---XO---/--------/--------/--------:O");
        Verdict played = estimated(opened, -500, "B2", "A1");
        Verdict best = estimated(opened, 0, "B3", "B2");
        assertThat(kinds(new Explainer().mistake(opened, played, best, Prober.NONE)))
                .contains(Kind.CORNER_ALLOWED);
        assertThat(new Explainer().mistake(position, move(position, 0), move(position, 1), Prober.NONE))
                .isEmpty();
    }

    /** Returns a verdict without any result. */
    private static Verdict move(Position position, int index) {
        return estimated(position, -index, position.moves().get(index).text());
    }

    @Test
    void bestMoveIsNoMistake() {
        Verdict verdict = estimated(RAIDED, 0, "B2");
        assertThat(new Explainer().mistake(RAIDED, verdict, verdict, Prober.NONE))
                .isEmpty();
        assertThat(new Explainer().hint(RAIDED, verdict, List.of(verdict), Prober.NONE))
                .isEmpty();
    }

    @Test
    void incompleteLineGivesNoReasonAboutEnd() {
        Position position = Games.position("squirrel-war:7:OOOOO/XO-O-/XX--X/XXX-O/XXXOX:X");
        Oracle oracle = new Oracle(1, 1 << 20);
        List<Verdict> verdicts = oracle.analyse(AnalysisRequest.everyMove(position), Budget.unlimited())
                .verdicts();
        List<Verdict> cut = verdicts.stream()
                .map(v -> new Verdict(
                        true, v.move(), v.proven(), v.widest(), v.estimate(), v.depth(), v.chance(), List.of(v.move())))
                .toList();
        for (Verdict played : cut) {
            Prober prober = new OracleProber(oracle, 100_000, 100_000);
            assertThat(kinds(new Explainer().mistake(position, played, cut.get(0), prober)))
                    .doesNotContain(Kind.BALANCE, Kind.CELL_LEFT, Kind.CELL);
        }
    }

    @Test
    void dropsCandidateThatCannotBeChecked() {
        Oracle oracle = new Oracle(1, 1 << 20);
        List<Verdict> verdicts = oracle.analyse(AnalysisRequest.everyMove(RAIDED), Budget.unlimited())
                .verdicts();
        List<MoveReason> rejected = new ArrayList<>();
        Explainer explainer = new Explainer((reason, holds) -> {
            if (!holds) {
                rejected.add(reason);
            }
        });
        Verdict worst = verdicts.get(verdicts.size() - 1);
        List<MoveReason> reasons = explainer.mistake(RAIDED, worst, verdicts.get(0), Prober.NONE);
        assertThat(kinds(reasons)).doesNotContain(Kind.RAID_ALLOWED, Kind.RAID, Kind.CELL_LEFT, Kind.CELL);
        assertThat(rejected).isNotEmpty();
    }

    @Test
    void proberStaysWithinNodeLimit() {
        Oracle oracle = new Oracle(1, 1 << 20);
        OracleProber prober = new OracleProber(oracle, 10_000, 10_000);
        assertThat(prober.prove(RAIDED).map(Range::isExact)).contains(true);
        long left = prober.nodesLeft();
        assertThat(prober.prove(RAIDED)).isPresent();
        assertThat(prober.nodesLeft()).as("uses its cache").isEqualTo(left);
        assertThat(new OracleProber(oracle, 0, 10_000).prove(RAIDED)).isEmpty();
        Position over = Games.position("squirrel-war:7:XXXXX/XXXXX/XXXXX/XXXXX/XXXXO:O");
        assertThat(new OracleProber(oracle, 0, 0).prove(over).map(Range::upper))
                .isEqualTo(Optional.of(over.margin(Side.SECOND)));
    }
}
