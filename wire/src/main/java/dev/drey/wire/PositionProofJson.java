package dev.drey.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.engine.PositionProof;
import dev.drey.engine.Range;
import dev.drey.engine.Values;
import dev.drey.rules.Move;
import org.jspecify.annotations.Nullable;

/**
 * What is proven about a position as JSON. Properties that are unknown or do not apply to the game are missing.
 *
 * @param margin the proven final margin
 * @param atLeast the proven lower bound of the margin
 * @param atMost the proven upper bound of the margin
 * @param winsIn the number of plies to the win; an upper bound if the value is not proven
 * @param losesIn the number of plies to the loss; an upper bound if the value is not proven
 * @param best the move that reaches the lower bound
 * @param noBetter the number of other moves proven no better; without a lower bound, of moves proven to lose
 * @param open the number of other moves, which may be better
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({"margin", "atLeast", "atMost", "winsIn", "losesIn", "best", "noBetter", "open"})
public record PositionProofJson(
        @Nullable Integer margin,
        @Nullable Integer atLeast,
        @Nullable Integer atMost,
        @Nullable Integer winsIn,
        @Nullable Integer losesIn,
        @Nullable String best,
        int noBetter,
        int open) {
    static PositionProofJson of(PositionProof proof) {
        Range proven = proof.proven();
        boolean scored = proof.scored();
        boolean exact = proven.isExact();
        boolean below = scored && !exact && proven.lower() > proof.widest().lower();
        boolean above = scored && !exact && proven.upper() < proof.widest().upper();
        return new PositionProofJson(
                scored && exact ? (Integer) proven.lower() : null,
                below ? (Integer) proven.lower() : null,
                above ? (Integer) proven.upper() : null,
                !scored && proven.lower() > 0 ? (Integer) Values.plies(proven.lower()) : null,
                !scored && proven.upper() < 0 ? (Integer) Values.plies(proven.upper()) : null,
                proof.best().map(Move::text).orElse(null),
                proof.noBetter(),
                proof.open());
    }
}
