package dev.drey.wire;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import dev.drey.analysis.explain.MoveReason;
import dev.drey.analysis.explain.ReasonText;
import dev.drey.rules.Side;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A reason as JSON, see docs/explanations.md. Fields without a value are missing.
 *
 * @param kind the code of the claim
 * @param side the side that acts, X or O
 * @param text the sentence, with the sides called X and O
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
@JsonPropertyOrder({
    "kind",
    "side",
    "move",
    "cells",
    "count",
    "amount",
    "unit",
    "where",
    "better",
    "only",
    "back",
    "otherwise",
    "text"
})
public record ReasonJson(
        String kind,
        String side,
        @Nullable String move,
        @Nullable List<String> cells,
        @Nullable Integer count,
        @Nullable Integer amount,
        @Nullable String unit,
        @Nullable String where,
        @Nullable String better,
        @Nullable Boolean only,
        @Nullable HoldingJson back,
        @Nullable Integer otherwise,
        String text) {
    private static final int MAX_NUMBER = 1_000_000;

    /** The cells that a side owns in the end. */
    @JsonPropertyOrder({"cells", "count", "amount"})
    public record HoldingJson(List<String> cells, int count, int amount) {
        static HoldingJson of(MoveReason.Holding holding) {
            return new HoldingJson(holding.cells(), holding.count(), holding.amount());
        }
    }

    public static ReasonJson of(MoveReason reason) {
        return new ReasonJson(
                reason.kind().code(),
                String.valueOf(reason.side().letter()),
                reason.move().orElse(null),
                reason.cells().isEmpty() ? null : reason.cells(),
                number(reason.count()),
                number(reason.amount()),
                reason.unit().map(MoveReason.Unit::code).orElse(null),
                reason.where().map(MoveReason.Where::code).orElse(null),
                reason.better().orElse(null),
                reason.only() ? Boolean.TRUE : null,
                reason.back().map(HoldingJson::of).orElse(null),
                number(reason.otherwise()),
                ReasonText.sentence(reason));
    }

    public static List<ReasonJson> of(List<MoveReason> reasons) {
        return reasons.stream().map(ReasonJson::of).toList();
    }

    /**
     * Parses a reason; the text is ignored, because it follows from the other fields. @throws BadJson if the value is
     * not a reason
     */
    static MoveReason read(LocatedJson json) {
        return new MoveReason(
                json.property("kind").oneOf(MoveReason.Kind.values(), MoveReason.Kind::code),
                json.property("side").oneOf(Side.values(), side -> String.valueOf(side.letter())),
                json.property("move").optional(LocatedJson::string),
                names(json.property("cells")),
                number(json.property("count")),
                number(json.property("amount")),
                json.property("unit").optional(unit -> unit.oneOf(MoveReason.Unit.values(), MoveReason.Unit::code)),
                json.property("where")
                        .optional(where -> where.oneOf(MoveReason.Where.values(), MoveReason.Where::code)),
                json.property("better").optional(LocatedJson::string),
                json.property("only").exists(),
                json.property("back").optional(ReasonJson::holding),
                number(json.property("otherwise")));
    }

    private static MoveReason.Holding holding(LocatedJson json) {
        return new MoveReason.Holding(
                names(json.property("cells")), number(json.property("count")), number(json.property("amount")));
    }

    private static List<String> names(LocatedJson json) {
        List<String> names = new ArrayList<>();
        for (int i = 0; json.exists() && i < json.array().value().size(); i++) {
            names.add(json.element(i).string());
        }
        return names;
    }

    private static int number(LocatedJson json) {
        return json.exists() ? json.integer(0, MAX_NUMBER) : 0;
    }

    private static @Nullable Integer number(int value) {
        return value == 0 ? null : (Integer) value;
    }
}
