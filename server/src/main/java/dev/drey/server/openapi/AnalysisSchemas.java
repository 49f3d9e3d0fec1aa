package dev.drey.server.openapi;

import static dev.drey.server.openapi.JsonTypes.enumOf;
import static dev.drey.server.openapi.JsonTypes.side;
import static dev.drey.server.openapi.JsonTypes.string;

import dev.drey.analysis.Mark;
import dev.drey.engine.Certainty;
import dev.drey.engine.GamePhase;
import dev.drey.wire.AnalysisJson;
import dev.drey.wire.ReasonJson;
import dev.drey.wire.ReviewJson;
import dev.drey.wire.StudyJson;
import dev.drey.wire.VerdictJson;
import dev.drey.wire.WeaknessesJson;
import java.util.List;
import java.util.stream.Stream;

/** The schemas of analyses, reviews and studies. */
public final class AnalysisSchemas {
    private static final List<String> CERTAINTIES =
            Stream.of(Certainty.values()).map(Certainty::text).toList();

    private static final String DECIDING =
            "The number of the mistake that decided the game against the player who lost: the last one after which it was lost.";

    private static final String SWING = "Where nobody lost: the number of the marked move that gave away most.";

    private static final List<String> MARKS =
            Stream.of(Mark.values()).map(Mark::text).toList();

    private static final List<String> PHASES =
            Stream.of(GamePhase.values()).map(GamePhase::text).toList();

    static final ObjectSchema VERDICT = ObjectSchema.of(
                    VerdictJson.class,
                    "Verdict",
                    "What a move is worth, seen from the side that moves. What is not known, or makes no sense for the game, is missing.")
            .required("move", "The move.")
            .required(
                    "certainty",
                    enumOf(CERTAINTIES),
                    "`proven`: the value is known; `bounded`: it lies within proven bounds; `estimated`: a search thinks so.")
            .optional("margin", "The final margin, proven.")
            .optional("atLeast", "It is no less than that, proven.")
            .optional("atMost", "It is no more than that, proven.")
            .optional("estimate", "What the margin seems to be.")
            .optional("error", "The margin lies within so many points of the estimate 95 % of the time.")
            .optional("winsIn", "In how many plies it wins; in so many or fewer if only bounded.")
            .optional("losesIn", "In how many plies it loses; in so many or fewer if only bounded.")
            .optional(
                    "chance",
                    "Of winning, estimated, from 0 to 1, a draw counting as half a win; missing where the result is proven.")
            .optional("depth", "How many plies the estimate looks ahead.")
            .required("loss", "The best move minus this one: points; in a game won or lost, chances of winning.")
            .required("sure", "Whether the loss, or at least that the result gets worse, is proven.")
            .optional(
                    "mark", enumOf(MARKS), "How bad the move is; missing if it is not. docs/analysis.md has the scale.")
            .required("line", "The move, and how play goes on.");

    static final ObjectSchema HOLDING = ObjectSchema.of(
                    ReasonJson.HoldingJson.class, "Holding", "Cells that a side ends with.")
            .required("cells", "The most important ones, by name.")
            .required("count", "How many there are.")
            .required("amount", "What they are worth.");

    static final ObjectSchema REASON = ObjectSchema.of(
                    ReasonJson.class,
                    "Reason",
                    "A checked fact that says why a move is a mistake, or why one is best; docs/explanations.md lists the kinds.")
            .required("kind", "What is claimed.")
            .required("side", side(), "Who acts.")
            .optional("move", "The acting side's move.")
            .optional("cells", "The cells it is about, by name.")
            .optional("count", "How many cells, discs or moves are meant.")
            .optional("amount", "What they are worth.")
            .optional("unit", "What `amount` counts: nuts, cells or discs.")
            .optional("where", "The part of the board in which most of the cells lie: top, bottom, left or right.")
            .optional("better", "The move that would have been better, or that is.")
            .optional("only", "Whether it is the only move that does it.")
            .optional("back", "What the other side gets in return.")
            .optional("otherwise", "How often the side must pass after the better move.")
            .required("text", "The sentence in English, with the sides called X and O.");

    static final ObjectSchema ANALYSIS = ObjectSchema.of(
                    AnalysisJson.class, "Analysis", "All that is known about a position by now.")
            .required("position", "Which one, as text.")
            .required("last", "Whether no more will come.")
            .required("complete", "Whether every move is proven.")
            .required("depth", "How many plies all moves were looked at.")
            .required("nodes", "How many positions were looked at.")
            .required("seconds", "How long that took.")
            .required("moves", "Every move's verdict, the best first.")
            .optional("why", "Why the best move is best, if something is known to say.");

    static final ObjectSchema REVIEWED_MOVE = ObjectSchema.of(
                    ReviewJson.MoveJson.class, "ReviewedMove", "A move of a finished game, and what it gave away.")
            .required("ply", "Its number, from 1.")
            .required("side", side(), "Who played it.")
            .required("played", "The move that was played, with what it gave away.")
            .required("best", "The best there was.")
            .required(
                    "punishment",
                    "How the other side would go on: to the end where that is proven, else only the reply.")
            .optional("why", "Why it is a mistake, if something is known to say.");

