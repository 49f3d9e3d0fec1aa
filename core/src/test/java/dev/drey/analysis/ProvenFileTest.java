package dev.drey.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.engine.AnalysisRequest;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.Budget;
import dev.drey.engine.Oracle;
import dev.drey.engine.ProvenCache;
import dev.drey.engine.Range;
import dev.drey.engine.Verdict;
import dev.drey.rules.Games;
import dev.drey.rules.Move;
import dev.drey.rules.Position;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ProvenFileTest {
    private static final Position CLAIM = Games.game("adjacent-claim:3x3").start();
    private static final long MAX_BYTES = 1 << 20;

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("some/where/proven.txt");
    }

    private static List<Verdict> proven(Position position) {
        return new Oracle(1, 1 << 20)
                .analyse(AnalysisRequest.everyMove(position), Budget.nodes(200_000))
                .verdicts();
    }

    private static List<Verdict> keep(ProvenCache cache, Position position) {
        List<Verdict> verdicts = proven(position);
        cache.keep(position, verdicts);
        return verdicts;
    }

    private static void assertSame(List<Verdict> found, List<Verdict> kept) {
        assertThat(found).hasSameSizeAs(kept);
        for (int i = 0; i < kept.size(); i++) {
            assertThat(found.get(i).move()).isEqualTo(kept.get(i).move());
            assertThat(found.get(i).proven()).isEqualTo(kept.get(i).proven());
            assertThat(found.get(i).widest()).isEqualTo(kept.get(i).widest());
            if (kept.get(i).proven().isExact()) {
                assertThat(found.get(i).line()).isEqualTo(kept.get(i).line());
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"adjacent-claim:3x3, 1", "squirrel-war:7, 17", "santorini:CC, 24", "othello, 54", "shellos-shuffle, 54"
    })
    void findsResultsOfEarlierProgram(String game, int plies) {
        Position position = randomPosition(Games.game(game).start(), plies, new Random(plies));
        List<Verdict> kept = keep(new ProvenFile(file(), MAX_BYTES), position);
        assertThat(kept).anyMatch(verdict -> verdict.proven().isDecided());
        assertSame(new ProvenFile(file(), MAX_BYTES).find(position), kept);
    }

    /** Returns a position of an unfinished game. */
    private static Position randomPosition(Position start, int plies, Random random) {
        Position position = start;
        for (int i = 0; i < plies; i++) {
            List<Move> moves = position.moves();
            position = position.play(moves.get(random.nextInt(moves.size())));
            if (position.isOver()) {
                return randomPosition(start, plies, random);
            }
        }
        return position;
    }

    @Test
    void keptProofNeedsNoSearch() {
        Oracle oracle = new Oracle(1, 1 << 20);
        AnalysisStore before = new AnalysisStore(100, new ProvenFile(file(), MAX_BYTES));
        AnalysisSnapshot proven = before.search(oracle, AnalysisRequest.everyMove(CLAIM), Budget.unlimited());
        AnalysisStore after = new AnalysisStore(100, new ProvenFile(file(), MAX_BYTES));
        AnalysisSnapshot found = after.find(CLAIM).orElseThrow();
        assertThat(found.complete()).isTrue();
        assertThat(found.proven()).isEqualTo(proven.proven());
        assertThat(found.best().line()).isEqualTo(proven.best().line());
        assertThat(found.nodes()).isZero();
    }

    @Test
    void findsNothingForUnknownPosition() {
        assertThat(new ProvenFile(file(), MAX_BYTES).find(CLAIM)).isEmpty();
        assertThat(file()).doesNotExist();
    }

    @Test
    void keepsNoEstimates() {
        Position start = Games.game("othello").start();
        ProvenFile cache = new ProvenFile(file(), MAX_BYTES);
        cache.keep(
                start,
                new Oracle(1, 1 << 20)
                        .analyse(AnalysisRequest.everyMove(start).toDepth(3), Budget.unlimited())
                        .verdicts());
        assertThat(file()).doesNotExist();
    }

    /** Damages every byte in turn: each result must be right or missing. */
    @Test
    void damagedFileNeverYieldsWrongResult() throws IOException {
        List<Verdict> kept = keep(new ProvenFile(file(), MAX_BYTES), CLAIM);
        byte[] whole = Files.readAllBytes(file());
        for (int i = 0; i < whole.length; i += 3) {
            byte[] damaged = whole.clone();
            damaged[i] ^= 0x15;
            Files.write(file(), damaged);
            List<Verdict> found = new ProvenFile(file(), MAX_BYTES).find(CLAIM);
            if (!found.isEmpty()) {
                assertSame(found, kept);
            }
        }
    }

    @Test
    void tornLineIsLostAndNextLineIsNot() throws IOException {
        Position other = CLAIM.play(CLAIM.moves().get(0));
        keep(new ProvenFile(file(), MAX_BYTES), CLAIM);
        String whole = Files.readString(file(), StandardCharsets.ISO_8859_1);
        Files.writeString(file(), whole.substring(0, whole.length() - 20), StandardCharsets.ISO_8859_1);
        keep(new ProvenFile(file(), MAX_BYTES), other);
        ProvenFile again = new ProvenFile(file(), MAX_BYTES);
        assertThat(again.find(CLAIM)).isEmpty();
        assertThat(again.find(other)).isNotEmpty();
    }

    @Test
    void severalProgramsShareFile() {
        ProvenFile one = new ProvenFile(file(), MAX_BYTES);
        ProvenFile two = new ProvenFile(file(), MAX_BYTES);
        Position other = CLAIM.play(CLAIM.moves().get(0));
        one.find(CLAIM);
        two.find(CLAIM);
        keep(one, CLAIM);
        keep(two, other);
        ProvenFile third = new ProvenFile(file(), MAX_BYTES);
        assertThat(third.find(CLAIM)).isNotEmpty();
        assertThat(third.find(other)).isNotEmpty();
    }

    @Test
    void shorterSearchesDoNotReplaceWhatOthersHaveProven() {
        Position position = Games.game("adjacent-claim:4x4").start();
        List<Verdict> whole = proven(position);
        Verdict first = whole.get(0);
        List<Verdict> little = new ArrayList<>(
                whole.stream().map(verdict -> verdict.with(verdict.widest())).toList());
        little.set(
                0, first.with(new Range(first.proven().lower(), first.widest().upper())));
        ProvenFile one = new ProvenFile(file(), MAX_BYTES);
        assertThat(one.find(position)).isEmpty();
        keep(new ProvenFile(file(), MAX_BYTES), position);
        // This program read the file before the other one wrote to it.
        one.keep(position, little);
        assertSame(one.find(position), whole);
        assertSame(new ProvenFile(file(), MAX_BYTES).find(position), whole);
        one.keep(position, little);
        assertSame(one.find(position), whole);
    }

    @Test
    void fullFileDropsOldestResults() throws IOException {
        long maxBytes = 8_000;
        ProvenFile cache = new ProvenFile(file(), maxBytes);
        List<Position> positions = new ArrayList<>();
        for (int i = 0; i < 9; i++) {
            Position next = CLAIM.play(CLAIM.moves().get(i));
            positions.add(next);
            next.moves().forEach(move -> positions.add(next.play(move)));
        }
        for (Position position : positions) {
            keep(cache, position);
            assertThat(Files.size(file())).isLessThanOrEqualTo(maxBytes);
        }
        ProvenFile again = new ProvenFile(file(), maxBytes);
        assertThat(again.find(positions.get(1))).isEmpty();
        assertThat(again.find(positions.get(positions.size() - 1))).isNotEmpty();
    }

    /** Results of the opening stay while endgames fill the file many times, and the newest result stays as well. */
    @Test
    void fullFileKeepsOpeningRatherThanEndgames() throws IOException {
        long maxBytes = 8_000;
        ProvenFile cache = new ProvenFile(file(), maxBytes);
        keep(cache, CLAIM);
        long shrunk = 0;
        long size = Files.size(file());
        Random random = new Random(1);
        for (int i = 0; i < 300; i++) {
            Position endgame = randomPosition(CLAIM, 3 + i % 5, random);
            keep(cache, endgame);
            shrunk += Files.size(file()) < size ? 1 : 0;
            size = Files.size(file());
            assertThat(size).isLessThanOrEqualTo(maxBytes);
            assertThat(cache.find(endgame)).isNotEmpty();
        }
        assertThat(shrunk).isGreaterThan(3);
        assertThat(new ProvenFile(file(), maxBytes).find(CLAIM)).isNotEmpty();
    }

    /** Old results never take more than a quarter of the file for good. */
    @Test
    void fullFileKeepsNewestEndgamesBesideOpenings() throws IOException {
        long maxBytes = 8_000;
        ProvenFile cache = new ProvenFile(file(), maxBytes);
        for (Move first : CLAIM.moves()) {
            Position second = CLAIM.play(first);
            for (Move reply : second.moves()) {
                keep(cache, second.play(reply));
            }
        }
        List<Position> endgames = new ArrayList<>();
        Random random = new Random(2);
        for (int i = 0; i < 100; i++) {
            Position endgame = randomPosition(CLAIM, 6, random);
            keep(cache, endgame);
            endgames.add(endgame);
        }
        ProvenFile again = new ProvenFile(file(), maxBytes);
        assertThat(endgames.subList(90, 100))
                .allMatch(endgame -> !again.find(endgame).isEmpty());
    }

    @Test
    void unwritableFileCausesNoError() throws IOException {
        Path blocked = folder.resolve("blocked");
        Files.writeString(blocked, "a file, and no folder", StandardOpenOption.CREATE_NEW);
        ProvenFile cache = new ProvenFile(blocked.resolve("proven.txt"), MAX_BYTES);
        keep(cache, CLAIM);
        assertThat(new ProvenFile(blocked.resolve("proven.txt"), MAX_BYTES).find(CLAIM))
                .isEmpty();
    }

    @Test
    void replacesFileOfOtherFormat() throws IOException {
        Files.createDirectories(file().getParent());
        Files.writeString(file(), "drey-proven 0\nsomething\n");
        keep(new ProvenFile(file(), MAX_BYTES), CLAIM);
        assertThat(new ProvenFile(file(), MAX_BYTES).find(CLAIM)).isNotEmpty();
    }
}
