package dev.drey.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.drey.analysis.GameSummary;
import dev.drey.analysis.Mark;
import dev.drey.analysis.explain.MoveReason;
import dev.drey.engine.GamePhase;
import dev.drey.rules.Side;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class GameSummaryJsonTest {
    private static final GameSummary SUMMARY = new GameSummary(
            13,
            12,
            List.of(
                    new GameSummary.Mistake(
                            3, Side.FIRST, "D4", Mark.INACCURACY, false, GamePhase.OPENING, Optional.empty()),
                    new GameSummary.Mistake(
                            12,
                            Side.SECOND,
                            "E2",
                            Mark.BLUNDER,
                            true,
                            GamePhase.MIDDLE,
                            Optional.of(MoveReason.of(MoveReason.Kind.RAID_ALLOWED, Side.FIRST)
                                    .withMove("E5")
                                    .withCells(List.of("E4", "D5"))
                                    .withAmount(143, MoveReason.Unit.NUTS)
                                    .withBetter("C5")))));

    private static final String TEXT = "{\"X\":13,\"O\":12,\"mistakes\":["
            + "{\"ply\":3,\"side\":\"X\",\"move\":\"D4\",\"mark\":\"inaccuracy\",\"sure\":false,\"phase\":\"opening\"},"
            + "{\"ply\":12,\"side\":\"O\",\"move\":\"E2\",\"mark\":\"blunder\",\"sure\":true,\"phase\":\"middle\","
            + "\"why\":{\"kind\":\"raid-allowed\",\"side\":\"X\",\"move\":\"E5\",\"cells\":[\"E4\",\"D5\"],\"count\":2,"
            + "\"amount\":143,\"unit\":\"nuts\",\"better\":\"C5\","
            + "\"text\":\"X raids E5 and takes E4 and D5, 143 nuts; C5 prevents it.\"}}]}";

    /** Summaries are stored: a change of the format must increase their version. */
    @Test
    void writesASummaryInOneLine() {
        assertThat(GameSummaryJson.write(SUMMARY)).isEqualTo(TEXT);
        assertThat(GameSummary.VERSION).isEqualTo(2);
    }

    @Test
    void readsWhatItWrote() {
        assertThat(GameSummaryJson.read(TEXT)).isEqualTo(SUMMARY);
        GameSummary none = new GameSummary(1, 0, List.of());
        assertThat(GameSummaryJson.read(GameSummaryJson.write(none))).isEqualTo(none);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{}",
                "{\"X\":1,\"O\":-1,\"mistakes\":[]}",
                "{\"X\":1,\"O\":1,\"mistakes\":[{}]}",
                "{\"X\":1,\"O\":1,\"mistakes\":[{\"ply\":1,\"side\":\"X\",\"move\":\"A1\",\"mark\":\"slip\"}]}"
            })
    void rejectsInvalidSummaries(String text) {
        assertThatThrownBy(() -> GameSummaryJson.read(text)).isInstanceOf(BadJson.class);
    }
}