    static final ObjectSchema REVIEW = ObjectSchema.of(
                    ReviewJson.class, "Review", "All that is known about a finished game by now.")
            .required("game", "The game with its set-up.")
            .required("start", "The position it began with.")
            .optional("last", "Whether no more will come.")
            .required("moves", "Those looked at so far, in the order they were played; it begins with the last ones.")
            .optional("deciding", DECIDING)
            .optional("swing", SWING);

    static final ObjectSchema STUDIED_POSITION = ObjectSchema.of(
                    StudyJson.StudiedPositionJson.class,
                    "StudiedPosition",
                    "All that is known about a position by now.")
            .required("position", "Which one, as text.")
            .optional("ply", "The number of the move played in it, from 1; missing if it is not of the line.")
            .required("depth", "How many plies all moves were looked at.")
            .required("complete", "Whether every move is proven.")
            .required("nodes", "How many positions were looked at.")
            .required("seconds", "How long that took.")
            .required("moves", "Every move's verdict, the best first.")
            .optional("why", "Why the move played is a mistake, if something is known to say.")
            .optional("whyBest", "Why the best move is best, if something is known to say.")
            .optional(
                    "punishment",
                    "How the other side goes on after the move played: to the end where that is proven, else only the reply.");

    static final ObjectSchema STUDY = ObjectSchema.of(
                    StudyJson.class,
                    "Study",
                    "What has changed since the line before, or since the version asked about.")
            .required("version", "To be sent as `since` in the next request.")
            .required("last", "Whether no more will come.")
            .optional("searching", "The position that is being searched.")
            .required("reviewed", "About how many moves of the line something is known.")
            .required("total", "How many moves the line has.")
            .required("positions", "The positions about which more is known; each is told whole.")
            .optional("deciding", DECIDING)
            .optional("swing", SWING);

    static final ObjectSchema MOMENT = ObjectSchema.of(
                    WeaknessesJson.MomentJson.class, "Moment", "A marked move in one of your games.")
            .required("game", "The id of the game.")
            .required("ply", "The number of the move, from 1.")
            .required("move", "The move that was played.")
            .required("mark", enumOf(MARKS), "How bad it is; docs/analysis.md has the scale.")
            .required("sure", "Whether the loss, or at least that the result gets worse, is proven.")
            .optional("why", "Why it is a mistake: the first reason; missing if none was found.");

    static final ObjectSchema WEAKNESS = ObjectSchema.of(
                    WeaknessesJson.GroupJson.class,
                    "Weakness",
                    "Your mistakes of one category in one phase of one kind of game.")
            .required("kind", "The code of the category; `other` if no reason was found.")
            .required("label", "The category in plain words.")
            .required("game", "The kind of game.")
            .required("phase", enumOf(PHASES), "The phase of the game.")
            .required("count", "How many there are.")
            .required("moments", "At most 10 of them, of the newest game first.");

    static final ObjectSchema WEAKNESSES = ObjectSchema.of(
                    WeaknessesJson.class, "Weaknesses", "Which kinds of mistakes you make, as far as known by now.")
            .required("last", "Whether no more will come.")
            .required("reviewed", "How many of your games were reviewed.")
            .required("total", "How many there are.")
            .required("moves", "How many moves you made in the games reviewed.")
            .required("mistakes", "How many of these are marked.")
            .required("groups", "The most frequent first.");

    static final ObjectSchema FAILED_SEARCH = ObjectSchema.of(
                    "LostSearch", "The last line of a search that could not be finished: the answer had begun already.")
            .discriminator("problem")
            .required("code", string(), "The code of a problem.")
            .required("detail", string(), "What is wrong.");

    public static final Schema.Union ANALYSIS_LINE =
            new Schema.Union("AnalysisLine", "A line of an analysis.", List.of(ANALYSIS, FAILED_SEARCH));

    public static final Schema.Union REVIEW_LINE =
            new Schema.Union("ReviewLine", "A line of a review.", List.of(REVIEW, FAILED_SEARCH));

    public static final Schema.Union STUDY_LINE =
            new Schema.Union("StudyLine", "A line of a study.", List.of(STUDY, FAILED_SEARCH));

    public static final Schema.Union WEAKNESSES_LINE =
            new Schema.Union("WeaknessesLine", "A line about your weaknesses.", List.of(WEAKNESSES, FAILED_SEARCH));

    static final List<Schema> ALL = List.of(
            ANALYSIS_LINE,
            ANALYSIS,
            VERDICT,
            REASON,
            HOLDING,
            REVIEW_LINE,
            REVIEW,
            REVIEWED_MOVE,
            STUDY_LINE,
            STUDY,
            STUDIED_POSITION,
            WEAKNESSES_LINE,
            WEAKNESSES,
            WEAKNESS,
            MOMENT,
            FAILED_SEARCH);

    private AnalysisSchemas() {}
}
