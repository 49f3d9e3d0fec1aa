package dev.drey.wire;

import static org.assertj.core.api.Assertions.assertThat;

import dev.drey.analysis.explain.MoveReason;
import dev.drey.analysis.explain.MoveReason.Holding;
import dev.drey.analysis.explain.MoveReason.Kind;
import dev.drey.analysis.explain.MoveReason.Unit;
import dev.drey.analysis.explain.MoveReason.Where;
import dev.drey.rules.Side;
import dev.drey.wire.live.Json;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Every form of every reason with its sentence. The client's tests read the same file (web/test/why.test.ts), so that both make
 * the same sentences; {@code -Ddrey.golden=write} writes it anew.
 */
final class ReasonJsonTest {
    private static final Path GOLDEN = Path.of("src", "test", "resources", "dev", "drey", "wire", "golden", "why.json");
    private static final JsonMapper JSON =
            JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    /** What the file holds. */
    private record Golden(List<ReasonJson> reasons, Map<String, String> categories) {}

    private static MoveReason of(Kind kind) {
        return MoveReason.of(kind, Side.SECOND);
    }

    private static MoveReason nuts(Kind kind, String move, int amount, String... cells) {
        return of(kind).withMove(move).withCells(List.of(cells)).withAmount(amount, Unit.NUTS);
    }

    private static MoveReason discs(Kind kind, String move, String... cells) {
        return of(kind).withMove(move).withCells(List.of(cells)).withAmount(cells.length, Unit.DISCS);
    }

    private static MoveReason cells(Kind kind, String move, int count, Optional<Where> where, String... cells) {
        return of(kind).withMove(move)
                .withCells(List.of(cells))
                .withCount(count)
                .withAmount(count, Unit.CELLS)
                .withWhere(where);
    }

    private static MoveReason steps(Kind kind, String move, String... cells) {
        return of(kind).withMove(move).withCells(List.of(cells));
    }

    private static MoveReason passes(int played, int better) {
        return of(Kind.PASSES).withMove("B2").withBetter("C3").withTimes(played, better);
    }

    private static MoveReason balance(Unit unit, int count, int amount, Optional<Where> where, String... cells) {
        return of(Kind.BALANCE)
                .withMove("B2")
                .withCells(List.of(cells))
                .withCount(count)
                .withAmount(amount, unit)
                .withWhere(where)
                .withBetter("C3");
    }

