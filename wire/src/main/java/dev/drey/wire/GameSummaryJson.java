package dev.drey.wire;

import dev.drey.analysis.GameSummary;
import dev.drey.analysis.Mark;
import dev.drey.engine.GamePhase;
import dev.drey.rules.Side;
import dev.drey.wire.live.Json;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The stored form of summaries of reviewed games. */
public final class GameSummaryJson {
    private static final int MAX_PLIES = 10_000;

    private GameSummaryJson() {}

    /** Returns the JSON in one line. */
    public static String write(GameSummary summary) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("X", summary.firstMoves());
        json.put("O", summary.secondMoves());
        json.put(
                "mistakes",
                summary.mistakes().stream().map(GameSummaryJson::mistake).toList());
        return Json.text(json);
    }

    private static Map<String, Object> mistake(GameSummary.Mistake mistake) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("ply", mistake.ply());
        json.put("side", String.valueOf(mistake.side().letter()));
        json.put("move", mistake.move());
        json.put("mark", mistake.mark().text());
        json.put("sure", mistake.sure());
        json.put("phase", mistake.phase().text());
        mistake.reason().ifPresent(reason -> json.put("why", ReasonJson.of(reason)));
        return json;
    }

    /** Parses a summary. @throws BadJson if the text is not a summary */
    public static GameSummary read(String text) {
        LocatedJson json = Json.parse(text).object();
        LocatedJson all = json.property("mistakes").array();
        List<GameSummary.Mistake> mistakes = new ArrayList<>();
        for (int i = 0; i < all.value().size(); i++) {
            mistakes.add(mistake(all.element(i).object()));
        }
        return new GameSummary(
                json.property("X").integer(0, MAX_PLIES), json.property("O").integer(0, MAX_PLIES), mistakes);
    }

    private static GameSummary.Mistake mistake(LocatedJson json) {
        LocatedJson why = json.property("why");
        return new GameSummary.Mistake(
                json.property("ply").integer(1, MAX_PLIES),
                json.property("side").oneOf(Side.values(), side -> String.valueOf(side.letter())),
                json.property("move").string(),
                json.property("mark").oneOf(Mark.values(), Mark::text),
                json.property("sure").bool(),
                json.property("phase").oneOf(GamePhase.values(), GamePhase::text),
                why.exists() ? Optional.of(ReasonJson.read(why)) : Optional.empty());
    }
}
