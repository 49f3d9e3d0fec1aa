package dev.drey.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.engine.AnalysisRequest.Goal;
import dev.drey.rules.Games;
import dev.drey.rules.Position;
import dev.drey.rules.contract.StartPositions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SavedProofTest {
    private static final long TABLE_BYTES = 64 << 20;
    private static final long NO_PAUSE = Long.MAX_VALUE;
    private static final Position SMALL =
            Games.position("squirrel-war:22,4,73,28,15/1,11,62,18,36/23,21,63,30,75/42,80,26,60,84/15,18,2,30,44"
                    + ":XO-O-/OO--X/--X--/X-OX-/X--X-:O");

    /** The most demanding reference position with 16 empty cells. */
    private static final ReferencePosition REFERENCE = ReferencePosition.read("squirrel-war").stream()
            .filter(each -> each.empty() == 16)
            .skip(4)
            .findFirst()
            .orElseThrow();

    private static Analysis analysis(Position position, Goal goal, long nodes, int threads) {
        AnalysisRequest request = new AnalysisRequest(position, goal, Integer.MAX_VALUE, true);
        Analysis analysis = new Oracle(threads, TABLE_BYTES).newAnalysis(request, Budget.nodes(nodes));
        analysis.proveInParts(NO_PAUSE);
        return analysis;
    }

    private static byte[] save(Analysis analysis) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        analysis.save(out);
        return out.toByteArray();
    }

    private static SavedProof read(byte[] file) throws Exception {
        return SavedProof.read(new ByteArrayInputStream(file));
    }

    private static byte[] stopped(Position position, long nodes) throws IOException {
        Analysis analysis = analysis(position, Goal.BEST_MOVE, nodes, 1);
        assertThat(analysis.run().complete()).isFalse();
        return save(analysis);
    }

    /** With many empty cells, the estimate of the value takes minutes, too. */
    @Test
    void pausesWhileTheValueIsEstimated() {
        Position start = Games.game("squirrel-war:7").start();
        Analysis analysis = new Oracle(1, TABLE_BYTES)
                .newAnalysis(new AnalysisRequest(start, Goal.BEST_MOVE, 2, true), Budget.unlimited());
        analysis.proveInParts(20_000_000);
        List<byte[]> saved = new ArrayList<>();
        analysis.run(snapshot -> {
            if (analysis.progress().phase() == ProofProgress.Phase.ESTIMATING_VALUE) {
                try {
                    saved.add(save(analysis));
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
                analysis.stop();
            }
        });
        assertThat(saved).hasSize(1);
    }

    @Test
    void continuesAProofWithFewerNodesThanANewOne() throws Exception {
        Position position = REFERENCE.position();
        AnalysisSnapshot whole =
                analysis(position, Goal.BEST_MOVE, Long.MAX_VALUE, 1).run();
        assertThat(whole.proven()).isEqualTo(new Range(REFERENCE.value(), REFERENCE.value()));
        for (int part = 1; part < 8; part++) {
            SavedProof saved = read(stopped(position, whole.nodes() * part / 8));
            Analysis second = analysis(saved.position(), saved.goal(), Long.MAX_VALUE, 1 + part % 2);
            second.resume(saved);
            AnalysisSnapshot result = second.run();
            assertThat(result.proven()).isEqualTo(whole.proven());
            assertThat(result.complete()).isTrue();
            if (part % 2 == 0) {
                assertThat(result.nodes()).isLessThan(whole.nodes());
            }
            if (part == 6) {
                assertThat(result.nodes()).isLessThan(whole.nodes() * 2 / 3);
            }
        }
    }

    @Test
    void keepsRangesEstimatesPassesAndNodes() throws Exception {
        Analysis first = analysis(REFERENCE.position(), Goal.BEST_MOVE, 210_000, 1);
        AnalysisSnapshot before = first.run();
        SavedProof saved = read(save(first));
        assertThat(saved.position()).isEqualTo(REFERENCE.position());
        assertThat(saved.goal()).isEqualTo(Goal.BEST_MOVE);
        assertThat(saved.nodes()).isEqualTo(before.nodes());

        Analysis second = analysis(REFERENCE.position(), Goal.BEST_MOVE, 1, 1);
        second.resume(saved);
        assertThat(second.snapshot().verdicts()).isEqualTo(before.verdicts());
        assertThat(second.snapshot().depth()).isEqualTo(before.depth());
        assertThat(first.pass()).isPresent();
        second.run();
        assertThat(second.pass()).isEqualTo(first.pass());
        // Saved again, the nodes of both runs count.
        assertThat(read(save(second)).nodes())
                .isEqualTo(before.nodes() + second.snapshot().nodes());
    }

    @Test
    void aFinishedProofNeedsNoNodes() throws Exception {
        Analysis first = analysis(SMALL, Goal.BEST_MOVE, Long.MAX_VALUE, 1);
        AnalysisSnapshot before = first.run();
        Analysis second = analysis(SMALL, Goal.BEST_MOVE, Long.MAX_VALUE, 1);
        second.resume(read(save(first)));
        AnalysisSnapshot after = second.run();
        assertThat(after.complete()).isTrue();
        assertThat(after.nodes()).isZero();
        assertThat(after.best()).isEqualTo(before.best());
    }

    /** Ranges and lines at least. */
    @Test
    void everyGameAndGoalCanBeContinued() throws Exception {
        for (Position position : StartPositions.all()) {
            for (Goal goal : Goal.values()) {
                for (int nodes : new int[] {1, 3000}) {
                    AnalysisRequest request = new AnalysisRequest(position, goal, 3, true);
                    Analysis first = new Oracle(1, 1 << 20).newAnalysis(request, Budget.nodes(nodes));
                    AnalysisSnapshot before = first.run();
                    Analysis second = new Oracle(1, 1 << 20).newAnalysis(request, Budget.nodes(1));
                    second.resume(read(save(first)));
                    assertThat(second.snapshot().verdicts()).as(position.text()).isEqualTo(before.verdicts());
                }
            }
        }
    }

    /** Many pauses, and a save in each. */
    @Test
    void pausesDoNotChangeProvenValues() throws Exception {
        Position position = REFERENCE.position();
        for (Goal goal : List.of(Goal.BEST_MOVE, Goal.EVERY_MOVE)) {
            Analysis analysis = analysis(position, goal, Long.MAX_VALUE, 2);
            analysis.proveInParts(100_000_000);
            int[] saves = new int[1];
            AnalysisSnapshot result = analysis.run(known -> {
                try {
                    saves[0] += save(analysis).length > 0 ? 1 : 0;
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            });
            assertThat(result.complete()).isTrue();
            assertThat(result.proven()
                            .and(new Range(REFERENCE.value(), REFERENCE.value()))
                            .isExact())
                    .isTrue();
            assertThat(saves[0]).isPositive();
        }
    }

    @Test
    void anotherGoalCanContinue() throws Exception {
        SavedProof saved = read(stopped(REFERENCE.position(), 210_000));
        Analysis winner = analysis(REFERENCE.position(), Goal.WINNER, Long.MAX_VALUE, 1);
        winner.resume(saved);
        assertThat(winner.run().proven().result()).contains(Integer.signum(REFERENCE.value()));
    }

    @Test
    void rejectsEveryTruncationAndEveryFlippedByte() throws Exception {
        byte[] file = stopped(SMALL, 600);
        read(file);
        for (int length = 0; length < file.length; length++) {
            byte[] part = Arrays.copyOf(file, length);
            assertThatThrownBy(() -> read(part)).isInstanceOf(BadSavedProof.class);
        }
        for (int at = 0; at < file.length; at++) {
            for (int bits : new int[] {1, 0x80, 0xff}) {
                byte[] flipped = file.clone();
                flipped[at] ^= (byte) bits;
                assertThatThrownBy(() -> read(flipped)).isInstanceOf(BadSavedProof.class);
            }
        }
        byte[] longer = Arrays.copyOf(file, file.length + 1);
        assertThatThrownBy(() -> read(longer)).hasMessage("is damaged or incomplete");
    }

    @Test
    void explainsWhyAFileIsRejected() throws Exception {
        byte[] file = stopped(SMALL, 600);
        String text = new String(file, StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> read(latin1(text.replaceFirst("drey-proof 1", "drey-proof 2"))))
                .hasMessage("has version 2 of the format; this program reads only version 1");
        for (String foreign :
                List.of("", "x", "drey-proof", "drey-proof 1", "drey-proof x\n", "%PDF-1.7\n".repeat(9))) {
            assertThatThrownBy(() -> read(latin1(foreign)))
                    .hasMessage("is not a saved proof; its first line must be 'drey-proof 1'");
        }
        assertThatThrownBy(() -> read(latin1(text.substring(0, text.length() / 2))))
                .hasMessage("is damaged or incomplete");
    }

    private static byte[] latin1(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }

    @Test
    void isForOnePositionOnly() throws Exception {
        SavedProof saved = read(stopped(SMALL, 600));
        Analysis other = analysis(REFERENCE.position(), Goal.BEST_MOVE, 1, 1);
        assertThatThrownBy(() -> other.resume(saved)).isInstanceOf(IllegalArgumentException.class);
    }
}