    private static List<MoveReason> reasons() {
        return List.of(
                nuts(Kind.RAID_ALLOWED, "E5", 143, "E4", "D5"),
                nuts(Kind.RAID_ALLOWED, "E5", 143, "E4", "D5").withBetter("C3"),
                nuts(Kind.RAID_ALLOWED, "E5", 143, "E4", "D5").withBetter("E5"),
                nuts(Kind.RAID, "C3", 120, "C2", "D3", "C4"),
                nuts(Kind.RAID_PREVENTED, "E5", 97, "E4").withBetter("C3"),
                nuts(Kind.RAID_PREVENTED, "E5", 97, "E4").withBetter("E5"),
                nuts(Kind.CELL_LEFT, "E5", 97),
                nuts(Kind.CELL, "E5", 1),
                steps(Kind.WIN_ALLOWED, "22-32", "32"),
                steps(Kind.WIN_ALLOWED, "22-32", "32").withBetter("33-23+22"),
                steps(Kind.WIN_ALLOWED, "22-32", "32", "21")
                        .withBetter("33-23+22")
                        .asOnly(true),
                steps(Kind.WIN, "22-32", "32"),
                of(Kind.TOWER_KILLED).withCells(List.of("22")).withBetter("33-23+22"),
                of(Kind.TOWER_KILLED)
                        .withCells(List.of("22"))
                        .withBetter("33-23+22")
                        .asOnly(true),
                steps(Kind.DOUBLE_THREAT_ALLOWED, "12-22+23", "33", "31"),
                steps(Kind.DOUBLE_THREAT_ALLOWED, "12-22+23", "33"),
                steps(Kind.DOUBLE_THREAT_ALLOWED, "12-22+23"),
                steps(Kind.DOUBLE_THREAT, "12-22+23", "33", "31", "11"),
                steps(Kind.DOUBLE_THREAT, "12-22+23"),
                steps(Kind.CHAIN_ALLOWED, "12-22+23").withCount(3),
                steps(Kind.CHAIN, "12-22+23").withCount(4),
                steps(Kind.THREAT_ALLOWED, "12-22+23").withCount(2),
                steps(Kind.THREAT_ALLOWED, "12-22+23", "33"),
                steps(Kind.THREAT, "12-22+23").withCount(10),
                steps(Kind.THREAT, "12-22+23", "33"),
                steps(Kind.CLIMB_ALLOWED, "12-22+23", "33").withCount(3),
                steps(Kind.CLIMB, "12-22+23", "33").withCount(3),
                steps(Kind.STUCK_ALLOWED, "12-22+23").withCount(1),
                steps(Kind.STUCK_ALLOWED, "12-22+23").withCount(4),
                steps(Kind.STUCK, "12-22+23").withCount(1),
                steps(Kind.STUCK, "12-22+23").withCount(4),
                cells(Kind.CUT_OFF_ALLOWED, "C3", 3, Optional.empty(), "A4", "A5", "B5"),
                cells(Kind.CUT_OFF_ALLOWED, "C3", 6, Optional.of(Where.RIGHT)),
                cells(Kind.CUT_OFF, "C3", 2, Optional.empty(), "A4", "A5"),
                cells(Kind.CUT_OFF, "C3", 12, Optional.empty()),
                cells(Kind.CUT_OFF, "C3", 10, Optional.of(Where.TOP)),
                passes(4, 1),
                passes(2, 0),
                passes(0, 3),
                passes(1, 2),
                of(Kind.CORNER_ALLOWED).withMove("a1"),
                of(Kind.CORNER_ALLOWED).withMove("a1").withBetter("g7"),
                of(Kind.CORNER_ALLOWED).withMove("a1").withBetter("a1"),
                of(Kind.CORNER).withMove("a1"),
                of(Kind.CORNER_LOST).withMove("b2").withCells(List.of("a1")).withBetter("g7"),
                discs(Kind.FLIPS_ALLOWED, "c3", "c4", "c5", "c6"),
                discs(Kind.FLIPS, "c3", "c4", "c5", "c6", "d3"),
                of(Kind.PASS_ALLOWED).withMove("g2"),
                of(Kind.PASS).withMove("g2"),
                discs(Kind.LAST_MOVE, "h8", "g8").withBetter("g7"),
                discs(Kind.LAST_MOVE, "h8", "g8", "f8").withBetter("g7"),
                balance(Unit.NUTS, 2, 143, Optional.empty(), "E4", "D5"),
                balance(Unit.NUTS, 1, 97, Optional.empty(), "E4"),
                balance(Unit.NUTS, 5, 210, Optional.empty(), "E4", "D5", "A1")
                        .withBack(new Holding(List.of("A2"), 1, 20)),
                balance(Unit.DISCS, 9, 9, Optional.of(Where.TOP)).withBack(new Holding(List.of(), 4, 4)),
                balance(Unit.DISCS, 4, 4, Optional.empty(), "a1"),
                balance(Unit.CELLS, 6, 6, Optional.of(Where.RIGHT)).withBack(new Holding(List.of("A1"), 1, 1)),
                balance(Unit.CELLS, 2, 2, Optional.empty(), "C3", "C4"));
    }

    private static String golden() {
        Map<String, String> categories = new TreeMap<>();
        for (Kind kind : Kind.values()) {
            categories.put(kind.code(), kind.category());
        }
        return JSON.writeValueAsString(new Golden(ReasonJson.of(reasons()), categories)) + "\n";
    }

    @Test
    void sentencesAreThoseOfTheGoldenFile() throws IOException {
        if ("write".equals(System.getProperty("drey.golden"))) {
            Files.writeString(GOLDEN, golden());
        }
        assertThat(golden()).isEqualTo(Files.readString(GOLDEN));
    }

    @Test
    void whatWasWrittenIsRead() {
        for (MoveReason reason : reasons()) {
            assertThat(ReasonJson.read(Json.parse(Json.text(ReasonJson.of(reason)))))
                    .isEqualTo(reason);
        }
    }

    @Test
    void everyKindIsThere() {
        assertThat(reasons().stream().map(MoveReason::kind).collect(Collectors.toSet()))
                .containsExactlyInAnyOrder(Kind.values());
    }

    @Test
    void codesDiffer() {
        assertThat(Arrays.stream(Kind.values()).map(Kind::code).distinct()).hasSize(Kind.values().length);
    }
}
