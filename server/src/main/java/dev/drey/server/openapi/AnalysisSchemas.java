package dev.drey.server.openapi;

import static dev.drey.server.openapi.Types.oneOf;
import static dev.drey.server.openapi.Types.side;
import static dev.drey.server.openapi.Types.text;

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

/** What is known about moves. */
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
            .always("move", "The move.")
            .always(
                    "certainty",
                    oneOf(CERTAINTIES),
                    "`proven`: the value is known; `bounded`: it lies within proven bounds; `estimated`: a search thinks so.")
            .maybe("margin", "The final margin, proven.")
            .maybe("atLeast", "It is no less than that, proven.")
            .maybe("atMost", "It is no more than that, proven.")
            .maybe("estimate", "What the margin seems to be.")
            .maybe("error", "The margin lies within so many points of the estimate 95 % of the time.")
            .maybe("winsIn", "In how many plies it wins; in so many or fewer if only bounded.")
            .maybe("losesIn", "In how many plies it loses; in so many or fewer if only bounded.")
            .maybe(
                    "chance",
                    "Of winning, estimated, from 0 to 1, a draw counting as half a win; missing where the result is proven.")
            .maybe("depth", "How many plies the estimate looks ahead.")
            .always("loss", "The best move minus this one: points; in a game won or lost, chances of winning.")
            .always("sure", "Whether the loss, or at least that the result gets worse, is proven.")
            .maybe("mark", oneOf(MARKS), "How bad the move is; missing if it is not. docs/analysis.md has the scale.")
            .always("line", "The move, and how play goes on.");

    static final ObjectSchema HOLDING = ObjectSchema.of(
                    ReasonJson.HoldingJson.class, "Holding", "Cells that a side ends with.")
            .always("cells", "The most important ones, by name.")
            .always("count", "How many there are.")
            .always("amount", "What they are worth.");

    static final ObjectSchema REASON = ObjectSchema.of(
                    ReasonJson.class,
                    "Reason",
                    "A checked fact that says why a move is a mistake, or why one is best; docs/explanations.md lists the kinds.")
            .always("kind", "What is claimed.")
            .always("side", side(), "Who acts.")
            .maybe("move", "The acting side's move.")
            .maybe("cells", "The cells it is about, by name.")
            .maybe("count", "How many cells, discs or moves are meant.")
            .maybe("amount", "What they are worth.")
            .maybe("unit", "What `amount` counts: nuts, cells or discs.")
            .maybe("where", "The part of the board in which most of the cells lie: top, bottom, left or right.")
            .maybe("better", "The move that would have been better, or that is.")
            .maybe("only", "Whether it is the only move that does it.")
            .maybe("back", "What the other side gets in return.")
            .maybe("otherwise", "How often the side must pass after the better move.")
            .always("text", "The sentence in English, with the sides called X and O.");

    static final ObjectSchema ANALYSIS = ObjectSchema.of(
                    AnalysisJson.class, "Analysis", "All that is known about a position by now.")
            .always("position", "Which one, as text.")
            .always("last", "Whether no more will come.")
            .always("complete", "Whether every move is proven.")
            .always("depth", "How many plies all moves were looked at.")
            .always("nodes", "How many positions were looked at.")
            .always("seconds", "How long that took.")
            .always("moves", "Every move's verdict, the best first.")
            .maybe("why", "Why the best move is best, if something is known to say.");

    static final ObjectSchema REVIEWED_MOVE = ObjectSchema.of(
                    ReviewJson.MoveJson.class, "ReviewedMove", "A move of a finished game, and what it gave away.")
            .always("ply", "Its number, from 1.")
            .always("side", side(), "Who played it.")
            .always("played", "The move that was played, with what it gave away.")
            .always("best", "The best there was.")
            .always(
                    "punishment",
                    "How the other side would go on: to the end where that is proven, else only the reply.")
            .maybe("why", "Why it is a mistake, if something is known to say.");

    static final ObjectSchema REVIEW = ObjectSchema.of(
                    ReviewJson.class, "Review", "All that is known about a finished game by now.")
            .always("game", "The game with its set-up.")
            .always("start", "The position it began with.")
            .maybe("last", "Whether no more will come.")
            .always("moves", "Those looked at so far, in the order they were played; it begins with the last ones.")
            .maybe("deciding", DECIDING)
            .maybe("swing", SWING);

    static final ObjectSchema STUDIED_POSITION = ObjectSchema.of(
                    StudyJson.PositionJson.class, "StudiedPosition", "All that is known about a position by now.")
            .always("position", "Which one, as text.")
            .maybe("ply", "The number of the move played in it, from 1; missing if it is not of the line.")
            .always("depth", "How many plies all moves were looked at.")
            .always("complete", "Whether every move is proven.")
            .always("nodes", "How many positions were looked at.")
            .always("seconds", "How long that took.")
            .always("moves", "Every move's verdict, the best first.")
            .maybe("why", "Why the move played is a mistake, if something is known to say.")
            .maybe("whyBest", "Why the best move is best, if something is known to say.")
            .maybe(
                    "punishment",
                    "How the other side goes on after the move played: to the end where that is proven, else only the reply.");

    static final ObjectSchema STUDY = ObjectSchema.of(
                    StudyJson.class,
                    "Study",
                    "What has changed since the line before, or since the version asked about.")
            .always("version", "To be sent as `since` in the next request.")
            .always("last", "Whether no more will come.")
            .maybe("searching", "The position that is being searched.")
            .always("reviewed", "About how many moves of the line something is known.")
            .always("total", "How many moves the line has.")
            .always("positions", "The positions about which more is known; each is told whole.")
            .maybe("deciding", DECIDING)
            .maybe("swing", SWING);

    static final ObjectSchema MOMENT = ObjectSchema.of(
                    WeaknessesJson.MomentJson.class, "Moment", "A marked move in one of your games.")
            .always("game", "The id of the game.")
            .always("ply", "The number of the move, from 1.")
            .always("move", "The move that was played.")
            .always("mark", oneOf(MARKS), "How bad it is; docs/analysis.md has the scale.")
            .always("sure", "Whether the loss, or at least that the result gets worse, is proven.")
            .maybe("why", "Why it is a mistake: the first reason; missing if none was found.");

    static final ObjectSchema WEAKNESS = ObjectSchema.of(
                    WeaknessesJson.GroupJson.class,
                    "Weakness",
                    "Your mistakes of one category in one phase of one kind of game.")
            .always("kind", "The code of the category; `other` if no reason was found.")
            .always("label", "The category in plain words.")
            .always("game", "The kind of game.")
            .always("phase", oneOf(PHASES), "The phase of the game.")
            .always("count", "How many there are.")
            .always("moments", "At most 10 of them, of the newest game first.");

    static final ObjectSchema WEAKNESSES = ObjectSchema.of(
                    WeaknessesJson.class, "Weaknesses", "Which kinds of mistakes you make, as far as known by now.")
            .always("last", "Whether no more will come.")
            .always("reviewed", "How many of your games were reviewed.")
            .always("total", "How many there are.")
            .always("moves", "How many moves you made in the games reviewed.")
            .always("mistakes", "How many of these are marked.")
            .always("groups", "The most frequent first.");

    static final ObjectSchema LOST = ObjectSchema.of(
                    "LostSearch", "The last line of a search that could not be finished: the answer had begun already.")
            .typed("problem")
            .always("code", text(), "The code of a problem.")
            .always("detail", text(), "What is wrong.");

    public static final UnionSchema ANALYSIS_LINE =
            new UnionSchema("AnalysisLine", "A line of an analysis.", List.of(ANALYSIS, LOST));

    public static final UnionSchema REVIEW_LINE =
            new UnionSchema("ReviewLine", "A line of a review.", List.of(REVIEW, LOST));

    public static final UnionSchema STUDY_LINE =
            new UnionSchema("StudyLine", "A line of a study.", List.of(STUDY, LOST));

    public static final UnionSchema WEAKNESSES_LINE =
            new UnionSchema("WeaknessesLine", "A line about your weaknesses.", List.of(WEAKNESSES, LOST));

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
            LOST);

    private AnalysisSchemas() {}
}
