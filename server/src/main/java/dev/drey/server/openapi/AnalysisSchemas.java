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
import dev.drey.wire.live.MapOfTheDayJson;
import java.util.List;
import java.util.stream.Stream;

/** The schemas of analyses, reviews and studies. */
public final class AnalysisSchemas {
    private static final List<String> CERTAINTIES =
            Stream.of(Certainty.values()).map(Certainty::text).toList();

    private static final String DECIDING =
            "The ply of the deciding mistake: the last one by the loser, after which the game was lost.";

    private static final String SWING = "If nobody lost: the ply of the worst marked move.";

    private static final List<String> MARKS =
            Stream.of(Mark.values()).map(Mark::text).toList();

    private static final List<String> PHASES =
            Stream.of(GamePhase.values()).map(GamePhase::text).toList();

    static final ObjectSchema VERDICT = ObjectSchema.of(
                    VerdictJson.class,
                    "Verdict",
                    "The value of a move for the side that plays it. Unknown values are missing, and so are those that the game does not have.")
            .required("move", "The move.")
            .required(
                    "certainty",
                    enumOf(CERTAINTIES),
                    "`proven`: the value is exact; `bounded`: it lies within proven bounds; `estimated`: the engine's best guess so far.")
            .optional("margin", "The proven final margin.")
            .optional("atLeast", "The proven lower bound of the margin.")
            .optional("atMost", "The proven upper bound of the margin.")
            .optional("estimate", "The estimated margin.")
            .optional("error", "The margin is within this many points of the estimate 95 % of the time.")
            .optional("winsIn", "The number of plies to the win; the maximum if bounded.")
            .optional("losesIn", "The number of plies to the loss; the maximum if bounded.")
            .optional(
                    "chance",
                    "The estimated chance of winning from 0 to 1, where a draw counts as half a win; missing if the result is proven.")
            .optional("depth", "The search depth of the estimate in plies.")
            .required(
                    "loss",
                    "The value of the best move minus the value of this one, in points; in a game without a score, in chances of winning.")
            .required("sure", "Whether the loss is proven (it can be 0), or at least that the result gets worse.")
            .optional(
                    "mark",
                    enumOf(MARKS),
                    "How bad the move is; missing if it is not bad. See docs/analysis.md for the scale.")
            .required("line", "The move and the expected continuation.");

    static final ObjectSchema HOLDING = ObjectSchema.of(
                    ReasonJson.HoldingJson.class, "Holding", "Cells that a side owns at the end.")
            .required("cells", "The names of the most important cells.")
            .required("count", "The number of cells.")
            .required("amount", "Their total value.");

    static final ObjectSchema REASON = ObjectSchema.of(
                    ReasonJson.class,
                    "Reason",
                    "A verified reason why a move is a mistake or the best. See docs/explanations.md for the kinds.")
            .required("kind", "The kind of reason.")
            .required("side", side(), "The acting side.")
            .optional("move", "The move of the acting side.")
            .optional("cells", "The names of the cells concerned.")
            .optional("count", "The number of cells, discs or moves concerned.")
            .optional("amount", "Their total value.")
            .optional("unit", "The unit of `amount`: nuts, cells or discs.")
            .optional("where", "The part of the board with most of the cells: top, bottom, left or right.")
            .optional("better", "The better move.")
            .optional("only", "Whether `better` is the only such move.")
            .optional("back", "The cells that the other side gets in return.")
            .optional("otherwise", "The number of passes of the side after the better move.")
            .required("text", "The reason as an English sentence, with the sides named X and O.");

    static final ObjectSchema ANALYSIS = ObjectSchema.of(
                    AnalysisJson.class, "Analysis", "The current results for a position.")
            .required("position", "The position as text.")
            .required("last", "Whether this is the last line.")
            .required("complete", "Whether the values of all moves are proven.")
            .required("depth", "The search depth of all moves in plies.")
            .required("nodes", "The number of searched positions.")
            .required("seconds", "The search time in seconds.")
            .required("moves", "The verdicts of all moves, best first.")
            .optional("why", "Why the best move is best; missing if no reason was found.");

    public static final ObjectSchema MAP_OF_THE_DAY = ObjectSchema.of(
                    MapOfTheDayJson.class, "MapOfTheDay", "The Squirrel War map of this day.")
            .required("date", "The date in UTC.")
            .required("number", "The number of the map.")
            .required("game", "The game on this map.")
            .required("solved", "Whether the value of the empty board and a best first move are proven.")
            .optional("margin", "The proven margin of the first side; missing if it is not proven or left out.")
            .optional("move", "A best first move; missing in the same cases.");

