package dev.drey.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.drey.engine.AnalysisSnapshot;
import dev.drey.engine.PositionProof;
import dev.drey.wire.live.Json;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The result of a proof as one JSON object: that of an analysis and what is proven about the position, see docs/analysis.md.
 *
 * @param proven what is proven about the position; missing if the game is over
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SolveJson(
        @JsonUnwrapped AnalysisJson analysis, @Nullable PositionProofJson proven) {
    public static SolveJson of(AnalysisSnapshot analysis, Optional<PositionProof> proof) {
        return new SolveJson(
                AnalysisJson.of(analysis, true),
                proof.map(PositionProofJson::of).orElse(null));
    }

    /** Returns the JSON in one line. */
    public String text() {
        return Json.text(this);
    }
}
