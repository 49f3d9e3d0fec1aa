package dev.drey.server.openapi;

import static dev.drey.server.openapi.Types.oneOf;
import static dev.drey.server.openapi.Types.side;
import static dev.drey.server.openapi.Types.text;

import dev.drey.engine.Certainty;
import dev.drey.wire.AnalysisJson;
import dev.drey.wire.ReviewJson;
import dev.drey.wire.VerdictJson;
import java.util.List;
import java.util.stream.Stream;

/** What is known about moves. */
public final class TruthSchemas {
    private static final List<String> CERTAINTIES =
            Stream.of(Certainty.values()).map(Certainty::text).toList();

    static final ObjectSchema VERDICT = ObjectSchema.of(
                    VerdictJson.class,
                    "Verdict",
                    "What a move is worth, seen from the side that moves. What is not known, or makes no sense for the game, is missing.")
            .always("move", "The move.")
            .always(
                    "certainty",
                    oneOf(CERTAINTIES),
                    "`proven`: the value is known; `bounded`: it lies within proven bounds; `estimated`: a search thinks so.")
            .maybe("margin", "The final margin, proven.")
            .maybe("atLeast", "It is no less than that, proven.")
            .maybe("atMost", "It is no more than that, proven.")
            .maybe("estimate", "What the margin seems to be.")
            .maybe("winsIn", "In how many plies it wins; in so many or fewer if only bounded.")
            .maybe("losesIn", "In how many plies it loses; in so many or fewer if only bounded.")
            .maybe("chance", "Of winning, estimated, from 0 to 1.")
            .maybe("depth", "How many plies the estimate looks ahead.")
            .always("line", "The move, and how play goes on.");

    static final ObjectSchema ANALYSIS = ObjectSchema.of(
                    AnalysisJson.class, "Analysis", "All that is known about a position by now.")
            .always("position", "Which one, as text.")
            .always("last", "Whether no more will come.")
            .always("complete", "Whether every move is proven.")
            .always("depth", "How many plies all moves were looked at.")
            .always("nodes", "How many positions were looked at.")
            .always("seconds", "How long that took.")
            .always("moves", "Every move's verdict, the best first.");

    static final ObjectSchema REVIEWED_MOVE = ObjectSchema.of(
                    ReviewJson.MoveJson.class, "ReviewedMove", "A move of a finished game, and what it gave away.")
            .always("ply", "Its number, from 1.")
            .always("side", side(), "Who played it.")
            .always("gaveAway", "Points; in a game won or lost, chances of winning.")
            .always("sure", "Whether that is proven.")
            .always("played", "The move that was played.")
            .always("best", "The best there was.")
            .always("punishment", "How the other side would go on.");

    static final ObjectSchema REVIEW = ObjectSchema.of(
                    ReviewJson.class, "Review", "All that is known about a finished game by now.")
            .always("game", "The game with its set-up.")
            .always("start", "The position it began with.")
            .maybe("last", "Whether no more will come.")
            .always("moves", "Those looked at so far, in the order they were played; it begins with the last ones.")
            .maybe("losingMistake", "The number of the first move that lost a game not lost before.");

    static final ObjectSchema LOST = ObjectSchema.of(
                    "LostSearch", "The last line of a search that could not be finished: the answer had begun already.")
            .typed("problem")
            .always("code", text(), "The code of a problem.")
            .always("detail", text(), "What is wrong.");

    public static final UnionSchema ANALYSIS_LINE =
            new UnionSchema("AnalysisLine", "A line of an analysis.", List.of(ANALYSIS, LOST));

    public static final UnionSchema REVIEW_LINE =
            new UnionSchema("ReviewLine", "A line of a review.", List.of(REVIEW, LOST));

    static final List<Schema> ALL = List.of(ANALYSIS_LINE, ANALYSIS, VERDICT, REVIEW_LINE, REVIEW, REVIEWED_MOVE, LOST);

    private TruthSchemas() {}
}