    static final ObjectSchema REVIEWED_MOVE = ObjectSchema.of(
                    ReviewJson.MoveJson.class, "ReviewedMove", "A move of a game, and how much it lost.")
            .required("ply", "The number of the move, from 1.")
            .required("side", side(), "The side that played it.")
            .required("played", "The verdict of the move that was played.")
            .required("best", "The verdict of the best move.")
            .required("punishment", "The best continuation of the opponent: to the end if proven, otherwise one reply.")
            .optional("why", "Why the move is a mistake; missing if no reason was found.");

    static final ObjectSchema REVIEW = ObjectSchema.of(ReviewJson.class, "Review", "The current results for a game.")
            .required("game", "The game with its set-up.")
            .required("start", "The start position.")
            .optional("last", "Whether this is the last line.")
            .required(
                    "moves", "The moves reviewed so far, in the order of play. The review starts with the last moves.")
            .optional("deciding", DECIDING)
            .optional("swing", SWING);

    static final ObjectSchema STUDIED_POSITION = ObjectSchema.of(
                    StudyJson.StudiedPositionJson.class, "StudiedPosition", "The current results for a position.")
            .required("position", "The position as text.")
            .optional(
                    "ply",
                    "The number of the move played in this position, from 1; missing if the position is not on the line.")
            .required("depth", "The search depth of all moves in plies.")
            .required("complete", "Whether the values of all moves are proven.")
            .required("nodes", "The number of searched positions.")
            .required("seconds", "The search time in seconds.")
            .required("moves", "The verdicts of all moves, best first.")
            .optional("why", "Why the move played is a mistake; missing if no reason was found.")
            .optional("whyBest", "Why the best move is best; missing if no reason was found.")
            .optional(
                    "punishment",
                    "The best continuation of the opponent after the move played: to the end if proven, otherwise one reply.");

    static final ObjectSchema STUDY = ObjectSchema.of(
                    StudyJson.class, "Study", "The changes since the line before, or since the version in `since`.")
            .required("version", "The version to send as `since` in the next request.")
            .required("last", "Whether this is the last line.")
            .optional("searching", "The position that the server is searching.")
            .required("reviewed", "The number of moves with results.")
            .required("total", "The number of moves of the line.")
            .required("positions", "The positions with new results, each with all its results.")
            .optional("deciding", DECIDING)
            .optional("swing", SWING);

    static final ObjectSchema MOMENT = ObjectSchema.of(
                    WeaknessesJson.MomentJson.class, "Moment", "A mistake in one of your games.")
            .required("game", "The id of the game.")
            .required("ply", "The number of the move, from 1.")
            .required("move", "The move.")
            .required("mark", enumOf(MARKS), "How bad the move is. See docs/analysis.md for the scale.")
            .required("sure", "Whether it is proven that the move loses something.")
            .optional("why", "The first reason why it is a mistake; missing if none was found.");

    static final ObjectSchema WEAKNESS = ObjectSchema.of(
                    WeaknessesJson.GroupJson.class,
                    "Weakness",
                    "Your mistakes of one category, in one kind of game and one phase.")
            .required("kind", "The category as a stable code; `other` if no reason was found.")
            .required("label", "The category in words.")
            .required("game", "The kind of game.")
            .required("phase", enumOf(PHASES), "The phase of the game.")
            .required("count", "The number of mistakes in the group.")
            .required("moments", "At most 10 of the mistakes, newest game first.");

    static final ObjectSchema WEAKNESSES = ObjectSchema.of(
                    WeaknessesJson.class, "Weaknesses", "Your common mistakes, according to the games reviewed so far.")
            .required("last", "Whether this is the last line.")
            .required("reviewed", "The number of your reviewed games.")
            .required("total", "The number of your games.")
            .required("moves", "The number of your moves in the reviewed games.")
            .required("mistakes", "The number of mistakes among them.")
            .required("groups", "The groups of mistakes, most frequent first.");

    static final ObjectSchema FAILED_SEARCH = ObjectSchema.of(
                    "LostSearch", "The last line if the search failed after the response had started.")
            .discriminator("problem")
            .required(
                    "code", string(), "The code of the problem; `hints-off` if you have started a game without hints.")
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
            MAP_OF_THE_DAY,
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
